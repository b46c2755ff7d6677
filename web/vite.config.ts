import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./scripts/words.mjs";

const server = process.env.FACEDOWN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [words(), svelte()],
  // Vitest runs components in the browser's build of Svelte, not in the server's.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/facedown/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would need a wider content policy
    modulePreload: { polyfill: false },
    manifest: true,
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no fault of the page
      // What most pages need comes as one file: twenty small ones pack worse.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "page", test: /node_modules.svelte|src.(words|lib|parts).(?!.*(ftl|markdown|RulesReader))/, minShareCount: 3 }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // catalogues lie with the games
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "scripts/*.test.ts"],
    setupFiles: ["src/words/before.ts"],
    restoreMocks: true,
    pool: "threads",
    testTimeout: 60_000, // a machine that does ten other things is slow
  },
}));
