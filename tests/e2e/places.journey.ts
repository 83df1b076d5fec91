import { expect, expectAccessible, signIn, test } from './journey.ts'

// Where each account of the demo school lands, and what it sees where it may not go. Decisions, sections 2 and 3.

const DASHBOARD = ['/courses', 'Courses Dashboard'] as const

const LANDINGS = {
  'member@demo.school': DASHBOARD,
  'academy@demo.school': DASHBOARD,
  'limited@demo.school': DASHBOARD,
  'limited-new@demo.school': DASHBOARD,
  'limited-spent@demo.school': DASHBOARD,
  'trial@demo.school': DASHBOARD,
  'scholar@demo.school': DASHBOARD,
  'workshop@demo.school': DASHBOARD,
  'crash@demo.school': DASHBOARD,
  'newcomer@demo.school': DASHBOARD,
  'employee@demo.school': DASHBOARD,
  'lead@demo.school': DASHBOARD,
  'sponsor@demo.school': DASHBOARD,
  'rival@demo.school': DASHBOARD,
  'staff@demo.school': DASHBOARD,
  'post-trial@demo.school': ['/resubscribe', 'Your free trial has ended'],
  'alumni@demo.school': ['/resubscribe', 'Uh oh!'],
  'minimba@demo.school': ['/mini-mbas', 'Mini-MBAs open here soon'],
} as const

for (const [email, [path, title]] of Object.entries(LANDINGS)) {
  test(`${email} lands on ${path}`, async ({ page }) => {
    await signIn(page, email)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`Section - ${title}`)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('link', { name: 'Section home' }).click()
    await expect(page, 'home leads to the same place').toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}

for (const [email, [path, title]] of [
  ['post-trial@demo.school', LANDINGS['post-trial@demo.school']],
  ['minimba@demo.school', LANDINGS['minimba@demo.school']],
] as const) {
  test(`${email} is led back from the courses, and told who helps`, async ({ page }) => {
    await signIn(page, email)
    await page.goto('/courses')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const support = page.getByRole('main').getByRole('link', { name: 'Customer Support' })
    await expect(support).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
}

test('one who bought a crash course is told that its page is coming, and goes on to the courses', async ({
  page,
}) => {
  await signIn(page, 'crash@demo.school')
  await page.goto('/crash-courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Crash Courses open here soon' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to Courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible()
})

test('an active member has nothing to resubscribe to', async ({ page }) => {
  await signIn(page, 'member@demo.school')
  await page.goto('/resubscribe')
  await expect(page).toHaveURL('/courses')
})

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
    await expect(page).toHaveTitle('Section - Page not found')
  }
  await page.getByRole('link', { name: 'Return to Home Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible()
})

test('addresses that moved lead on', async ({ page }) => {
  await signIn(page, 'staff@demo.school')
  await page.goto('/sprints')
  await expect(page).toHaveURL('/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible()
})

test('a signed-out visitor signs in first and then arrives', async ({ page }) => {
  await page.goto('/mini-mbas')
  await expect(page).toHaveURL(/\/login\?redirectPath=%2Fmini-mbas$/)
})
