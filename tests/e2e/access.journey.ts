import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './journey.ts'

// Where each account of the demo school lands, what its menu holds, and where it is led from three places that are
// not its own. Decisions, sections 2 and 3.

test.use({ school: 'access' })

interface Account {
  lands: string
  title: string
  /** The browser's title, where it is not the heading. */
  name?: string
  tabs: string[]
  drawer: string[]
  /** Three addresses and where they lead. */
  forbidden: [string, string][]
}

const ME = ['Edit Profile', 'Manage Account']
const STANDARD_TABS = ['Home', 'Mini-MBAs', 'Courses', 'Certificates', 'Resources']
const STANDARD_DRAWER = ['Saved Courses', 'Resources', 'Member Directory', ...ME, 'Go to Sprint Center']
const away = (to: string, ...paths: string[]): [string, string][] => paths.map((path) => [path, to])

const standard = (
  name: string,
  forbidden = away('/', '/crash-courses', '/organization', '/upgrade'),
): Account => ({
  lands: '/',
  title: `Welcome back, ${name}!`,
  name: 'Home',
  tabs: STANDARD_TABS,
  drawer: STANDARD_DRAWER,
  forbidden,
})
const limited: Account = {
  lands: '/courses',
  title: 'Courses Dashboard',
  tabs: ['Mini-MBAs Members only', 'Courses', 'Certificates', 'Resources Members only'],
  drawer: ['Saved Courses', 'Resources Members only', ...ME, 'Go to Sprint Center'],
  forbidden: away('/courses', '/', '/events', '/resubscribe'),
}
const ended = (title: string): Account => ({
  lands: '/resubscribe',
  title,
  tabs: [],
  drawer: ME,
  forbidden: away('/resubscribe', '/courses', '/certificates', '/member-directory'),
})
const ACCOUNTS: Record<string, Account> = {
  member: standard('Nora', away('/', '/resubscribe', '/organization', '/upgrade')),
  academy: standard('Julian'),
  trial: standard('Tomás'),
  scholar: standard('Wanjiru'),
  newcomer: standard('Alex'),
  limited,
  'limited-new': limited,
  'limited-spent': limited,
  'post-trial': ended('Your free trial has ended'),
  alumni: ended('Uh oh!'),
  workshop: {
    lands: '/courses',
    title: 'Courses Dashboard',
    tabs: ['Courses'],
    drawer: ['Saved Courses', ...ME, 'Go to Sprint Center'],
    forbidden: away('/courses', '/', '/certificates', '/mini-mbas'),
  },
  crash: {
    lands: '/crash-courses',
    title: 'Crash Courses open here soon',
    tabs: ['Courses', 'Crash Courses'],
    drawer: ['Saved Courses', 'Crash Courses', ...ME, 'Go to Sprint Center'],
    forbidden: away('/courses', '/resources', '/certificates', '/insights'),
  },
  minimba: {
    lands: '/mini-mbas',
    title: 'Mini-MBAs open here soon',
    tabs: ['Mini-MBAs'],
    drawer: ME,
    forbidden: away('/mini-mbas', '/courses', '/certificates', '/events'),
  },
  employee: {
    ...standard('Hannah', away('/', '/insights', '/organization', '/crash-courses')),
    tabs: ['Home', 'Acme Academy', 'Certificates', 'Resources'],
  },
  lead: standard('Curtis', away('/', '/insights', '/upgrade', '/crash-courses')),
  rival: standard('Stefan', away('/', '/insights', '/upgrade', '/resubscribe')),
  sponsor: {
    ...standard('Vivian', away('/', '/crash-courses', '/upgrade', '/organization/not-mine')),
    drawer: STANDARD_DRAWER.toSpliced(-1, 0, 'Insights Hub'),
    forbidden: [...away('/', '/crash-courses', '/upgrade'), ['/organization/not-mine', '/organization']],
  },
  staff: {
    ...standard('Rosalind', away('/', '/upgrade')),
    tabs: ['Home', 'Mini-MBAs', 'Courses', 'Certificates', 'Crash Courses'],
    drawer: [
      'Saved Courses',
      'Resources',
      'Member Directory',
      'Crash Courses',
      ...ME,
      'Insights Hub',
      'Go to Sprint Center',
    ],
  },
}

