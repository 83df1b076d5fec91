import { expect, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

test('One click on the home page resumes the lesson that a member left, at the same position', async ({
  page,
}) => {
  await signIn(page, 'trial')
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Continue watching' })
  await expect(hero).toContainText(/Lesson \d+ of \d+ · .+ left/)
  await hero.getByRole('link', { name: /^Resume / }).click()
  await playing(page)
  expect(await position(page), 'the video does not start over').toBeGreaterThan(1)
})
