import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

const AI = stableId('session', 'ai-mini-mba/now')

// A week that is still opening moves what is in it, and on a busy machine a click would miss it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A member with one Mini-MBA is taken straight to it, reads a week and opens a video of it', async ({
  page,
}) => {
  await signIn(page, 'minimba')
  await page.goto('/mini-mbas')
  await expect(page).toHaveURL(`/mini-mbas/${AI}`)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Mini-MBA' })).toBeVisible()
  const tasks = section(page, 'Your five weeks')
  await tasks.getByRole('button').first().click()
  await tasks.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/mini-mbas/${AI}/[^/]+/[^/]+$`))
  await page.getByRole('link', { name: 'Back to Mini-MBA' }).click()
  await expect(page).toHaveURL(`/mini-mbas/${AI}`)
  // The week that was opened before is still open.
  await expect(tasks.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
})
