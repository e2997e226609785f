import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.PIOCHE_SERVER ?? 'http://localhost:8321'

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('src/lib'), $parts: here('src/parts'), $games: here('src/games') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}), // components are tested as a browser runs them
  },
  build: {
    outDir: here('../src/pioche/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // What is loaded once for all may take its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
