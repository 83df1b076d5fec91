import './app/first-paint.css'
import '@section/ui/theme/styles.ts'

const LONGEST_WAIT_MS = 200

/** Lets the browser paint what the server sent before the app's scripts take its attention; then starts the app. */
async function boot(): Promise<void> {
  if (document.getElementById('root')?.hasChildNodes() && document.visibilityState === 'visible') {
    await Promise.race([nextPaint(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  }
  await import('./main.tsx')
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

void boot()
