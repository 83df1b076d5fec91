import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { defineConfig } from 'vite'
import { buildTargets, floorPage } from './vite/browser-floor.ts'
import { fileLoader } from './vite/file-loader.ts'
import { screenPreloads } from './vite/screen-preloads.ts'
import { textSinks } from './vite/text-sinks.ts'
import { trustedDocuments } from './vite/trusted-documents.ts'

const API = process.env['API_URL'] ?? 'http://localhost:3000'

const VENDOR = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//
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
    // The player is the one large part; it comes when a video page has been drawn.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files that every screen needs, two for members, and no crumbs: each request costs more than what it carries.
          // Federated sign-in, dialogs and the drawer bring more along and stay apart.
          groups: [{ name: 'vendor', test: VENDOR }],
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
        '/altcha',
        '/.well-known',
        '/art',
        '/manifests',
        '/v2',
        '/calendar',
        '/config.json',
        '/dev',
      ].map((path) => [path, API]),
    ),
  },
})
