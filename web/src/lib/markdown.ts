// Our rules are written in a small part of Markdown. It is read into plain data and drawn by components, so nothing
// in it can ever become markup of its own.

export type Piece = { kind: "text" | "strong" | "em" | "code" | "clause"; text: string };
export type Block =
  | { kind: "heading"; level: number; pieces: Piece[]; id: string }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "code"; text: string }
  /** The rules name the phase that a section is about: <!-- phase: trick --> */
  | { kind: "phase"; name: string }
  /** Or that it is about how moves are typed, which this page shows where notation is wanted: <!-- notation --> */
  | { kind: "notation" };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\(([A-Z]+-[A-Z]?\.?\d+(?:, ?[A-Z]+-[A-Z]?\.?\d+)*)\)|\[([^\]]+)\]\([^)]*\)/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, strong, em, code, clause, link] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (clause !== undefined) found.push({ kind: "clause", text: clause });
    else found.push({ kind: "text", text: link ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

export function plain(of: Piece[]): string {
  return of.map((piece) => (piece.kind === "clause" ? `(${piece.text})` : piece.text)).join("");
}

const cells = (row: string): Piece[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => pieces(cell.trim()));

/** A text and its next line: with a space between them, but not in a script that is written without spaces. */
function joined(text: string, more: string): string {
  const spaceless = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/;
  return text === "" || spaceless.test(text.slice(-1)) || spaceless.test(more.slice(0, 1)) ? text + more : `${text} ${more}`;
}

export function read(markdown: string): Block[] {
  const lines = markdown.replace(/\r/g, "").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? "";
  const item = /^\s*(?:[-*]|\d+\.)\s+/;
  while (at < lines.length) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line());
    const phase = /^<!--\s*phase:\s*(\w+)\s*-->$/.exec(line().trim());
    if (line().trim() === "") at += 1;
    else if (phase) {
      blocks.push({ kind: "phase", name: phase[1] ?? "" });
      at += 1;
    } else if (line().startsWith("<!--")) {
      if (line().trim() === "<!-- notation -->") blocks.push({ kind: "notation" });
      at += 1;
    } else if (heading) {
      const text = heading[2] ?? "";
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, pieces: pieces(text), id: slug(text) });
      at += 1;
    } else if (line().startsWith("```")) {
      const code = [];
      for (at += 1; at < lines.length && !line().startsWith("```"); at += 1) code.push(line());
      at += 1;
      blocks.push({ kind: "code", text: code.join("\n") });
    } else if (line().startsWith("|")) {
      const head = cells(line());
      const rows = [];
      for (at += 2; line().startsWith("|"); at += 1) rows.push(cells(line()));
      blocks.push({ kind: "table", head, rows });
    } else if (item.test(line())) {
      const ordered = /^\s*\d+\./.test(line());
      const items: string[] = [];
      for (; line().trim() !== "" && !/^[#|]/.test(line()); at += 1) {
        if (item.test(line())) items.push(line().replace(item, ""));
        else items.push(joined(items.pop() ?? "", line().trim()));
      }
      blocks.push({ kind: "list", ordered, items: items.map(pieces) });
    } else {
      let text = "";
      for (; line().trim() !== "" && !/^(#{1,4}\s|\||```|<!--)/.test(line()) && !item.test(line()); at += 1) {
        text = joined(text, line().trim());
      }
      blocks.push({ kind: "paragraph", pieces: pieces(text) });
    }
  }
  return blocks;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** All words of a block, for searching. */
export function words(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return plain(block.pieces);
    case "list":
      return block.items.map(plain).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plain).join(" | ")).join("\n");
    case "code":
      return block.text;
    case "phase":
    case "notation":
      return "";
  }
}

export interface Section {
  title: string;
  level: number;
  id: string;
  blocks: Block[];
  text: string;
  phases: string[];
  notation: boolean;
}

/** Headings with what stands below them; a search finds sections. */
export function sections(blocks: Block[]): Section[] {
  const found: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      found.push({ title: plain(block.pieces), level: block.level, id: block.id, blocks: [], text: "", phases: [], notation: false });
      continue;
    }
    if (found.length === 0) found.push({ title: "", level: 1, id: "start", blocks: [], text: "", phases: [], notation: false }); // before any heading
    const section = found.at(-1)!;
    if (block.kind === "phase") section.phases.push(block.name);
    else if (block.kind === "notation") section.notation = true;
    else section.blocks.push(block);
    section.text += `\n${words(block)}`;
  }
  return found;
}

/** Does a text cite a clause? Clause 3 is not in clause 34. */
export function cites(text: string, clause: string): boolean {
  return clause !== "" && new RegExp(`(^|[^A-Z0-9-])${clause.replace(/[^\w.-]/g, "").replace(".", "\\.")}(?!\\d)`).test(text);
}
