import type { Page } from '@playwright/test'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { ask } from '../kit/endpoint.ts'
import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { menuOf, openMenu } from '../kit/menu.ts'
import {
  ACME,
  GLOBEX,
  MOVED,
  names,
  signInOnceCounted,
  tile,
  userIdOf,
} from '../kit/organization/dashboard.ts'
import { signIn } from '../kit/sign-in.ts'

// SECURITY.md#other-employers

test.use({ school: 'organization' })

const HAROLD = userIdOf('harold.petrovich@acme.example')
const NOBODY = '00000000-0000-4000-8000-000000000000'
const of = (customerId: string) => pathTo('customer', { customerId })
const at = (customerId: string, userId: string) => pathTo('customerEmployee', { customerId, userId })

const ALL = `query ($customerId: ID!, $courseId: ID!, $userId: ID!) {
  getOrganizationDetails(customerId: $customerId) {
    overview { companyName } stats { usersEngaged } periodStart asOf weeks { week } topCourses { title } error { code message }
  }
  getOrganizationEmployees(customerId: $customerId) { employees { name } totalPages error { code message } }
  getOrganizationCourses(customerId: $customerId) { courses { title } totalPages error { code message } }
  getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId) {
    sessionsForCourse { title } error { code message }
  }
  getEmployeeDetails(userId: $userId) { name email }
  getEmployeeCourses(userId: $userId) { employeeCourses { title } totalPages error { code message } }
  getDashboardDataForDownload(customerId: $customerId, employeeId: $userId, downloadType: EMPLOYEES) {
    address employees { name } error { code message }
  }
}`

test('A rival is led from the dashboard and the employees of another employer to the own dashboard', async ({
  page,
}) => {
  await signInOnceCounted(page, 'rival', GLOBEX)
  for (const path of [of(ACME), at(ACME, HAROLD), `/organization/employee/${HAROLD}`, '/organization']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(of(GLOBEX))
    await expect(page.getByRole('heading', { level: 2, name: 'Globex' })).toBeVisible()
  }
  await expect(page.getByText('10 of 20 seats used')).toBeVisible()
  await expect(page.getByText('Acme')).toHaveCount(0)
  await expect(names(page, 'Employees')).toHaveCount(10)
})

test('An employee of another employer, and one that does not exist, are not available at the own address', async ({
  page,
}) => {
  await signInOnceCounted(page, 'rival', GLOBEX)
  for (const userId of [HAROLD, NOBODY, 'nobody']) {
    await page.goto(at(GLOBEX, userId))
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Not Available' })).toBeVisible()
    await expect(page.getByText('Talk to your Customer Success Manager to get set up')).toBeVisible()
    await expect(page.getByText('Harold')).toHaveCount(0)
  }
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(at(GLOBEX, NOBODY))
})

test('The endpoint answers a rival about another employer as about one that does not exist', async ({
  page,
}) => {
  await signInOnceCounted(page, 'rival', GLOBEX)
  const courseId = NOBODY
  const others = await ask<object>(page, ALL, { customerId: ACME, courseId, userId: HAROLD })
  const nobodys = await ask<object>(page, ALL, { customerId: NOBODY, courseId, userId: NOBODY })
  expect(JSON.stringify(others)).toBe(JSON.stringify(nobodys))
  expect(JSON.stringify(others)).toContain('NOT_FOUND')
})

test('Who moved between employers is gone from the former one, and brings nothing to the next', async ({
  page,
}) => {
  await signInOnceCounted(page, 'rival', GLOBEX)
  await page.goto(at(GLOBEX, MOVED))
  await expect(page.getByRole('heading', { level: 2, name: 'Noor Verbeek' })).toBeVisible()
  await expect(names(page, 'Courses and sessions')).toContainText(['Strategy on a Page'])
  const titles = await names(page, 'Courses and sessions').allInnerTexts()
  expect(titles).toEqual(expect.arrayContaining(['Pricing Strategy', 'Strategy on a Page']))
  expect(titles).not.toContain('Growth Loops')
  expect(titles).not.toContain('Data-Driven Decisions')
  await expect(tile(page, 'Badges Earned')).toContainText('1')

  await page.context().clearCookies()
  await signInOnceCounted(page, 'lead')
  await page.goto(at(ACME, MOVED))
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Not Available' })).toBeVisible()
  await page.goto(`${of(ACME)}?search=noor`)
  await expect(page.getByRole('heading', { name: 'Nothing matches “noor”.' })).toBeVisible()
})

test('An employee without the dashboard has neither the entry in the menu nor the page', async ({ page }) => {
  await signIn(page, 'employee')
  await page.goto('/')
  await openMenu(page)
  await expect(menuOf(page).getByRole('link', { name: 'Manage Account' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: 'Insights Hub' })).toHaveCount(0)
  for (const path of ['/organization', of(ACME), at(ACME, HAROLD)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
    await expect(page, path).toHaveURL('/')
  }
  expect(await isRefused(page, ACME)).toBe(true)
})

test('A sponsor reads the own employer alone, and staff of the school every one', async ({ page }) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto(of(GLOBEX))
  await expect(page).toHaveURL('/organization')
  await page.goto(of(ACME))
  await expect(page.getByRole('heading', { level: 2, name: 'Acme' })).toBeVisible()
  expect(await isRefused(page, GLOBEX)).toBe(true)

  await page.context().clearCookies()
  await signInOnceCounted(page, 'staff')
  for (const [customerId, company] of [
    [ACME, 'Acme'],
    [GLOBEX, 'Globex'],
  ] as const) {
    await page.goto(of(customerId))
    await expect(page.getByRole('heading', { level: 2, name: company })).toBeVisible()
  }
  await page.goto(at(ACME, HAROLD))
  await expect(page.getByRole('heading', { level: 2, name: 'Harold Petrovich' })).toBeVisible()
  await page.goto(of(NOBODY))
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Not Available' })).toBeVisible()

  await page.goto('/organization')
  await page.getByRole('textbox', { name: 'Customer ID' }).fill(GLOBEX)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(of(GLOBEX))
})

/** Asks the endpoint for an employer's figures and returns whether it answers that there is none. */
async function isRefused(page: Page, customerId: string): Promise<boolean> {
  const query = `query ($customerId: ID!) { getOrganizationDetails(customerId: $customerId) { stats { usersEngaged } error { code } } }`
  const data = await ask<{
    getOrganizationDetails: { stats: object | null; error: { code: string } | null }
  }>(page, query, { customerId })
  const { stats, error } = data.getOrganizationDetails
  return stats === null && error?.code === 'NOT_FOUND'
}
