import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { signIn } from '../kit/sign-in.ts'

test('A member signs in with e-mail and password, and signing out ends every tab', async ({
  page,
  context,
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
  const token = (await context.cookies()).find(({ name }) => name === 'member_id_token')?.value
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByRole('status').getByText('You are signed out.')).toBeVisible()
  }
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ listCourseBookmarks { courseId } }' },
  })
  expect(answer.status()).toBe(401)
})

test('A token that expires while a member works is refreshed once for all operations, without a visible change', async ({
  page,
  context,
}) => {
  await signIn(page, 'scholar')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible()
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth2/token')) refreshes++
  })
  const cookies = await context.cookies()
  const expired = cookies.find(({ name }) => name === 'member_id_token')
  if (!expired) throw new Error('There is no id token.')
  await context.addCookies([{ ...expired, value: withPastExpiry(expired.value) }])
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(refreshes).toBe(1)
})

test('Axe finds nothing in the login page with its demo accounts open', async ({ page }) => {
  await page.goto('/login')
  await page.getByText('Demo accounts').click()
  await expectAccessibleInBothSchemes(page)
})

/** Returns the same token with a past `exp`, so that the app sees that it has expired and refreshes it. */
function withPastExpiry(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url')
  return [header, past, signature].join('.')
}