for (const [account, expected] of Object.entries(ACCOUNTS)) {
  test(`${account} lands, finds its menu, and is led away from what is not its own`, async ({ page }) => {
    const { lands, title, name = title, tabs, drawer, forbidden } = expected
    await signIn(page, `${account}@demo.school`)
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(lands)
    await expect(page).toHaveTitle(`Section - ${name}`)

    await expect.poll(() => names(page.getByRole('navigation', { name: 'Main' }))).toEqual(tabs)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation')
    await expect(menu).toBeVisible()
    expect(await names(menu)).toEqual([...drawer, 'Logout'])
    await page.keyboard.press('Escape')

    for (const [path, to] of forbidden) {
      await page.goto(path)
      await expect(page, `${account} at ${path}`).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Section home' }).click()
    await expect(page, 'the logo leads home').toHaveURL(lands)
    await page.goto('/login')
    await expect(page, 'whoever is signed in is led on from login').toHaveURL(lands)
    await expect(heading).toBeVisible()
  })
}

test('somebody signed in is led from login by what the account is', async ({ page }) => {
  await signIn(page, 'member@demo.school')
  await page.goto('/login?redirectPath=%2Fcertificates')
  await expect(page).toHaveURL('/certificates')
  await logOut(page)
  await signIn(page, 'limited@demo.school')
  await page.goto('/login?redirectPath=%2Fcertificates')
  await expect(page).toHaveURL('/courses')
})

test('somebody else’s profile edit leads to the profile, one’s own opens', async ({ page }) => {
  await signIn(page, 'member@demo.school')
  const somebody = '00000000-0000-4000-8000-000000000000'
  await page.goto(`/member-directory/${somebody}/edit`)
  await expect(page).toHaveURL(`/member-directory/${somebody}`)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL(/\/member-directory\/[0-9a-f-]{36}\/edit$/)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your profile opens for editing soon' }),
  ).toBeVisible()
})

test('an employee with the dashboard sees their own customer and no other', async ({ page }) => {
  await signIn(page, 'lead@demo.school')
  await page.goto('/organization')
  await expect(page).toHaveURL(/\/organization\/[0-9a-f-]{36}$/)
  const own = new URL(page.url()).pathname
  await page.goto('/organization/00000000-0000-4000-8000-000000000000')
  await expect(page).toHaveURL(own)
  await page.goto('/organization/employee/somebody')
  await expect(page).toHaveURL(own)
})

test('every place of the product answers', async ({ page }) => {
  await signIn(page, 'staff@demo.school')
  const id = '11111111-1111-4111-8111-111111111111'
  for (const path of [
    '/',
    '/courses',
    '/courses/portfolio',
    `/courses/session/${id}`,
    `/courses/session/${id}/${id}/${id}`,
    '/mini-mbas',
    `/mini-mbas/${id}`,
    `/mini-mbas/${id}/${id}/${id}`,
    '/certificates',
    `/certificates/${id}`,
    '/crash-courses',
    `/crash-courses/${id}`,
    '/resources',
    '/resources/prompt-pack',
    '/events',
    `/events/${id}`,
    '/member-directory',
    `/member-directory/${id}`,
    '/insights',
    `/insights/${id}`,
    '/organization',
    `/organization/${id}`,
    `/organization/employee/${id}`,
    `/organization/${id}/employee/${id}`,
    '/profai/transfer',
    '/plan/intro',
    '/resubscribe',
    '/cancel-offer',
    '/coupon-confirmation',
    '/account-settings',
    '/referrals',
    '/drops',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('heading', { name: '404' }), path).toHaveCount(0)
    await expect(page, path).toHaveURL(path)
    await expect(page, path).toHaveTitle(/^Section - ./)
  }
})

for (const [email, path, title] of [
  ['post-trial@demo.school', '/resubscribe', 'Your free trial has ended'],
  ['minimba@demo.school', '/mini-mbas', 'Mini-MBAs open here soon'],
  ['member@demo.school', '/drops', 'Something new is about to drop'],
] as const) {
  test(`${path} says what comes and who helps`, async ({ page }) => {
    await signIn(page, email)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const support = page.getByRole('main').getByRole('link', { name: 'Customer Support' })
    await expect(support).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
  })
}

test('unknown pages, courses and videos are not found, and home is one step away', async ({ page }) => {
  await signIn(page, 'staff@demo.school')
  const nobody = '00000000-0000-0000-0000-000000000000'
  for (const path of [
    '/nowhere',
    `/courses/${nobody}`,
    `/courses/ondemand/${nobody}/${nobody}/${nobody}`,
    '/courses/x/y/z',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 PAGE NOT FOUND' }), path).toBeVisible()
    await expect(page.getByText("Oops ... someone's sleeping on the job")).toBeVisible()
    await expect(page).toHaveTitle('Section - Page not found')
  }
  await page.getByRole('link', { name: 'Return to Home Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Rosalind!' })).toBeVisible()
})

test('addresses that moved lead on', async ({ page }) => {
  await signIn(page, 'staff@demo.school')
  const id = 'a'.repeat(36)
  for (const [from, to] of [
    ['/sprints', '/courses'],
    ['/bootcamps', '/mini-mbas'],
    [`/courses/${id}/${id}/${id}`, `/courses/ondemand/${id}/${id}/${id}`],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
})

test('a signed-out visitor signs in first and then arrives', async ({ page }) => {
  await page.goto('/mini-mbas')
  await expect(page).toHaveURL(/\/login\?redirectPath=%2Fmini-mbas$/)
})

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** The names of the entries of a menu as assistive technology reads them. */
async function names(menu: Locator): Promise<string[]> {
  const snapshot = await menu.ariaSnapshot().catch(() => '')
  return [...snapshot.matchAll(/(?:link|button) "([^"]+)"/g)].map(([, name = '']) => name)
}
