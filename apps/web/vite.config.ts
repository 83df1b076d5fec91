import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { defineConfig } from 'vite'
import { buildTargets, floorPage } from './vite/browser-floor.ts'
import { fileLoader } from './vite/file-loader.ts'
import { firstScreen } from './vite/first-screen.ts'
import { screenPreloads } from './vite/screen-preloads.ts'
import { textSinks } from './vite/text-sinks.ts'
import { trustedDocuments } from './vite/trusted-documents.ts'

const API = process.env['API_URL'] ?? 'http://localhost:3000'

const CORE = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//
// What runs before the first paint, and no line of anything else: the app's scripts wait until something is seen.
const BOOT =
  /vite\/preload-helper|apps\/web\/src\/(?:boot|app\/(?:boot-notice|browsers\/younger-functions)|lib\/(?:routing\/address-secrets|loading\/import-files|tracking\/(?:error-reporting|after-first-paint)|config))\.ts|packages\/ui\/src\/theme\/styles\.ts|packages\/domain\/src\/access\/(?:site-map|screen-path|area)\.ts/
const LEARNING =
  /packages\/ui\/src\/(?:course-card|rating|status-pill|progress|screen-state|page|banner)|packages\/domain\/src\/(?:catalog|sessions|video|metering|enrollment|entitlement)|apps\/web\/src\/features\/(?!identity|invitations|video|session-content\/(?!ticks)|projects)/
// The screens of videos; the player comes when one of them has been drawn.
const VIDEO = /apps\/web\/src\/features\/video\/(?!player)/
// Taking a class brings the parser of rich text along, which no other screen needs.
const CLASS =
  /apps\/web\/src\/(?:features\/(?:session-content\/(?!ticks)|projects)|lib\/rich-text)|packages\/domain\/src\/rich-text/
// Fields, forms and their schemas, which the login page needs and the first screens of members do not.
const FORMS =
  /node_modules\/(?:zod|klona|fast-deep-equal|@mantine\/form|@mantine\/core\/esm\/components\/(?:ActionIcon|Input|InputBase|TextInput|PasswordInput))\/|packages\/domain\/src\/(?:forms|identity\/sign-in-forms)|apps\/web\/src\/lib\/forms/
const SHARED =
  /packages\/ui\/src\/(?!dialog|drawer|theme)|packages\/domain\/src\/(?!invitations|tracking|rich-text)|apps\/web\/src\/(?:lib\/(?!sign-in|rich-text)|app\/|features\/invitations\/stored-invitation).*tsx?$|@tabler\/icons-react/

const isFirst = firstScreen(import.meta.dirname, [
  'src/main.tsx',
  'src/features/identity/login/LoginPage.tsx',
])

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
          groups: [
            { name: 'boot', test: BOOT, priority: 4 },
            { name: 'core', test: CORE, priority: 3 },
            {
              name: (id, graph) => (!FORMS.test(id) && isFirst(id, graph) ? 'first' : null),
              debugName: 'first',
              minShareCount: 2,
              priority: 2,
            },
            { name: 'forms', test: FORMS, priority: 1 },
            { name: 'learning', test: LEARNING, minShareCount: 2 },
            { name: 'shared', test: SHARED, minShareCount: 2 },
            { name: 'video', test: VIDEO, minShareCount: 2 },
            { name: 'class', test: CLASS, minShareCount: 2 },
            { name: 'drawings', test: /packages\/art\/src\//, minShareCount: 2 },
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
