// Compiles catalogues (.ftl, by Fluent) into modules: a text without places becomes a string, any other one a function
// of its values and of a language's helpers (see src/words/language.ts). Keys have dots where Fluent's names have hyphens.
import { parse } from "@fluent/syntax";

const FUNCTIONS = { AND: "and", OR: "or", ROW: "row" };

const quoted = (text) => text.replace(/[`\\]|\$\{/g, (found) => `\\${found}`);

/** What a placeable becomes inside of a template: source code, or plain text if `text` is set. */
function expression(of, name, keyOf) {
  switch (of.type) {
    case "StringLiteral":
      return { text: of.parse().value };
    case "NumberLiteral":
      return { text: of.value };
    case "VariableReference":
      return { code: `v.${of.id.name}` };
    case "MessageReference":
      return { code: `say(${JSON.stringify(keyOf(of.id.name))}, v, f)` };
    case "FunctionReference": {
      const [argument] = of.arguments.positional;
      const known = FUNCTIONS[of.id.name];
      if (!known || argument?.type !== "VariableReference") throw new Error(`${name}: ${of.id.name}() is not known here`);
      return { code: `f.${known}(v.${argument.id.name})` };
    }
    case "SelectExpression": {
      if (of.selector.type !== "VariableReference") throw new Error(`${name}: only a value can be selected by`);
      // In languages without plurals there is often one variant only.
      if (of.variants.length === 1) return { code: pattern(of.variants[0].value, name, keyOf) };
      const variants = of.variants.map((variant) => `${JSON.stringify(variant.key.name ?? variant.key.value)}: ${pattern(variant.value, name, keyOf)}`);
      const fallback = of.variants.find((variant) => variant.default);
      return { code: `f.pick(v.${of.selector.id.name}, { ${variants.join(", ")} }, ${JSON.stringify(fallback.key.name ?? fallback.key.value)})` };
    }
    case "Placeable":
      return expression(of.expression, name, keyOf);
    default:
      throw new Error(`${name}: ${of.type} is not known here`);
  }
}

function pattern(of, name, keyOf) {
  const parts = of.elements.map((element) => (element.type === "TextElement" ? { text: element.value } : expression(element.expression, name, keyOf)));
  return `\`${parts.map(({ text, code }) => (code ? `\${${code}}` : quoted(text))).join("")}\``;
}

/** Several catalogues as the source of one module; keys of each begin with its prefix. */
export function compile(catalogues) {
  const made = new Map();
  for (const { file, prefix, source } of catalogues) {
    const keyOf = (name) => [prefix, name.replaceAll("-", ".")].filter(Boolean).join(".");
    for (const entry of parse(source, {}).body) {
      if (entry.type === "Junk") throw new Error(`${file}: cannot be read: ${entry.content.trim().slice(0, 80)}`);
      if (entry.type !== "Message" || !entry.value) continue;
      const key = keyOf(entry.id.name);
      if (made.has(key)) throw new Error(`${file}: there is another text for ${key}`);
      const text = pattern(entry.value, `${file}, ${entry.id.name}`, keyOf);
      made.set(key, `  ${JSON.stringify(key)}: ${text.includes("${") ? `(v, f) => ${text}` : text},`);
    }
  }
  const lines = [...made.values()];
  const say = lines.some((line) => line.includes("say(")) ? 'const say = (key, v, f) => (typeof words[key] === "string" ? words[key] : words[key](v, f));\n' : "";
  return `${say}export const words = {\n${lines.join("\n")}\n};\n`;
}
