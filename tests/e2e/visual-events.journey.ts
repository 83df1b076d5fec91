import { expectScreen } from './kit/expect-screenshot.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

test('The list of events and one to which the member comes look like their pictures', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/events')
  await titled(page, 'Be a part of something big')
  await expectScreen(page, 'events', { whole: false })
  await page.getByRole('link', { name: 'Ask Tobias about price' }).click()
  await titled(page, 'Ask Tobias about price')
  await expectScreen(page, 'event')
})
