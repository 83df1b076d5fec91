import { expect, expectAccessible, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

const FAILED = 'An error occurred while opening ProfAI. Please try again later.'

test('A member is taken to ProfAI, which greets them by name, once for each link, and Back leads past the hand-over', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const opened: string[] = []
  page.on('framenavigated', (frame) => void opened.push(frame.url()))
  await signIn(page, 'member')
  await page.goto('/account-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/profai/transfer')
  await expect(page.getByRole('heading', { name: 'Hello, Nora Lindqvist' })).toBeVisible()
  await expect(page).toHaveURL('/dev/profai')
  const link = opened.find((url) => url.includes('/dev/profai#token=')) ?? ''
  expect(link).toContain('#token=')
  await expectAccessible(page)

  await page.goto('/account-settings')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link was used or has expired' })).toBeVisible()
  await expect(page).toHaveURL('/dev/profai')

  await page.getByRole('link', { name: 'Open ProfAI again' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Nora Lindqvist' })).toBeVisible()
  await page.goBack()
  await expect(page, 'the hand-over stands in no history').toHaveURL('/dev/profai')
  expect(
    asked.filter((url) => url.includes('token=')),
    'no server sees a token in an address',
  ).toEqual([])
})

test('Whose company has no tutor reads that ProfAI did not open, and can contact support', async ({
  page,
}) => {
  await signIn(page, 'rival')
  await page.goto('/profai/transfer')
  await expect(page.getByRole('heading', { level: 1, name: FAILED })).toBeVisible()
  await expect(page.getByRole('link', { name: 'CONTACT SUPPORT' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
