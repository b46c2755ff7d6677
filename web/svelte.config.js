import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const names = new Map();
/** Short names of components in their styles: they are in every element, and on everybody's line. */
function shortName({ hash, filename }) {
  const name = `s${hash(filename).slice(0, 4)}`;
  if ((names.get(name) ?? filename) !== filename) throw new Error(`${filename} and ${names.get(name)} get the same name ${name}`);
  names.set(name, filename);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: shortName },
};
