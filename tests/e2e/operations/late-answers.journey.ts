import { test } from '../kit/journey.ts'

test('A journey may end while a route of its own still reads an answer', async ({ page }) => {
  let isReading = () => {}
  const reading = new Promise<void>((resolve) => (isReading = resolve))
  await page.route('**/ofrep/**', async (route) => {
    const response = await route.fetch()
    for (;;) {
      await response.json()
      isReading()
    }
  })
  await page.goto('/login')
  await page.evaluate(() => void fetch('/ofrep/v1/evaluate/flags', { method: 'POST' }))
  await reading
})
