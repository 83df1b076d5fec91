import { expectScreen } from './kit/expect-screenshot.ts'
import { expect } from './kit/journey.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

test('The resources, one of them, and the page of drops look like their pictures', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/resources')
  await titled(page, 'Resources')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectScreen(page, 'resources', { whole: false })
  await page.goto('/resources/the-brief-builder')
  await titled(page, 'The brief builder')
  await expectScreen(page, 'resource')
  await page.goto('/drops')
  await titled(page, /./)
  await expectScreen(page, 'drops')
})
