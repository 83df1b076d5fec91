import './app/first-paint.css'
import '@section/ui/theme/styles.ts'
import { showBootFailure } from './app/boot-notice.ts'
import { reportError, watchErrors } from './lib/tracking/error-reporting.ts'
import { fetchScriptsOfPage } from './lib/routing/import-files.ts'
import { hideSecretsOfPage } from './lib/routing/address-secrets.ts'

// Starts before the app loads, so that errors while loading are reported.
watchErrors()
hideSecretsOfPage()
import('./main.tsx').catch((error: unknown) => {
  showBootFailure(fetchScriptsOfPage)
  reportError(error)
})
