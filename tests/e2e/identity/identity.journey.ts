import type { Page } from '@playwright/test'
import { expect, expectAccessible, PARTNER, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'

// These journeys sign in with a password and sign out. docs/product/sign-in.md

const password = (page: Page) => page.getByLabel('Password', { exact: true })

test.describe('A refused sign-in', () => {
  // Chromium reports each refused request as a console error.
  test.use({ tolerated: [/status of 400/] })

  test('A wrong password is named, and the right one then signs in', async ({ page }) => {
    await page.goto('/login?redirectPath=/courses')
    await page.getByLabel('Email').fill('member@demo.school')
    await password(page).fill('Wrong-horse-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible()
    await expectAccessible(page)
    await password(page).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/courses')
  })
})

test('The links of the login page carry the redirect path of its address', async ({ page }) => {
  await page.goto('/login?redirectPath=%2Fcourses')
  for (const [name, path] of Object.entries({
    'Sign Up Now': '/signup',
    'Corporate Login': '/corp-login',
    'Forgot your password': '/forgot-password',
  }))
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `${path}?redirectPath=%2Fcourses`)
  await expect(page.getByRole('link', { name: 'Customer Support' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/dev/terms')
  await page.getByRole('link', { name: 'Sign Up Now' }).click()
  await expect(page).toHaveURL('/signup?redirectPath=%2Fcourses')
  await page.goBack()
  await page.getByRole('link', { name: 'Corporate Login' }).click()
  await expect(page).toHaveURL('/corp-login?redirectPath=%2Fcourses')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.getByRole('link', { name: 'Forgot your password' }).click()
  await expect(page).toHaveURL('/forgot-password?redirectPath=%2Fcourses')
  await page.goto('/reset-password?redirectPath=%2Fcourses')
  await expect(page).toHaveURL('/forgot-password?redirectPath=%2Fcourses')
})

test('Another site receives a one-time code only after the member has agreed, and is not asked for again', async ({
  page,
  context,
}) => {
  const arrivals: string[] = []
  await context.route(`${PARTNER}/**`, (route) => {
    arrivals.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' })
  })
  const target = `${PARTNER}/welcome?from=section`
  await page.goto(`/login?authRedirectUrl=${encodeURIComponent(target)}`)
  await page.getByLabel('Email').fill('member@demo.school')
  await password(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  const go = page.getByRole('button', { name: `Continue to ${PARTNER}` })
  await expect(go).toBeVisible()
  await expectAccessible(page)
  expect(arrivals).toEqual([])
  await go.click()
  await expect(page).toHaveTitle('Partner')
  const first = new URL(arrivals[0] ?? '')
  expect(first.searchParams.get('from')).toBe('section')
  const acode = first.searchParams.get('acode')
  const redeem = () =>
    page.request.post('/user/redeemACode', { data: { acode, redirectUrl: `${PARTNER}/welcome` } })
  expect(await (await redeem()).json()).toMatchObject({ email: 'member@demo.school' })

  // The member has agreed to this site, so the question is not asked again. A site that is not on the list is never
  // opened.
  await page.goto(`/login?authRedirectUrl=${encodeURIComponent(target)}`)
  await expect(page).toHaveTitle('Partner')
  expect(new URL(arrivals[1] ?? '').searchParams.get('acode')).not.toBe(acode)
  await page.goto('/login?authRedirectUrl=https://evil.example')
  await expect(page).toHaveURL('/')
})
