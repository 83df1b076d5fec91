import type { Locator, Page } from '@playwright/test'
import { DEMO_ACCOUNTS, type DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import {
  EXPECTED,
  type RouteGroup,
  expectedDecision,
  ROUTES,
} from '@section/domain/access/demo-routes.fixture.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys check the start page and the menu of one demo account for each set of tabs in the browser. The rule itself
// is tested with all routes and all accounts in packages/domain/src/access/demo-accounts.test.ts, and what the server
// answers each account in apps/api/src/app/content/demo-dashboard.test.ts.

const ACCOUNTS = DEMO_ACCOUNTS.filter(
  (account, at) => at === DEMO_ACCOUNTS.findIndex((one) => EXPECTED[one].tabs === EXPECTED[account].tabs),
)

/** The heading of each landing screen, and its name in the browser's title if that differs. */
const LANDINGS: Record<string, { heading: RegExp; name?: string }> = {
  '/': { heading: /^Welcome back, \S+!$/, name: 'Home' },
  '/courses': { heading: /^Courses Dashboard$/ },
  '/crash-courses': { heading: /^AI in One Lunch Break$/ },
  '/mini-mbas': { heading: /^AI Mini-MBA$/ },
  '/resubscribe': { heading: /^(Your free trial has ended|Uh oh!)$/ },
}

/** Matches the page of a course, to which the course list redirects the buyer of one sprint. */
const ONLY_COURSE = /\/courses\/[0-9a-f-]{36}$/

/** Match the pages to which these lists redirect a member with just one entry. */
const ONLY_ENTRIES: Record<string, RegExp> = {
  '/mini-mbas': /\/mini-mbas\/[0-9a-f-]{36}$/,
  '/crash-courses': /\/crash-courses\/[0-9a-f-]{36}$/,
}

for (const [index, account] of ACCOUNTS.entries()) {
  test(`The account ${account} lands on its screen, finds its menu, and is redirected from a route of others`, async ({
    page,
  }) => {
    const { landing, refused, tabs, drawer } = EXPECTED[account]
    const { heading: title = /^$/, name } = LANDINGS[landing] ?? {}
    const heading = page.getByRole('heading', { level: 1, name: title })
    const afterRedirects = (path: string) => ONLY_ENTRIES[path] ?? path
    const address = afterRedirects(landing)
    await signIn(page, account)
    await page.goto('/')
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(`Section - ${name ?? (await heading.textContent())}`)

    await expect.poll(() => names(page.getByRole('navigation', { name: 'Main' }))).toEqual(shown(tabs))
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation')
    await expect(menu).toBeVisible()
    expect(await names(menu)).toEqual([...shown(drawer), 'Logout'])
    await page.keyboard.press('Escape')

    const path = refusedPath(account, index)
    await page.goto(path)
    await expect(page, `${account} at ${path}`).toHaveURL(
      account === 'crash' ? ONLY_COURSE : afterRedirects(refused),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Section home' }).click()
    await expect(page, 'the logo leads home').toHaveURL(address)
    await page.goto('/login')
    await expect(page, 'whoever is signed in is led on from login').toHaveURL(address)
    await expect(heading).toBeVisible()
  })
}

/**
 * Returns a path that the account may not open. It differs by account, so that the accounts together try many routes.
 */
function refusedPath(account: DemoAccount, index: number): string {
  const paths = Object.entries(ROUTES)
    .filter(([group]) => expectedDecision(group as RouteGroup, account) === EXPECTED[account].refused)
    .map(([, [path]]) => path)
  return paths[index % paths.length] ?? ''
}

/** Returns the entries of a menu as a screen reader announces them. */
const shown = (entries: string): string[] =>
  entries === '' ? [] : entries.replaceAll('(locked)', 'Members only').split(', ')

test('A signed-in member who opens the login page is redirected according to the account type', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/login?redirectPath=%2Fcertificates')
  await expect(page).toHaveURL('/certificates')
  await logOut(page)
  await signIn(page, 'limited')
  await page.goto('/login?redirectPath=%2Fcertificates')
  await expect(page).toHaveURL('/courses')
})

test('Editing another member’s profile redirects to that profile, and a member’s own edit page opens', async ({
  page,
}) => {
  await signIn(page, 'member')
  const somebody = '00000000-0000-4000-8000-000000000000'
  await page.goto(`/member-directory/${somebody}/edit`)
  await expect(page).toHaveURL(`/member-directory/${somebody}`)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL(/\/member-directory\/[0-9a-f-]{36}\/edit$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your profile' })).toBeVisible()
})

test('An employee with the dashboard is redirected from other customers to their own', async ({ page }) => {
  await signIn(page, 'lead')
  await page.goto('/organization')
  await expect(page).toHaveURL(/\/organization\/[0-9a-f-]{36}$/)
  const own = new URL(page.url()).pathname
  await page.goto('/organization/00000000-0000-4000-8000-000000000000')
  await expect(page).toHaveURL(own)
  await page.goto('/organization/employee/somebody')
  await expect(page).toHaveURL(own)
})

test('A visitor who opens a members’ route is redirected to the login page with that route', async ({
  page,
}) => {
  await page.goto('/mini-mbas')
  await expect(page).toHaveURL(/\/login\?redirectPath=%2Fmini-mbas$/)
})

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** Returns the names of a menu's entries as assistive technology reads them. */
async function names(menu: Locator): Promise<string[]> {
  const snapshot = await menu.ariaSnapshot().catch(() => '')
  return [...snapshot.matchAll(/(?:link|button) "([^"]+)"/g)].map(([, name = '']) => name)
}
