import { endOtherSignIns } from './kit/endpoint.ts'
import { expect } from './kit/journey.ts'
import { signIn } from './kit/sign-in.ts'
import { mailTo } from './kit/mailbox.ts'
import { fillNames, register } from './kit/registration-form.ts'
import { expectScreen, expectScreenshot } from './kit/expect-screenshot.ts'
import { test, titled } from './kit/pictures.ts'

// Each screen looks like its pictures at 1440 and at 390 px, and axe finds nothing in it.

const b64 = (text: string) => Buffer.from(text).toString('base64url')

for (const [name, address, title] of [
  ['login', '/login', 'Welcome back'],
  ['corporate-login', '/corp-login', /./],
  ['lms-error', '/lms', /./],
  ['forgot-password', '/forgot-password', /./],
  ['set-password', `/set-password?email=${b64('wren@new.example')}&tac=${b64('tac')}`, /./],
  ['signup', '/signup', 'Start learning for free'],
  ['preview', '/preview/WELCOME30', /./],
  ['pathway', '/pathway/ACME', /./],
  ['registration-consumer', '/invite-registration/WELCOME30', /./],
  ['registration-enterprise', '/invite-registration/ACME', /./],
  ['no-slots', '/invite-registration/FULL', 'Uh oh!'],
  ['expired', '/invite-registration/EXPIRED', 'Oh no!'],
  ['invalid-link', '/invite-registration/NO-SUCH-CODE', 'Whoops!'],
  ['not-found', '/nowhere', '404 PAGE NOT FOUND'],
] as const) {
  test(`The signed-out screen ${name} looks like its pictures and has no finding of axe`, async ({
    page,
  }) => {
    await page.goto(address)
    await titled(page, title)
    if (name === 'login') await expect(page.getByText('Demo accounts')).toBeVisible()
    await expectScreen(page, name)
  })
}

test('The reset confirmation with a weak password looks like its pictures', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('trial@demo.school')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL('/reset-password-confirmation')
  await page.getByLabel('New password', { exact: true }).fill('newpass')
  await expectScreen(page, 'reset-confirmation')
})

test('The end of the free signup looks like its pictures', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Nour')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email').fill('nour@new.example')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!", { timeout: 30_000 })
  await expectScreen(page, 'signup-done')
})

test('The confirmations of an invitation look like their pictures', async ({ page }) => {
  await register(page, 'ACME', 'vera@acme.example')
  await titled(page, 'Your account has been created')
  await expectScreen(page, 'registration-created')
  await register(page, 'LATER', 'vera@later.example')
  await titled(page, 'Registered! Stay tuned')
  await expectScreen(page, 'registration-stay-tuned')
  await page.goto('/invite-registration/ACMESSO')
  await fillNames(page, 'Work email', 'newhire@acme.example')
  await page.getByRole('button', { name: 'Continue with corporate sign-in' }).click()
  await page.getByRole('button', { name: /newhire@acme\.example/ }).click()
  await titled(page, "You're all set! Head to the Member Center")
  await expectScreen(page, 'registration-all-set')
})

test('Home, the menu, the footer and a member’s screens look like their pictures', async ({ page }) => {
  // Home shuffles the members anew for each visit, which this names.
  await page.addInitScript(() => {
    crypto.randomUUID = () => '00000000-0000-4000-8000-000000000000'
  })
  await signIn(page, 'member')
  await page.goto('/')
  await titled(page, 'Welcome back, Nora!')
  await expectScreen(page, 'home')
  await expectScreenshot(page, 'footer', { of: page.getByRole('contentinfo') })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectScreen(page, 'menu', { whole: false })
  await endOtherSignIns(page)
  await page.goto('/account-settings')
  await titled(page, /./)
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible()
  await expectScreen(page, 'account-settings')
  await page.goto('/certificates')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectScreen(page, 'certificates', { whole: false })
  await page.getByRole('link', { name: 'Product Management Foundations' }).click()
  await titled(page, 'Product Management Foundations')
  await expectScreen(page, 'certificate', { whole: false })
  await page.goto('/courses/portfolio')
  await titled(page, 'Course Portfolio')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectScreen(page, 'portfolio', { whole: false })
})

test('The page lock and the banner of the month look like their pictures', async ({ page }) => {
  await signIn(page, 'limited')
  await page.goto('/mini-mbas')
  await expect(page.getByRole('dialog', { name: 'Become a member for full access' })).toBeVisible()
  await expectScreen(page, 'page-lock', { whole: false })
  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectScreen(page, 'courses-limited', { whole: false })
})

test.describe('A crash of the app', () => {
  // This screen writes the error to the console.
  test.use({ tolerated: [/./] })

  test('The generic error page looks like its pictures', async ({ page }) => {
    await signIn(page, 'member')
    await page.goto('/')
    await titled(page, 'Welcome back, Nora!')
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: { listCertificates: [null], getCertificates: [null] } } }),
    )
    await page.getByRole('link', { name: 'Certificates', exact: true }).click()
    await titled(page, 'Oh snap!')
    await expectScreen(page, 'crash')
  })
})

test.describe('A page of the demo', () => {
  // Playwright puts a script into every frame to take a picture, and the frame of a mail refuses it.
  test.use({ tolerated: [/^Blocked script execution/] })

  test('The mailbox of the demo looks like its pictures', async ({ page }) => {
    await register(page, 'WELCOME30', 'maya@new.example', {
      Company: 'Sendero',
      'Job title': 'Analyst',
      Phone: '+1 212 555 0100',
    })
    await titled(page, 'Your account has been created')
    await mailTo(page, 'maya@new.example', /^Activate/)
    await page.goto('/dev/mailbox?to=maya')
    await expect(page.locator('iframe')).toBeVisible()
    await expectScreenshot(page, 'mailbox', { whole: false })
  })
})
