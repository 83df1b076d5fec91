import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { ask } from '../kit/endpoint.ts'
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { signIn, signInCookie } from '../kit/sign-in.ts'

// These members look for each other. One of them changes what others see, so that the file has a school of its own.
test.use({ school: 'directory' })

const cards = (page: Page) => page.getByRole('article')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by Name or Job Title' })
const pageButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of members' }).getByRole('button', { name, exact: true })

test('A member turns the pages of the directory, opens a profile and comes back to the same place', async ({
  page,
}) => {
  const lists = countLists(page)
  await signIn(page, 'member')
  await page.goto('/member-directory')
  await expect(page.getByRole('heading', { level: 1, name: 'Your fellow members' })).toBeVisible()
  await expect(page).toHaveTitle('Section - Member Directory')
  await expect(cards(page)).toHaveCount(36)
  await expect(page).toHaveURL('/member-directory?count=36')
  expect(lists(), 'the size of the page is known before it is asked for').toBe(1)
  await expect(page.getByText(/^\d{3} members$/)).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  await pageButton(page, 'Page 2').click()
  await expect(page).toHaveURL('/member-directory?page=1&count=36')
  await expect(pageButton(page, 'Page 2')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: /^Members, page 2 of/ })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY), 'a page begins at its top').toBe(0)

  const last = cards(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const name = await last.innerText()
  const scrolled = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`Section - ${name}`)
  await page.goBack()
  await expect(page).toHaveURL('/member-directory?page=1&count=36')
  await expect(cards(page).last().getByRole('link', { name })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.goBack()
  await expect(pageButton(page, 'Page 1')).toHaveAttribute('aria-current', 'page')
})

test('The address of a page beyond the end becomes that of the last page, and back leads before it', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/member-directory?count=36')
  await expect(cards(page)).toHaveCount(36)
  const lists = countLists(page)
  await page.goto('/member-directory?page=99&count=36')
  await expect(page).toHaveURL(/\?page=[1-8]&count=36$/)
  const last = page.url()
  const number = Number(new URL(last).searchParams.get('page')) + 1
  await expect(pageButton(page, `Page ${number}`)).toHaveAttribute('aria-current', 'page')
  expect(lists(), 'the members are asked for once').toBe(1)
  await pageButton(page, 'Page 1').click()
  await expect(page).toHaveURL('/member-directory?count=36')
  await page.goBack()
  await expect(page).toHaveURL(last)
  await expect(pageButton(page, `Page ${number}`)).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/member-directory?count=36')
  await expect(pageButton(page, 'Page 1')).toHaveAttribute('aria-current', 'page')
})

test('A member finds others by name or job title in any order, and reads what to search by when there is nobody', async ({
  page,
}) => {
  await signIn(page, 'academy')
  await page.goto('/member-directory?page=2&count=36')
  await expect(cards(page).first()).toBeVisible()
  await box(page).fill('rasmussen ada')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL('/member-directory?count=36&search=rasmussen+ada')
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()

  // From the search, the keyboard leads through its button to the card, which is one link.
  await box(page).press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ada Rasmussen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Rasmussen' })).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('rasmussen ada')
  await expect(cards(page)).toHaveCount(1)

  await box(page).fill('zzzzzz')
  await box(page).press('Enter')
  await expect(
    page.getByRole('heading', { name: "Oops... we didn't find anything that matches your search." }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click()
  await expect(cards(page)).toHaveCount(36)
})

test('The banner of the directory stays hidden in the browser in which it was hidden', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/member-directory')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await expect(cards(page)).toHaveCount(36)
  await expect(page.getByRole('region', { name: 'Your profile' })).toHaveCount(0)
})

test('A profile is told from the own one, and from one that does not exist', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/member-directory?search=aarav+deshmukh')
  await page.getByRole('link', { name: 'Aarav Deshmukh' }).click()
  await expect(page.getByRole('heading', { level: 2, name: "Hi I'm Aarav" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Your Profile' })).toHaveCount(0)
  await expectAccessibleInBothSchemes(page)

  const userId = await signInCookie(page, 'user_id')
  await page.goto(pathTo('memberProfile', { userId }))
  await expect(page.getByRole('link', { name: 'Edit Your Profile' })).toHaveAttribute(
    'href',
    pathTo('profileEdit', { userId }),
  )
  await expectAccessible(page)

  await page.goto(pathTo('memberProfile', { userId: 'nobody' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Oh snap!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open a support ticket' })).toBeVisible()
  await page.getByRole('link', { name: 'All members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your fellow members' })).toBeVisible()
})

test('The directory fits a phone: two columns of 18 members, whose pages are turned back and forth', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'member')
  await page.goto('/member-directory')
  await expect(cards(page)).toHaveCount(18)
  await expect(page).toHaveURL('/member-directory?count=18')
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 3).map((one) => one.getBoundingClientRect().top),
  )
  expect(tops[0]).toBe(tops[1])
  expect(tops[2]).toBeGreaterThan(tops[1] ?? 0)
  await pageButton(page, 'Next page').click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('Members see who takes a course with them once those share it', async ({ page }) => {
  const course = pathTo('course', { courseId: stableId('course', 'positioning-that-sells') })
  await signIn(page, 'scholar')
  await shareCourses(page, true)
  await page.context().clearCookies()
  await signIn(page, 'member')
  await shareCourses(page, false)
  await page.goto(course)
  await expect(page.getByRole('heading', { level: 1, name: 'Positioning That Sells' })).toBeVisible()
  const classmates = page.getByRole('region', { name: 'Who also takes this course' })
  await expect(classmates, 'what is far away is not loaded').toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(classmates.getByText('You are not shown here.')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await classmates.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/member-directory\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('link', { name: 'All members' })).toBeVisible()
})

/** Makes the signed-in member show the courses that they take, or hide them. */
async function shareCourses(page: Page, courses: boolean): Promise<void> {
  const userId = await signInCookie(page, 'user_id')
  const save = `mutation ($userId: ID!, $courses: Boolean) {
    saveMemberVisibility(userId: $userId, courses: $courses) { id } }`
  await ask(page, save, { userId, courses })
}

/** Counts the answers of the endpoint with a list of members from now on. */
function countLists(page: Page): () => number {
  let lists = 0
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return
    const text = await response.text().catch(() => '')
    if (text.includes('"listMembers"')) lists++
  })
  return () => lists
}
