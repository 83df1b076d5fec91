import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screenPreloads } from './vite/screen-preloads.ts'
import { trustedDocuments } from './vite/trusted-documents.ts'

const API = process.env['API_URL'] ?? 'http://localhost:3000'

const SHARED = /packages\/(?:ui|domain|art)\/src\/(?!dialog|drawer)|apps\/web\/src\/lib|@tabler\/icons-react/

export default defineConfig({
  plugins: [trustedDocuments(), react(), screenPreloads()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small things that several screens use come in one file; dialogs pull in more and stay apart.
          groups: [{ name: 'shared', test: SHARED, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/graphql', '/oauth2', '/.well-known', '/art', '/manifests', '/v2', '/calendar', '/config.json'].map(
        (path) => [path, API],
      ),
    ),
  },
})
