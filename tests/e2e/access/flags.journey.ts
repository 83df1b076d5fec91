import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { signInCookie, signIn, signInByForm } from '../kit/sign-in.ts'
import { startProduct } from '../kit/product.ts'
import { REPEATED } from '../kit/repeated.ts'
import { trackedEvents } from '../kit/tracked-events.ts'

test('A flag for one customer applies to its employees and to no other member', async ({ page }) => {
  await setFlag(page, 'courseRating', {
    value: false,
    rules: [{ when: { customer: ['Acme'] }, value: true }],
  })
  await signIn(page, 'member')
  // The server asks its flag service again only after some seconds.
  await expect(async () => {
    await page.goto('/courses')
    await expect(page.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible({ timeout: 5000 })
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 5000 })
    await expect(stars(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.context().clearCookies()
  await signIn(page, 'employee')
  await page.goto('/courses')
  await expect(stars(page).first()).toBeVisible()
  await page.request.delete('/dev/flags/courseRating')
})

test('The login form is replaced by the outage notice while the outage flag is set', async ({ page }) => {
  await setFlag(page, 'outage', { value: { blockLogin: true } })
  await expect.poll(() => hasOutage(page), { timeout: 30_000 }).toBe(true)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sorry.' })).toBeVisible()
  await expect(page.getByText(/nobody can log in right now/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await expectAccessible(page)
  await page.request.delete('/dev/flags/outage')
  await expect.poll(() => hasOutage(page), { timeout: 30_000 }).toBe(false)
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('A member registers for a certificate, and the registration and the sign-in are tracked without personal data', async ({
  page,
}) => {
  await signInByForm(page, 'newcomer')
  await page.getByRole('link', { name: 'Certificates' }).click()
  await expect(page).toHaveTitle('Section - Certificates')
  const card = page.getByRole('article').filter({ hasText: 'AI Strategy' })
  await expect(card.getByText('NOT REGISTERED')).toBeVisible()

  const register = card.getByRole('button', { name: 'Register for AI Strategy' })
  await register.click()
  const question = page.getByRole('dialog', { name: 'AI Strategy' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await register.click()
  await question.getByRole('button', { name: "I'm sold, register me!" }).click()
  await expect(question.getByText("YOU'RE REGISTERED")).toBeVisible()
  await expect(question.getByText("What's next")).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Return to certificate' }).click()
  await expect(card.getByText('Registered', { exact: true })).toBeVisible()
  await page.reload()
  await expect(card.getByText('Registered', { exact: true })).toBeVisible()

  const userId = await signInCookie(page, 'user_id')
  await expect
    .poll(() => trackedEvents(page))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'Signed In', userId, properties: { method: 'password' } }),
        expect.objectContaining({
          event: 'Certificate Registered',
          userId,
          properties: { certificate_id: expect.any(String), title: 'AI Strategy' },
        }),
      ]),
    )
  expect(JSON.stringify(await trackedEvents(page))).not.toMatch(/newcomer|demo\.school|eyJ|Section-demo/)
})

test('A limited member who registers for a certificate is offered the membership', async ({ page }) => {
  await signIn(page, 'limited')
  await page.goto('/courses')
  // One notice sells at a time: the banner stands on the page once the bar of the monthly videos is closed.
  await page.getByRole('region', { name: 'Monthly videos' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText(
    'Members watch without a limit',
  )
  await page.goto('/certificates')
  await page.getByRole('button', { name: 'Register for AI Strategy' }).click()
  await expect(page.getByRole('dialog', { name: 'Become a member for full access' })).toBeVisible()
})

test('Errors of the browser are reported without secrets, and never from localhost', async ({ browser }) => {
  const heard: string[] = []
  const sentry = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      // The server reports its own errors to the same address.
      if (!body.includes('"platform":"node"')) heard.push(`${request.url} ${body}`)
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve))
  const address = sentry.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const product = await startProduct({ SENTRY_DSN: `http://key@127.0.0.1:${port}/7` })
  const crash = async (origin: string) => {
    const page = await browser.newPage()
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(`${origin}/login`)
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(scripts.some((url) => url.includes('sentry-reporter'))).toBe(false)
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Lost on /set-password?email=a@b.example&tac=CANARY-1 with token=CANARY-2')
      })
    })
    return { page, loaded: () => scripts.some((url) => url.includes('sentry-reporter')) }
  }
  const here = await crash(product.url)
  const there = await crash(product.url.replace('localhost', '127.0.0.1'))
  await expect.poll(() => heard.length).toBe(1)
  // The browser's own word of a request can come later than the request that follows it.
  await expect.poll(there.loaded).toBe(true)
  expect(here.loaded()).toBe(false)
  expect(heard[0]).toContain('/api/7/envelope/')
  expect(heard[0]).toContain('Lost on /set-password?email=[scrubbed]&tac=[scrubbed] with token=[scrubbed]')
  expect(heard[0]).not.toMatch(/CANARY|b\.example/)

  await there.page.route('**/assets/main-*.js', (route) => route.abort())
  await there.page.reload()
  await expect.poll(() => heard.length).toBe(2)
  expect(heard[1]).toContain('Failed to fetch dynamically imported module')
  await here.page.close()
  await there.page.close()
  await product.stop()
  sentry.close()
})

/** Returns whether a page says that nobody can log in; the server asks its flag service again only after some seconds. */
const hasOutage = async (page: Page) =>
  (await (await page.request.get('/login', REPEATED)).text()).includes('nobody can log in right now')

/** Overrides a flag in the demo's flag service. */
async function setFlag(page: Page, name: string, flag: object): Promise<void> {
  expect((await page.request.put(`/dev/flags/${name}`, { data: flag })).status()).toBe(204)
}

const stars = (page: Page) => page.getByRole('img', { name: /out of 5/ })
