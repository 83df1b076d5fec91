import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'
import { fillNames, heading } from '../kit/registration-form.ts'

// Invitations that open nothing, and addresses that are none. Specification 1, sections 2.2, 2.3, 4, 5, 8 and 9
// (invitations); the codes are the demo school's.

test.use({ school: 'invitations' })

const ASKED = { name: /^(Uh oh!|Oh no!|Whoops!)$/ }

for (const [code, title, words] of [
  ['FULL', 'Uh oh!', 'There are no slots left for this invitation.'],
  ['EXPIRED', 'Oh no!', 'Enrollment with this invitation has expired.'],
  ['NO-SUCH-CODE', 'Whoops!', 'This invitation link is invalid.'],
] as const) {
  test(`${code}: ${title}`, async ({ page }) => {
    await page.goto(`/invite-registration/${code}`)
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/preview/${code}`)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join Here' })).toHaveCount(0)
    await expectAccessible(page)
  })
}

for (const [code, title] of [
  ['402', 'Uh oh!'],
  ['404', '404 PAGE NOT FOUND'],
  ['410', 'Oh no!'],
  ['418', 'Whoops!'],
  [null, 'Whoops!'],
] as const) {
  test(`an answer of ${code ?? 'nothing at all'} to a registration shows ${title}`, async ({ page }) => {
    await page.goto('/invite-registration/LATER')
    await fillNames(page, 'Work email', 'vera@slow.example')
    const error = code && { code, message: 'Told by the server.' }
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: { createUserWithPass: { result: null, tac: null, error } } } }),
    )
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}

test('a member of no slot sees why', async ({ page }) => {
  await signIn(page, 'limited-new')
  await page.goto('/invite-registration/FULL')
  await expect(page.getByRole('heading', ASKED)).toHaveText('Uh oh!')
})

for (const address of [
  '/?invite=..%2Fx',
  '/?preview=%252e%252e%252f',
  '/login?invite=ACME%3Fa%3Db',
  '/courses?preview=abc',
  '/?invite=ACME&invite=ACME',
  '/preview/a%2Fb%2Fc',
  '/pathway/x%2F..%2Fy',
  '/invite-registration/AC%23ME',
]) {
  test(`${address} is the link of no invitation, and asks the server for nothing`, async ({ page }) => {
    const asked = questions(page)
    await page.goto(address)
    await expect(heading(page)).toHaveText('Whoops!')
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
    expect(asked).toEqual([])
  })
}

test('an address that says twice where to sign up is no page, and asks the server for nothing', async ({
  page,
}) => {
  const asked = questions(page)
  await page.goto('/signup?gotoSignup=1&gotoSignup=2')
  await expect(page.getByRole('heading', { name: '404 PAGE NOT FOUND' })).toBeVisible()
  expect(asked).toEqual([])
})

/** What the page asks of the server from now on. */
function questions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  return asked
}
