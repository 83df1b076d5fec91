import './app/first-paint.css'
import '@section/ui/theme/styles.ts'
import { showBootFailure } from './app/boot-notice.ts'
import { watchDrawnLogin } from './features/identity/early-submit.ts'
import { hideSecretsOfPage } from './lib/address-secrets.ts'
import { reportError, watchErrors } from './lib/error-reporting.ts'

const LONGEST_WAIT_MS = 200

/**
 * Lets the browser paint what the server sent before the app's scripts take the line and its attention; then calls
 * them, those of the screen too, and starts the app.
 */
async function boot(): Promise<void> {
  hideSecretsOfPage()
  watchDrawnLogin()
  if (document.getElementById('root')?.hasChildNodes() && document.visibilityState === 'visible') {
    await Promise.race([nextPaint(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  }
  for (const script of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    script.rel = 'modulepreload'
  await import('./main.tsx')
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

// From here on: what fails while the app is still on its way is reported too.
watchErrors()
boot().catch((error: unknown) => {
  showBootFailure()
  reportError(error)
})
