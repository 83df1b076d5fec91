import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { ask } from '../kit/endpoint.ts'
import { clock, test } from '../kit/clock/moving.ts'
import { expect, expectAccessibleInBothSchemes, section } from '../kit/journey.ts'
import { opensNewTab, skipToContent, tabInSight } from '../kit/keyboard.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys use the page of a sprint by keyboard alone. This file never uses the mouse.

// The account is another one than that of the journey through a sprint, which finds its project not handed in yet.
const ACCOUNT = 'lead'

const SESSION_ID = stableId('session', 'prompting-as-briefing/now')
const SPRINT = `/courses/session/${SESSION_ID}`

const task = (page: Page, title: string) =>
  section(page, 'Tasks').getByRole('button', { name: new RegExp(`^${title}`) })
const checklist = (page: Page) => page.locator('[data-part="checklist"]')

test('A member reads the announcements, opens tasks and ticks an item by keyboard alone', async ({
  page,
}) => {
  await signIn(page, ACCOUNT)
  await page.goto(SPRINT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/welcome to Day/)
  await skipToContent(page)

  const announcements = page.getByRole('region', { name: 'Announcements' })
  const slide = announcements.getByRole('group')
  const next = announcements.getByRole('button', { name: 'Next announcement' })
  const [, slides = '0'] = (await slide.getAttribute('aria-label'))?.split(' of ') ?? []
  await tabInSight(page, next)
  await page.keyboard.press('Enter')
  await expect(slide).toHaveAccessibleName(`2 of ${slides}`)
  await expect(next, 'the focus stays where the next press goes').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(announcements.getByRole('button', { name: 'Previous announcement' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(slide).toHaveAccessibleName(`1 of ${slides}`)

  const calendar = section(page, 'Your two weeks').getByRole('link', { name: 'Add To Calendar' })
  await tabInSight(page, calendar)
  await opensNewTab(page, calendar)

  const box = section(page, 'Your two weeks').getByRole('checkbox', { name: 'Say hello in the channel' })
  await tabInSight(page, box)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expect(checklist(page).getByRole('checkbox', { name: 'Say hello in the channel' })).toBeChecked()

  // The opened task has a wide table that scrolls and takes the focus; the next press of Tab leaves it.
  const first = task(page, 'Before we start')
  await tabInSight(page, first)
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await tabInSight(page, page.getByRole('group', { name: 'Table' }))
  await page.keyboard.press('Shift+Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(task(page, 'Five parts of a brief'), 'the arrows lead from task to task').toBeFocused()
  await page.keyboard.press('Enter')
  await tabInSight(page, page.getByRole('link', { name: /^Five parts of a brief, on a real task/ }))
  await tabInSight(page, page.getByRole('link', { name: /^Which tasks deserve a brief/ }), 1)

  const slack = page.getByRole('link', { name: 'Ask on Slack' })
  await tabInSight(page, slack)
  await opensNewTab(page, slack)
  const item = checklist(page).getByRole('button', { name: 'Watch the lessons on rounds' })
  await tabInSight(page, item)
  await page.keyboard.press('Enter')
  const rounds = task(page, 'The second round')
  await expect(rounds, 'an item of the checklist leads to its task').toBeFocused()
  await expect(rounds).toHaveAttribute('aria-expanded', 'true')
})

test('A member writes a project, leaves it, finds the draft and hands it in by keyboard alone', async ({
  page,
}) => {
  await signIn(page, ACCOUNT)
  const open = (await projectOpens(page)) + HOUR_MS
  await clock.moveTo(open)
  await page.clock.setFixedTime(open)
  await page.goto(SPRINT)
  const submit = page.getByRole('button', { name: 'Submit Your Project' })
  await tabInSight(page, submit)
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'One brief, two rounds' })
  const text = dialog.getByRole('textbox', { name: 'A link, or the text itself' })
  await expect(text, 'the focus goes into the dialog').toBeFocused()
  await page.keyboard.type('Two rounds on our weekly status.')
  await expectAccessibleInBothSchemes(page, '[role="dialog"]')
  for (const [role, name] of [
    ['button', 'Finish later'],
    ['button', 'Hand in'],
    ['button', 'Close'],
    ['textbox', 'A link, or the text itself'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole(role, { name, exact: true }), 'the focus stays in the dialog').toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(submit, 'the focus goes back to where it was').toBeFocused()

  await page.keyboard.press('Enter')
  await expect(text, 'the draft was kept').toHaveValue('Two rounds on our weekly status.')
  await tabInSight(page, dialog.getByRole('button', { name: 'Hand in' }), 4)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group').filter({ hasText: 'Your project is handed in.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Project Submitted! Need to resubmit?' })).toBeFocused()
})

/** Returns when the project opens, in epoch milliseconds. */
async function projectOpens(page: Page): Promise<number> {
  const { getProject: project } = await ask<{ getProject: { enabledAt: string } }>(
    page,
    'query ($id: ID!) { getProject(sessionId: $id) { enabledAt } }',
    { id: SESSION_ID },
  )
  return Date.parse(project.enabledAt)
}
