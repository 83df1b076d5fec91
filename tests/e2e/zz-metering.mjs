import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const base = 'http://localhost:4112'
const which = process.argv.slice(2)
for (const [account, label] of [['limited-spent', 'spent'], ['limited', 'limited'], ['limited-new','new']]) {
  if (which.length && !which.includes(label)) continue
  for (const [width, height] of [[1440, 900], [390, 844]]) for (const scheme of ['light', 'dark']) {
    if (label !== 'spent' && scheme === 'dark') continue
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, timezoneId: 'America/New_York' })
    const page = await context.newPage()
    page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(label, width, m.text()))
    await page.goto(base + '/login')
    await page.getByLabel('Email').fill(`${account}@demo.school`)
    await page.getByLabel('Password', { exact: true }).fill('Section-demo-1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/courses')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(1500)
    const shot = (name, fullPage = false) => page.screenshot({ path: `/tmp/metering/${label}-${name}-${width}-${scheme}.png`, fullPage })
    await shot('courses')
    const skip = page.getByRole('dialog'); if (await skip.isVisible()) await page.keyboard.press('Escape')
    await page.goto(base + '/account-settings'); await page.waitForTimeout(1500); await shot('account', true)
    if (label === 'spent') {
      await page.goto(base + '/courses')
      const link = page.getByRole('article').getByRole('link', { name: 'Growth Loops' }).first()
      await page.goto(base + (await page.getByRole('article').getByRole('link').first().getAttribute('href')))
      await page.waitForTimeout(1000)
      await shot('course', true)
      const LESSON = process.env.LESSON
      if (LESSON) { await page.goto(base + LESSON); await page.waitForTimeout(2000); await shot('shucks-dialog'); await page.keyboard.press('Escape'); await page.waitForTimeout(700); await shot('shucks', true) }
    }
    await context.close()
  }
}
await browser.close()
