import type { Page } from '@playwright/test'

/** Delays the scripts of the app, so that only the server's page is shown; the returned function releases them. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/main-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
