import './app/first-paint.css'
import '@section/ui/theme/styles.ts'
import { lacksFunctions } from './app/browsers/younger-functions.ts'
import { showBootFailure } from './app/boot-notice.ts'
import { reportError, watchErrors } from './lib/tracking/error-reporting.ts'
import { fetchScriptsOfPage } from './lib/loading/import-files.ts'
import { hideSecretsOfPage } from './lib/routing/address-secrets.ts'

// Starts before the app loads, so that errors while loading are reported.
watchErrors()
hideSecretsOfPage()
// A browser that is not supported shows the page's own notice instead. See docs/decisions/browsers.md.
if (!document.documentElement.hasAttribute('data-unsupported')) {
  start().catch((error: unknown) => {
    showBootFailure(fetchScriptsOfPage)
    reportError(error)
  })
}

async function start(): Promise<void> {
  if (lacksFunctions()) await import('./app/browsers/replacements.ts')
  const { startApp } = await import('./main.tsx')
  const root = document.getElementById('root')
  if (root) await startApp(root)
}
