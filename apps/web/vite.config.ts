import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screenPreloads } from './vite/screen-preloads.ts'
import { trustedDocuments } from './vite/trusted-documents.ts'

const API = process.env['API_URL'] ?? 'http://localhost:3000'

const CORE = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//
const LEARNING =
  /packages\/ui\/src\/(?:course-card|rating|status-pill|progress|screen-state|page|tooltip|banner|disclosure|carousel)|packages\/domain\/src\/(?:catalogue|sessions|video|metering|enrollment|entitlement)|apps\/web\/src\/features\/(?!identity)/
const SHARED =
  /packages\/(?:ui|domain|art)\/src\/(?!dialog|drawer|theme)|apps\/web\/src\/(?:lib|app)\/(?!sign-in).*tsx?$|@tabler\/icons-react/

export default defineConfig({
  plugins: [trustedDocuments(), react(), screenPreloads()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The player is the one large part; it comes when a video page has been drawn.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files that every screen needs, one for those about courses, and no crumbs: each request costs more than what it carries.
          // Federated sign-in, dialogs and the drawer bring more along and stay apart.
          groups: [
            { name: 'core', test: CORE },
            { name: 'learning', test: LEARNING, minShareCount: 2 },
            { name: 'shared', test: SHARED, minShareCount: 2 },
          ],
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
