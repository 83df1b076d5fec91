import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { askForSeat } from '../kit/endpoint.ts'
import { card, expect, expectAccessible, nextStep, openCourse, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys have a school of their own, because they leave seats that other journeys need.
test.use({ school: 'seats' })

test('A member takes a seat in a live sprint, downloads its calendar, and leaves it again', async ({
  page,
}) => {
  await signIn(page, 'scholar')
  await openCourse(page, 'Discovery Before Delivery')
  await nextStep(page).getByRole('button', { name: 'Enroll' }).click()
  const confirm = page.getByRole('dialog', { name: 'Ready to learn?' })
  const sold = confirm.getByRole('button', { name: "I'M SOLD, ENROLL ME" })
  await expect(sold).toBeFocused()
  await expectAccessible(page)
  await sold.click()

  const inside = page.getByRole('dialog', { name: "YOU'RE IN!" })
  await expect(inside.getByRole('heading', { name: "What's next" })).toBeVisible()
  await expectAccessible(page)
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
  await expect(leave).toBeVisible()
  await expectAccessible(page)
  await leave.click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to unenroll from this live course?',
  })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(leave, 'focus comes back').toBeFocused()
  await leave.click()
  await question.getByRole('button', { name: "YES I'M SURE" }).click()
  await expect(nextStep(page).getByRole('button', { name: 'Enroll' })).toBeVisible()
  await page.goto('/courses')
  await expect(card(section(page, 'Available Courses'), 'Discovery Before Delivery')).toBeVisible()
  await expect(mine).toBeHidden()
})

test('A member joins the waitlist of a full session and leaves it again', async ({ page }) => {
  await signIn(page, 'scholar')
  await openCourse(page, 'AI Agents at Work')
  await expect(page.getByText('Full, waitlist open')).toBeVisible()
  await nextStep(page).getByRole('button', { name: 'Join Waitlist' }).click()
  const confirm = page.getByRole('dialog', { name: 'Ready to learn?' })
  const [promised] = /number \d+/.exec(await confirm.getByText(/^This session is full/).innerText()) ?? []
  await confirm.getByRole('button', { name: "I'M SOLD, JOIN THE WAITLIST" }).click()
  const added = page.getByRole('dialog', { name: 'Added To Waitlist!' })
  await expect(added.getByText(`You are ${promised} of`)).toBeVisible()
  await expectAccessible(page)
  await added.getByRole('link', { name: 'Go to Courses' }).click()
  const waiting = card(section(page, 'Active/Enrolled Courses'), 'AI Agents at Work')
  await expect(waiting.getByText('Waitlisted!')).toBeVisible()

  await openCourse(page, 'AI Agents at Work')
  const leave = async () => {
    await page.getByRole('button', { name: 'Remove From Waitlist' }).click()
    await page.getByRole('dialog').getByRole('button', { name: "YES I'M SURE" }).click()
    await expect(nextStep(page).getByRole('button', { name: 'Join Waitlist' })).toBeVisible()
    await expect(page.getByText('You left the waitlist of “AI Agents at Work”.')).toBeVisible()
  }
  await leave()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('You are back in your place on the waitlist')).toBeVisible()
  const own = page.getByRole('region', { name: 'Your session' })
  await expect(own.getByText(`You are ${promised} of`)).toBeVisible()
  await leave()
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
  await expectAccessible(page)
  expect(await askForSeat(page, 'positioning-that-sells/next')).toBe('NOT_ENTITLED')
  await locked.hover()
  await expect(page.getByText('Become a member for full access').first()).toBeVisible()
  await locked.press('Enter')
  await expect(page).toHaveURL('/upgrade')
})

/** Expects that the link downloads a calendar file that names the course. */
async function expectCalendar(page: Page, button: Locator, title: string): Promise<void> {
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/, [A-Z][a-z]{2} \d{1,2}\.ics$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR/)
  expect(text).toContain(`SUMMARY:${title}`)
}
