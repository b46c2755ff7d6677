import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.FACEDOWN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Vitest runs components in the browser's build of Svelte, not in the server's.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/facedown/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would need a wider content policy
    modulePreload: { polyfill: false },
    manifest: true,
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault of the page
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "scripts/*.test.ts"],
    restoreMocks: true,
    pool: "threads",
    testTimeout: 60_000, // a machine that does ten other things is slow
  },
}));
