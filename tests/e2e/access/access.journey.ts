import type { Locator, Page } from '@playwright/test'
import { ACCOUNTS } from './access-accounts.ts'
import { expect, signIn, test } from '../kit/journey.ts'

// What each account of the demo school may open, and where it is led instead. Decisions, sections 2 and 3.

test.use({ school: 'access' })

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
