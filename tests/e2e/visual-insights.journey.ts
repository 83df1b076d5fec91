import { expectScreen } from './kit/expect-screenshot.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

test('The list of insights and one with a video look like their pictures', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/insights')
  await titled(page, 'Learning begins here')
  await expectScreen(page, 'insights', { whole: false })
  await page.getByRole('link', { name: 'The price nobody dared to name' }).click()
  await titled(page, 'The price nobody dared to name')
  await expectScreen(page, 'insight')
})
