// The server's schema as TypeScript.
import { compile } from "json-schema-to-typescript";

/** TypeScript for all definitions of a schema. */
export function typesOf(schema) {
  const parts = structuredClone(schema.$defs);
  soften(parts);
  const everything = {
    title: "Everything",
    type: "object",
    additionalProperties: false,
    $defs: parts,
    properties: Object.fromEntries(Object.keys(parts).map((name) => [name, { $ref: `#/$defs/${name}` }])),
  };
  return compile(everything, "Everything", {
    additionalProperties: false,
    bannerComment: "// Made from schema.json by `npm run generate`. Do not edit.",
  });
}

/** Lengths and patterns are the server's to check; in types they would only be in the way. */
function soften(part) {
  if (typeof part !== "object" || part === null) return;
  // What the server sends is whole but for fields that it leaves unset (they have no default); what it reads (and checks
  // for unknown fields) may leave defaults out.
  if (part.properties && part.additionalProperties !== false) {
    const needed = new Set(part.required ?? []);
    part.required = Object.keys(part.properties).filter((name) => needed.has(name) || "default" in part.properties[name]);
  }
  if (part.type === "object" && !part.properties && !part.additionalProperties) part.additionalProperties = true;
  if (Array.isArray(part.prefixItems)) {
    // a tuple, in the older words that the compiler knows
    part.items = part.prefixItems;
    delete part.prefixItems;
  } else for (const name of ["minItems", "maxItems"]) if (typeof part[name] === "number") delete part[name];
  for (const inner of Object.values(part)) soften(inner);
}
