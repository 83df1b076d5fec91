import type { Page } from '@playwright/test'

/** Leaves the app's scripts on their way, so that only what the server drew is there; the answer lets them go. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/main-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
