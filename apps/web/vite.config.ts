import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screenPreloads } from './vite/screen-preloads.ts'
import { trustedDocuments } from './vite/trusted-documents.ts'

const API = process.env['API_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [trustedDocuments(), react(), screenPreloads()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    manifest: true,
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
