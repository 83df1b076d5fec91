import { card, expect, expectAccessible, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// Axe examines, at both widths, the states of the course list.

test('Axe finds nothing in an open filter, in a list without a result, and beside the offer to undo a bookmark, which a reload keeps', async ({
  page,
}) => {
  await signIn(page, 'trial')
  await page.goto('/courses')
  await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible()
  await page.getByRole('button', { name: 'Topic', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Topic', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  const search = page.getByRole('combobox', { name: 'Search courses' })
  await search.fill('zzzzzz')
  await expect(page.getByText('No courses found. Try adjusting your search filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).click()

  const saved = card(section(page, 'Available Courses'), 'Pricing Strategy')
  const bookmark = saved.getByRole('button', { name: 'Save Pricing Strategy' })
  const stored = page.waitForResponse('**/graphql')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await stored
  await page.goto('/courses?m=saved')
  await expect(page.getByRole('article'), 'the bookmark is kept').toHaveCount(1)
  await page.getByRole('button', { name: 'Save Pricing Strategy' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByText(/^To save a course, press the bookmark/)).toBeVisible()
  await expectAccessible(page)
})

test('Axe finds nothing in the course of somebody who bought one workshop', async ({ page }) => {
  await signIn(page, 'workshop')
  await page.goto('/courses')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByText('Session dates:')).toBeVisible()
  await expectAccessible(page)
})

test.describe('A course list that does not load', () => {
  test.use({ tolerated: [/./] })

  test('Axe finds nothing in the message of a course list that did not load', async ({ page }) => {
    await signIn(page, 'scholar')
    await page.goto('/certificates')
    await expect(page.getByRole('article').first()).toBeVisible()
    const error = { message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }
    await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [error] } }))
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Hmm...' })).toBeVisible()
    await expectAccessible(page)
  })
})
