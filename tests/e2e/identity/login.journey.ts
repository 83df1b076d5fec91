import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { memberAt } from '../kit/sign-in.ts'

// What a page had asked for just before the sign-out is refused, and Chromium reports that.
test.use({ tolerated: [/status of 401/] })

test('A member signs in with e-mail and password, and signing out ends every tab and the sign-ins on other devices', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/courses')
  await expect(page).toHaveURL(/\/login\?redirectPath=%2Fcourses$/)
  await expect(page).toHaveTitle('Section - Login')
  await page.getByLabel('Email').fill(' member@demo.school ')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/courses')
  const names = (await context.cookies()).map(({ name }) => name).sort()
  expect(names).toEqual(['member_audience', 'member_id_token', 'member_refresh_token', 'member_user_id'])

  const second = await context.newPage()
  await second.goto('/courses')
  await expect(second.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible()
  const elsewhere = await memberAt(browser, new URL(page.url()).origin, 'member')
  await elsewhere.goto('/')
  await expect(elsewhere.getByRole('button', { name: 'Open menu' })).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'member_id_token')?.value
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByRole('status').getByText('You are signed out.')).toBeVisible()
  }
  const left = (await context.cookies()).filter(({ name }) => name.startsWith('member_'))
  expect(left).toEqual([])
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.context().close()
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ listCourseBookmarks { courseId } }' },
  })
  expect(answer.status()).toBe(401)
})

test('Axe finds nothing in the login page with its demo accounts open', async ({ page }) => {
  await page.goto('/login')
  await page.getByText('Demo accounts').click()
  await expectAccessibleInBothSchemes(page)
})
