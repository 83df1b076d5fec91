import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { askForSeat } from '../kit/endpoint.ts'
import { card, expect, openCourse, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys have a school of their own, because they leave seats that other journeys need.
test.use({ school: 'enrollment' })

test('A member takes a seat in a live sprint, downloads its calendar, and leaves it again', async ({
  page,
}) => {
  await signIn(page, 'scholar')
  await openCourse(page, 'Discovery Before Delivery')
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  const confirm = page.getByRole('dialog', { name: 'Ready to learn?' })
  const sold = confirm.getByRole('button', { name: "I'M SOLD, ENROLL ME" })
  await expect(sold).toBeFocused()
  await sold.click()

  const inside = page.getByRole('dialog', { name: "YOU'RE IN!" })
  await expect(inside.getByRole('heading', { name: "What's next" })).toBeVisible()
  await expectCalendar(
    page,
    inside.getByRole('button', { name: 'Add to calendar' }),
    'Discovery Before Delivery',
  )
  await inside.getByRole('link', { name: 'Go to Courses' }).click()
  const mine = card(section(page, 'Active/Enrolled Courses'), 'Discovery Before Delivery')
  await expect(mine.getByText('Enrolled', { exact: true })).toBeVisible()

  await openCourse(page, 'Discovery Before Delivery')
  const leave = page.getByRole('button', { name: 'Unenroll', exact: true })
  await leave.click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to unenroll from this live course?',
  })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(leave, 'focus comes back').toBeFocused()
  await leave.click()
  await question.getByRole('button', { name: "YES I'M SURE" }).click()
  await expect(page.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible()
  await page.goto('/courses')
  await expect(card(section(page, 'Available Courses'), 'Discovery Before Delivery')).toBeVisible()
  await expect(mine).toBeHidden()
})

test('A member joins the waitlist of a full session and leaves it again', async ({ page }) => {
  await signIn(page, 'scholar')
  await openCourse(page, 'AI Agents at Work')
  await expect(page.getByText('Waitlist open')).toBeVisible()
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  const confirm = page.getByRole('dialog', { name: 'Ready to learn?' })
  const [promised] = /number \d+/.exec(await confirm.getByText(/^This session is full/).innerText()) ?? []
  await confirm.getByRole('button', { name: "I'M SOLD, JOIN THE WAITLIST" }).click()
  const added = page.getByRole('dialog', { name: 'Added To Waitlist!' })
  await expect(added.getByText(`You are ${promised} of`)).toBeVisible()
  await added.getByRole('link', { name: 'Go to Courses' }).click()
  const waiting = card(section(page, 'Active/Enrolled Courses'), 'AI Agents at Work')
  await expect(waiting.getByText('Waitlisted!')).toBeVisible()

  await openCourse(page, 'AI Agents at Work')
  await page.getByRole('button', { name: 'Remove From Waitlist' }).click()
  await page.getByRole('dialog').getByRole('button', { name: "YES I'M SURE" }).click()
  await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeVisible()
})

test('A member leaves an on-demand course after confirming', async ({ page }) => {
  await signIn(page, 'trial')
  await page.goto('/courses')
  const studied = card(section(page, 'Active/Enrolled Courses'), 'Strategy That Chooses')
  await expect(studied.getByText('Watching On Demand')).toBeVisible()
  await openCourse(page, 'Strategy That Chooses')
  const leave = page.getByRole('button', { name: 'UNENROLL', exact: true })
  await leave.click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to unenroll from this on-demand course?' })
    .getByRole('button', { name: "YES I'M SURE" })
    .click()
  await expect(leave).toBeHidden()
  await page.goto('/courses')
  await expect(card(section(page, 'Available Courses'), 'Strategy That Chooses')).toBeVisible()
  await expect(studied).toBeHidden()
})

test('A limited member reads why a session is locked, is refused it, and is led to the membership', async ({
  page,
}) => {
  await signIn(page, 'limited')
  await page.goto('/courses')
  await expect(page.getByText('1 video left this month.')).toBeVisible()
  await openCourse(page, 'Positioning That Sells')
  const locked = page.getByRole('link', { name: 'Enroll', exact: true }).first()
  await expect(locked).toHaveAccessibleDescription('Become a member for full access')
  await expect(locked.locator('svg')).toBeVisible()
  expect(await askForSeat(page, 'positioning-that-sells/next')).toBe('NOT_ENTITLED')
  await locked.hover()
  await expect(page.getByText('Become a member for full access').first()).toBeVisible()
  await locked.press('Enter')
  await expect(page).toHaveURL('/upgrade')
})

test('A bookmark is kept across a reload', async ({ page }) => {
  await signIn(page, 'scholar')
  await page.goto('/courses')
  const bookmark = card(page, 'Leading Through Change').getByRole('button')
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  const saved = page.waitForResponse('**/graphql')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
})

test('The course cards of a member name the state of each course', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/courses')
  const memberState = [
    ['Active/Enrolled Courses', 'Prompting as Briefing', 'Active'],
    ['Active/Enrolled Courses', 'Pricing Strategy', 'Waitlisted!'],
    ['Past Courses', 'Positioning That Sells', 'Badge Earned'],
    ['Available Courses', 'AI Agents at Work', 'Course Full'],
    ['Available Courses', 'Data-Driven Decisions', /^Closes in \d+ (Day|Hour)s?$/],
    ['Available Courses', 'Leading Through Change', 'Coming Soon!'],
    ['Available Courses', 'Roadmaps That Say No', 'Limited Availability'],
    ['Available Courses', 'Storytelling with Numbers', 'Free Course'],
  ] as const
  for (const [place, title, text] of memberState)
    await expect(card(section(page, place), title).getByText(text, { exact: true }), title).toBeVisible()
})

/** Expects that the link downloads a calendar file that names the course. */
async function expectCalendar(page: Page, button: Locator, title: string): Promise<void> {
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('session.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR/)
  expect(text).toContain(`SUMMARY:${title}`)
}
