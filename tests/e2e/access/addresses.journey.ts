import { stableId } from '@section/api/server/content/stable-id.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { ACME, userIdOf } from '../kit/organization/dashboard.ts'
import { signIn } from '../kit/sign-in.ts'

// Every address of the product is answered: those that exist, those that have moved, and those that do not exist.
// docs/product/access.md

test('Every route of the product that stays where it is shows its screen under its own address and title', async ({
  page,
}) => {
  await signIn(page, 'staff')
  for (const path of [
    '/',
    '/courses',
    '/courses/portfolio',
    `/courses/session/${stableId('session', 'strategy-that-chooses/soon')}`,
    `/mini-mbas/${stableId('session', 'ai-mini-mba/now')}`,
    '/certificates',
    `/certificates/${stableId('certificate', 'ai-strategy')}`,
    '/resources',
    '/events',
    '/member-directory?count=36',
    '/insights',
    '/organization',
    pathTo('customer', { customerId: ACME }),
    pathTo('customerEmployee', { customerId: ACME, userId: userIdOf('lead@demo.school') }),
    '/plan/intro',
    '/resubscribe',
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

test('Unknown pages, courses and videos are not found, and link home', async ({ page }) => {
  await signIn(page, 'staff')
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

test('A member with several crash courses finds them in a list, each with its page', async ({ page }) => {
  await signIn(page, 'crash-two')
  await page.goto('/')
  await expect(page).toHaveURL('/crash-courses')
  await expect(page).toHaveTitle('Section - Crash Courses')
  await page.getByRole('link', { name: 'Finance for the Next Meeting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Finance for the Next Meeting' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All crash courses' }).click()
  await expect(page).toHaveURL('/crash-courses')
  await expectAccessible(page)
  await page.goto('/crash-courses/00000000-0000-0000-0000-000000000000')
  await expect(page.getByRole('heading', { name: 'This crash course is not yours yet' })).toBeVisible()
})

test('A member without a crash course lands on the courses', async ({ page }) => {
  await signIn(page, 'crash-none')
  await page.goto('/')
  await expect(page).toHaveURL('/courses')
  await page.getByRole('link', { name: 'Crash Courses' }).click()
  // The courses say that a buyer of single courses has none.
  await expect(page.getByRole('heading', { level: 1, name: 'Hmm...' })).toBeVisible()
  await expect(page).toHaveURL('/courses')
})

test('Addresses that moved redirect to the new ones', async ({ page }) => {
  // A member of several Mini-MBAs, because everybody else is led on from their list.
  await signIn(page, 'academy')
  const id = 'a'.repeat(36)
  for (const [from, to] of [
    ['/sprints', '/courses'],
    ['/bootcamps', '/mini-mbas'],
    [`/courses/${id}/${id}/${id}`, `/courses/ondemand/${id}/${id}/${id}`],
  ] as const) {
    await page.goto(from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(to)
  }
})
