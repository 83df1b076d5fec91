import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { ask } from '../kit/endpoint.ts'
import { clock, test } from '../kit/clock/moving.ts'
import { expect, section } from '../kit/journey.ts'
import { playing } from '../kit/watching/playback.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'
import { watchElsewhere } from '../kit/watching/watch-elsewhere.ts'

const RUN = 'prompting-as-briefing/now'
const SESSION_ID = stableId('session', RUN)
const ADDRESS = `/courses/session/${SESSION_ID}`
const checklist = (page: Page) => page.locator('[data-part="checklist"]')
const task = (page: Page, title: string) =>
  section(page, 'Tasks')
    .locator('[id^="container-"]')
    .filter({ has: page.getByRole('button', { name: new RegExp(title) }) })

test('A member works through a sprint day by day, hands in the project twice, attends, watches and earns the badge', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'member')
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi Nora, welcome to Day \d+ of \d+$/)

  // The announcements lead to a page of the product.
  const announcements = page.getByRole('region', { name: 'Announcements' })
  while (!(await announcements.getByText('Your team decides where AI earns its keep?').isVisible()))
    await announcements.getByRole('button', { name: 'Next announcement' }).click()
  await announcements.getByRole('link', { name: 'Take a look' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses Dashboard')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi Nora/)

  // A tick in the checklist shows in the calendar and in the task at once, and after a reload.
  await checklist(page).getByRole('checkbox', { name: 'Choose your three tasks' }).check()
  await expect(
    section(page, 'Your two weeks').getByRole('checkbox', { name: 'Choose your three tasks' }),
  ).toBeChecked()
  await task(page, 'Before we start').getByRole('button').first().click()
  const inTask = task(page, 'Before we start').getByRole('checkbox', { name: 'Choose your three tasks' })
  await expect(inTask).toBeChecked()
  await expect.poll(async () => (await items(page)).get('Choose your three tasks')).toBe('COMPLETED')
  await page.reload()
  // The task that was opened before is still open.
  await expect(inTask).toBeChecked()

  // The link to the meeting leads to its room while the class runs, and attendance of any class is on the checklist.
  const [meeting] = await upcomingMeetings(page)
  const opens = await projectOpens(page)
  const duringClass = Date.parse(meeting?.startAt ?? '') + 10 * MINUTE_MS
  await clock.moveTo(duringClass)
  const attendee = await memberAt(browser, product.url, 'member', duringClass)
  await attendee.goto(ADDRESS)
  const room = attendee.waitForEvent('popup')
  await attendee.getByRole('link', { name: 'Join the live class' }).first().click()
  await expect(await room).toHaveURL(/\/dev\/room\//)
  await expect.poll(async () => (await items(attendee)).get('Attend a class live')).toBe('COMPLETED')
  await attendee.context().close()

  // The project opens, is handed in as a text, and is handed in again as a link.
  const opened = Math.max(duringClass, opens) + HOUR_MS
  await clock.moveTo(opened)
  const author = await memberAt(browser, product.url, 'member', opened)
  await author.goto(ADDRESS)
  await handIn(author, 'Submit Your Project', 'Two rounds on our weekly status: nobody asked back.')
  await handIn(author, 'Project Submitted! Need to resubmit?', 'https://docs.example/my-brief')

  // Three of the videos and most of the last one are watched on another device, and the rest of that on this page.
  await watchElsewhere(author, clock, RUN, [
    { group: 'brief-videos', slug: 'five-parts' },
    { group: 'round-videos', slug: 'second-round' },
    { group: 'round-videos', slug: 'with-people' },
    { group: 'brief-videos', slug: 'where-it-pays', until: 24 },
  ])
  await task(author, 'Five parts of a brief').getByRole('button').first().click()
  await author.getByRole('link', { name: /Which tasks deserve a brief/ }).click()
  await author.getByRole('button', { name: 'Play', exact: true }).first().click()
  await playing(author)
  await author.evaluate(() => {
    const video = document.querySelector('video')
    if (video) video.playbackRate = 2
  })
  const earned = author.getByRole('dialog', { name: 'Badge earned' })
  await expect(earned).toBeVisible({ timeout: 60_000 })
  await earned.getByRole('link', { name: 'See the session' }).click()
  await expect(checklist(author).getByText('4 of 4 done')).toBeVisible()
  await expect(author.getByRole('heading', { level: 2, name: 'Badge earned' })).toBeVisible()
  await author.context().close()

  // The teaching assistant reads the project that was handed in.
  const assistant = await memberAt(browser, product.url, 'scholar', opened)
  await assistant.goto(ADDRESS)
  await expect(assistant.getByRole('region', { name: 'Preview' })).toBeVisible()
  const received = section(assistant, 'Projects handed in')
  await received.getByRole('button', { name: /Nora Lindqvist/ }).click()
  await expect(received.getByRole('link', { name: 'https://docs.example/my-brief' })).toBeVisible()
  await assistant.context().close()
})

async function handIn(page: Page, button: string, text: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: 'One brief, two rounds' })
  await dialog.getByLabel('A link, or the text itself').fill(text)
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Project Submitted! Need to resubmit?' })).toBeVisible()
}

/** Returns the stored status of each item of the checklist by its title. */
async function items(page: Page): Promise<ReadonlyMap<string, string>> {
  const { getSessionContent: content } = await ask<{
    getSessionContent: { checklist: { title: string; completionStatus: string }[] }
  }>(
    page,
    'query ($id: ID!) { getSessionContent(sessionId: $id) { checklist { title completionStatus } } }',
    { id: SESSION_ID },
  )
  return new Map(content.checklist.map(({ title, completionStatus }) => [title, completionStatus]))
}

async function upcomingMeetings(page: Page): Promise<{ startAt: string }[]> {
  const { getUserSession: session } = await ask<{ getUserSession: { meetings: { startAt: string }[] } }>(
    page,
    'query ($id: ID!) { getUserSession(sessionId: $id) { meetings { startAt } } }',
    { id: SESSION_ID },
  )
  return session.meetings.filter(({ startAt }) => Date.parse(startAt) > Date.now())
}

/** Returns when the project opens, in epoch milliseconds. */
async function projectOpens(page: Page): Promise<number> {
  const { getProject: project } = await ask<{ getProject: { enabledAt: string } }>(
    page,
    'query ($id: ID!) { getProject(sessionId: $id) { enabledAt } }',
    { id: SESSION_ID },
  )
  return Date.parse(project.enabledAt)
}
