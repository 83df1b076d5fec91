import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { nextIssuingDay } from '@section/domain/certificates/issuing-days.ts'
import { clock, test } from '../kit/clock/moving.ts'
import { expect, expectAccessible, expectAccessibleInBothSchemes, section } from '../kit/journey.ts'
import { mailTo } from '../kit/mailbox.ts'
import { signIn } from '../kit/sign-in.ts'
import { watchCourse } from '../kit/watching/watch-course.ts'

const ZONE = 'America/New_York'
const PROGRAM = `/certificates/${stableId('certificate', 'product-management-foundations')}`
const CRASH_COURSE = `/crash-courses/${stableId('certificate', 'finance-crash-course')}`

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const download = (page: Page) => page.getByRole('link', { name: /^Download PDF of Product/ })
const progress = (page: Page, counted: string) =>
  expect(page.getByText(counted, { exact: true }).first()).toBeVisible()

test('A member registers, completes a certificate, receives it on the issuing day, downloads it, shows it and hides it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signIn(page, 'sponsor')
  await page.goto(PROGRAM)
  await progress(page, '3 of 4 courses')
  await registerAgain(page)

  await watchCourse(page, clock, 'running-a-pricing-test')
  await page.reload()
  await progress(page, '4 of 4 courses')
  await expect(page.getByText('You have earned every badge.')).toBeVisible()
  await expect(page.getByText(/^.*It will be issued on Monday, /)).toBeVisible()
  await expectAccessible(page)

  await clock.moveTo(nextIssuingDay(clock.now(), ZONE).at)
  await signIn(page, 'sponsor')
  // The server looks every minute whether certificates are due.
  await expect(async () => {
    await page.reload()
    await expect(download(page)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 150_000 })
  const mail = await mailTo(page, 'sponsor@demo.school', /^Your certificate: Product Management Foundations$/)
  expect(mail.links).toContainEqual(expect.stringContaining(PROGRAM))

  const downloads = page.waitForEvent('download')
  await download(page).click()
  const file = await downloads
  expect(file.suggestedFilename()).toContain('Product Management Foundations')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await button(page, 'Share Product Management Foundations').click()
  const share = dialog(page, 'Share your certificate')
  await expectAccessible(page, '[role=dialog]')
  const color = () =>
    share.locator('.mantine-Switch-track').evaluate((track) => getComputedStyle(track).backgroundColor)
  const colorOfOff = await color()
  await share.getByRole('switch', { name: 'Show to everybody with the link' }).press('Space')
  await expect.poll(color).not.toBe(colorOfOff)
  const address = await share.getByRole('textbox', { name: 'Link' }).inputValue()
  await expect(share.getByRole('link', { name: 'Add to LinkedIn profile' })).toHaveAttribute(
    'href',
    /startTask=CERTIFICATION_NAME&name=Product%20Management%20Foundations/,
  )

  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await visitor.goto(address)
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Product Management Foundations' }),
  ).toBeVisible()
  await expect(visitor.getByText('Checked just now with Section’s records.')).toBeVisible()
  await expect(visitor.getByRole('img', { name: /Product Management Foundations/ })).toBeVisible()
  await expectAccessibleInBothSchemes(visitor)

  await share.getByRole('switch', { name: 'Show to everybody with the link' }).press('Space')
  await expect(share.getByRole('textbox', { name: 'Link' })).toBeHidden()
  await expect(async () => {
    await visitor.reload()
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Product Management Foundations' }),
    ).toBeHidden({
      timeout: 2000,
    })
  }).toPass({ timeout: 10_000 })
  await visitor.context().close()
})

/** Ends the registration for the certificate that the page shows, and registers again, through all dialogs. */
async function registerAgain(page: Page): Promise<void> {
  await button(page, 'Unregister').click()
  const leaving = dialog(page, /Product Management Foundations/)
  await expect(
    leaving.getByText('Are you sure you want to unregister from this certificate program?'),
  ).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await leaving.getByRole('button', { name: "Yes, I'm sure." }).click()
  await expect(leaving).toBeHidden()

  await button(page, 'Register').click()
  await dialog(page, /Product Management Foundations/)
    .getByRole('button', { name: "I'm sold, register me!" })
    .click()
  await expect(page.getByText("YOU'RE REGISTERED")).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await button(page, 'Return to certificate').click()
  await expect(button(page, 'Unregister')).toBeVisible()
}

test('A member completes a crash course course by course, and it says how far they are', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'crash-two')
  await page.goto(CRASH_COURSE)
  await progress(page, '0 of 2 courses')
  await watchCourse(page, clock, 'finance-crash-course')
  await page.reload()
  await progress(page, '1 of 2 courses')
  await signIn(page, 'crash-two')
  await watchCourse(page, clock, 'the-numbers-behind-a-forecast')
  await page.reload()
  await progress(page, '2 of 2 courses')
  await expect(page.getByText('You have earned every badge.')).toBeVisible()
})

test('A member of the free plan finds the certificates, and registering says what a membership opens', async ({
  page,
}) => {
  await signIn(page, 'limited')
  await page.goto('/certificates')
  await section(page, 'Available Certificates')
    .getByRole('button', { name: 'Register for AI Strategy' })
    .click()
  await expect(dialog(page, 'Become a member for full access')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(section(page, 'Available Certificates').getByText('NOT REGISTERED').first()).toBeVisible()
})
