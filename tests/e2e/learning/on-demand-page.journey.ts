import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, openCourse, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// This journey opens the page of an on-demand session that the flag `onDemandRefresh` names.
// docs/product/session-pages.md#who-may-open-a-page

const COURSE_ID = stableId('course', 'where-ai-earns-its-keep')
const ADDRESS = `/courses/session/${stableId('session', 'where-ai-earns-its-keep/on-demand')}`

test('A member starts an on-demand course from its landing page, and from its old address, without dates', async ({
  page,
}) => {
  await signIn(page, 'newcomer')
  await page.goto('/courses')
  await openCourse(page, 'Where AI Earns Its Keep')
  await page.getByRole('link', { name: 'GO TO ON DEMAND COURSE' }).first().click()
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hi Alex, let's start learning...")
  await section(page, 'Tasks')
    .getByRole('button', { name: /Sort your list/ })
    .click()
  await expect(section(page, 'Tasks').getByText('goes first')).toBeVisible()
  const bonus = page
    .locator('[data-part="checklist"]')
    .getByRole('checkbox', { name: 'Write down ten things' })
  await bonus.check()
  await expect(page.getByText('Next class')).toHaveCount(0)

  await page.goto(`/courses/ondemand/${COURSE_ID}`)
  await expect(page).toHaveURL(ADDRESS)
  await expect(bonus).toBeChecked()
  await bonus.uncheck()
})
