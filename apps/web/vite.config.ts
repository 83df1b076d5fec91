import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { bootFiles } from './vite/boot-files.ts'
import { buildTargets, floorPage } from './vite/browser-floor.ts'
import { fileLoader } from './vite/file-loader.ts'
import { screenPreloads } from './vite/screen-preloads.ts'
import { textSinks } from './vite/text-sinks.ts'
import { trustedDocuments } from './vite/trusted-documents.ts'

const API = process.env['API_URL'] ?? 'http://localhost:3000'

const isBoot = bootFiles()

export default defineConfig({
  resolve: {
    // For browsers the package decodes by `innerHTML`, which pages refuse; Node is given a table (docs/decisions/trusted-types.md).
    alias: {
      'decode-named-character-reference': createRequire(import.meta.url).resolve(
        'decode-named-character-reference',
      ),
    },
  },
  plugins: [trustedDocuments(), react(), fileLoader(), floorPage(), screenPreloads(), textSinks()],
  build: {
    outDir: 'dist',
    target: buildTargets(),
    // The player is the only large chunk; it is loaded after a video page has been rendered.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        // Loaded by boot.ts at once, so that what it imports counts as needed from the start.
        main: resolve(import.meta.dirname, 'src/main.tsx'),
      },
      output: {
        codeSplitting: {
          // The first three groups hold what every screen needs: the code that runs before the app, packages, and code of the
          // app. All other modules are bundled with those that import them.
          groups: [
            {
              name: (id, graph) => (isBoot(id, graph) ? 'boot' : null),
              debugName: 'boot',
              priority: 3,
            },
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
            // Each file costs a request, so small modules of ours that several lazy parts need share a file (sizes in bytes).
            { name: 'small', test: /\/src\//, minShareCount: 8, maxModuleSize: 1000 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/oauth2',
        '/saml2',
        '/user',
        '/elu',
        '/ofrep',
        '/membership-changes',
        '/organization-downloads',
        '/altcha',
        '/.well-known',
        '/art',
        '/manifests',
        '/v2',
        '/calendar',
        '/resources-files',
        String.raw`^/credentials/[^/]+(?:\.pdf|\.svg|/share\.png)`,
        '/config.json',
        '/dev',
      ].map((path) => [path, API]),
    ),
  },
})
