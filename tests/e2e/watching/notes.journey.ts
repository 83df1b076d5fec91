import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expectNoViolation, WIDTHS } from '../kit/axe.ts'
import { expect, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

// Members write notes in the videos of a course. docs/product/notes.md

const COURSE = 'strategy-that-chooses'
const address = (module: string, lesson: string) =>
  `/courses/ondemand/${stableId('course', COURSE)}/${stableId('content-group', `${COURSE}/${module}`)}` +
  `/${stableId('content-item', `${COURSE}/${lesson}`)}`
const FIRST = address('choose', 'on-a-page')
const SECOND = address('choose', 'the-numbers')

const PANEL = '[data-part="notes"]'

const field = (page: Page) => page.getByRole('textbox', { name: /^Add a note at/ })
const openNotes = (page: Page) => page.getByRole('tab', { name: 'Notes' }).click()
const notes = (page: Page) => page.getByRole('group', { name: 'Your notes' }).getByRole('listitem')
const isNote = (request: Request) => request.postData()?.includes('writtenMsAgo') ?? false
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-notes')))

/** Writes a note with the keyboard and waits until the server has it. */
async function write(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse((response) => isNote(response.request()))
  await field(page).fill(text)
  await page.keyboard.press('ControlOrMeta+Enter')
  await saved
  await expect.poll(() => unsent(page)).toEqual([])
}

/** Deletes the notes that the course has, so that the journey may run again. */
async function deleteAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Whole course/ }).click()
  for (let left = await notes(page).count(); left > 0; left--) {
    await page
      .getByRole('button', { name: /^Delete the note/ })
      .first()
      .click()
    await expect(notes(page)).toHaveCount(left - 1)
  }
  await expect.poll(() => unsent(page)).toEqual([])
}

test('A member writes notes by the keyboard while a video plays, comes back to their moments, and exports them', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(FIRST)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playing(page)
  await page.getByRole('button', { name: 'Pause', exact: true, includeHidden: true }).focus()
  await page.keyboard.press('n')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('k m f: no keys of the player')
  const label = await page.getByText(/^Add a note at/).textContent()
  const frozen = await position(page)
  await expect.poll(() => position(page), 'the video does not stop').toBeGreaterThan(frozen + 1)
  await expect(page.getByText(/^Add a note at/)).toHaveText(label ?? '')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(notes(page)).toHaveText([/k m f: no keys of the player/])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Pause', exact: true, includeHidden: true })).toBeFocused()

  await page.keyboard.press('End')
  await notes(page)
    .getByRole('button', { name: /^Go to/ })
    .click()
  await expect.poll(() => position(page)).toBeLessThan(frozen + 20)

  await page.goto(SECOND)
  await openNotes(page)
  await write(page, '*Three* numbers')
  await page.getByRole('button', { name: 'Whole course (2)' }).click()
  await expect(notes(page)).toHaveText([/no keys of the player/, /\*Three\* numbers/])
  const size = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize(width)
    // Controls that the video covers in part would count as too small to touch.
    await page.locator(PANEL).evaluate((panel) => panel.scrollIntoView({ block: 'start' }))
    await expectNoViolation(page, { part: PANEL })
  }
  if (size) await page.setViewportSize(size)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('notes-strategy-that-chooses.md')
  const markdown = await readFile(await download.path(), 'utf8')
  expect(markdown).toContain('# Strategy That Chooses\n\n## ')
  expect(markdown).toContain('\\*Three\\* numbers')
  const [, link = ''] = /^- \[\d\d:\d\d\]\((\S+)\) k m f: no keys/m.exec(markdown) ?? []
  expect(new URL(link).pathname).toBe(FIRST)

  const moment = Number(new URL(link).searchParams.get('seek'))
  await notes(page).first().getByRole('link').click()
  await expect(page).toHaveURL(FIRST)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playing(page)
  expect(await position(page)).toBeGreaterThanOrEqual(moment)
  await deleteAll(page)
})

test.describe('Without a network', () => {
  test.use({ tolerated: [/net::ERR_FAILED/], viewport: { width: 390, height: 844 } })

  test('A note that is written on a phone without a network is listed at once, and sent once by the next page', async ({
    page,
  }) => {
    await signIn(page, 'trial')
    await page.goto(SECOND)
    await openNotes(page)
    await expect(page.getByText(/^No notes on this video yet/)).toBeVisible()
    await page.route('**/graphql', (route) => (isNote(route.request()) ? route.abort() : route.fallback()))
    await field(page).fill('Written in a tunnel')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(notes(page)).toHaveText([/Written in a tunnel/])
    await expect(
      page.getByText('Saved on this device. We’ll send it as soon as you’re back online.'),
    ).toBeVisible()
    await page.reload()
    await openNotes(page)
    await expect(notes(page)).toHaveText([/Written in a tunnel/])
    await page.unroute('**/graphql')
    let sent = 0
    page.on('request', (request) => (sent += Number(isNote(request))))
    const saved = page.waitForResponse((response) => isNote(response.request()))
    await page.goto('/courses')
    await saved
    await expect.poll(() => unsent(page)).toEqual([])
    await page.goto(SECOND)
    await openNotes(page)
    await expect(notes(page)).toHaveText([/Written in a tunnel/])
    expect(sent).toBe(1)
    await deleteAll(page)
  })
})
