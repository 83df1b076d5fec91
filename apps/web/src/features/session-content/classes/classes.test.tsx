import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { content, inHours, session } from '../session-page-parts.fixture.ts'
import type { SessionClass } from '../session-page-query.ts'
import { meeting, ROOM } from '../today/today.fixture.ts'

// The classes of a session: when each is, how it stands, and what it leaves behind. The time is Tuesday, Mar 3, at noon in
// UTC.

useSessionTests()

/** Returns a class of an hour that begins this many hours from now. */
const held = (from: number, more: Partial<SessionClass> = {}): SessionClass => ({
  meetingId: `m${from}`,
  title: `Class at ${from}`,
  startAt: inHours(from),
  endAt: inHours(from + 1),
  materials: [],
  notes: null,
  notesUrl: null,
  slidesUrl: null,
  recordingUrl: null,
  ...more,
})

const PAST = held(-24, {
  title: 'The costly order',
  materials: ['NOTES', 'SLIDES', 'RECORDING'],
  notes: 'Rank **beliefs** by pain.',
  slidesUrl: '/dev/slides/one',
  recordingUrl: '/dev/replay/one',
})

const open = (
  classes: SessionClass[],
  meetings = classes.map(({ meetingId }) => meetingId),
  roomsUntil = inHours(0),
) =>
  openSession({
    session: session({
      meetings: classes
        .filter(({ meetingId }) => meetings.includes(meetingId))
        .map((one) => ({
          ...meeting(0, 0, one.startAt <= roomsUntil ? ROOM : null),
          meetingId: one.meetingId,
          startAt: one.startAt,
          endAt: one.endAt,
        })),
    }),
    content: content({ classes }),
  })

const list = () => screen.findByRole('region', { name: 'Classes' })
const rows = async () => within(await list()).findAllByRole('listitem')
const controls = (part: HTMLElement) =>
  [...part.querySelectorAll('button, a')].map((one) => [
    one.textContent,
    one.getAttribute('aria-label') ?? one.getAttribute('href'),
  ])

describe('A class of a session', () => {
  test('says its weekday and date, its time, its title, and how it stands', async () => {
    open([PAST, held(-0.5), held(22), held(70)])
    const texts = (await rows()).map((row) => [
      row.querySelector('time')?.textContent,
      row.querySelector('h3')?.textContent,
      row.querySelector('p')?.textContent,
    ])
    expect(texts).toEqual([
      [expect.stringMatching(/^Mon, Mar 2\d+:00 – \d+:00 [AP]M \S+$/), 'The costly order', 'Over'],
      [expect.stringMatching(/^Tue, Mar 3/), 'Class at -0.5', 'Happening now'],
      [expect.stringMatching(/^Wed, Mar 4/), 'Class at 22', 'Next'],
      [expect.stringMatching(/^Fri, Mar 6/), 'Class at 70', 'In 3 days'],
    ])
  })

  test('that is over leads to its slides and its recording in new tabs, and names itself in each button', async () => {
    open([PAST])
    const [row] = await rows()
    if (!row) throw new Error('There is no class.')
    expect(controls(row)).toEqual([
      ['Notes', 'Notes: The costly order'],
      ['Slides', 'Slides: The costly order'],
      ['Recording', 'Recording: The costly order'],
    ])
    const slides = within(row).getByRole('link', { name: 'Slides: The costly order' })
    expect([slides.getAttribute('href'), slides.getAttribute('target')]).toEqual([
      '/dev/slides/one',
      '_blank',
    ])
  })

  test('that is over has its notes to read in a dialog, with the ways to the rest', async () => {
    open([PAST])
    const button = await screen.findByRole('button', { name: 'Notes: The costly order' })
    fireEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'The costly order' }))
    expect(dialog.getByText('beliefs').tagName).toBe('STRONG')
    expect(dialog.getByText(/^Mon, Mar 2, /)).toBeDefined()
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Slides', 'Recording'])
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that is over has a link to notes that are kept elsewhere, and none to an unsafe address', async () => {
    open([
      held(-24, { materials: ['NOTES', 'SLIDES'], notesUrl: '/dev/n', slidesUrl: 'javascript:alert(1)' }),
    ])
    const [row] = await rows()
    if (!row) throw new Error('There is no class.')
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/dev/n'])
  })

  test('that runs or comes next says what comes after it, and later ones do not repeat it', async () => {
    const coming = { materials: ['NOTES', 'SLIDES'] as SessionClass['materials'] }
    open([held(-0.5, coming), held(22, coming), held(46, coming)])
    const texts = (await rows()).map((row) => row.querySelector('p')?.textContent)
    expect(texts).toEqual([
      'Happening nowNotes and slides come after the class',
      'NextNotes and slides come after the class',
      'In 2 days',
    ])
  })

  test('that runs says so, and leaves the way into its room to the first block', async () => {
    open([held(-0.5), held(22)])
    expect((await rows())[0]?.textContent).toContain('Happening now')
    const today = await screen.findByRole('region', { name: 'Today' })
    const links = screen.getAllByRole('link', { name: 'Join the live class' })
    expect(links.map((link) => [link.getAttribute('href'), today.contains(link)])).toEqual([[ROOM, true]])
  })

  test('has the way into its room where the first block leads into an earlier class', async () => {
    open([held(-0.5), held(1)], undefined, inHours(3))
    const [, second] = await rows()
    if (!second) throw new Error('There is no second class.')
    const link = within(second).getByRole('link', { name: 'Join the live class' })
    expect([link.getAttribute('href'), link.getAttribute('data-variant')]).toEqual([ROOM, 'secondary'])
  })
})

test('Of many classes those around now are listed, and the others when they are asked for', async () => {
  open(Array.from({ length: 11 }, (_, n) => held((n - 5) * 24 - 2)))
  expect(await rows()).toHaveLength(6)
  fireEvent.click(within(await list()).getByRole('button', { name: 'Show all 11 classes' }))
  expect(await rows()).toHaveLength(11)
  expect(within(await list()).queryByRole('button')).toBeNull()
})

test('A session without classes has no list of them', async () => {
  openSession()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Classes' })).toBeNull()
})

describe('The first block of a session’s page', () => {
  test('leads to what the class that ended today has left behind', async () => {
    open([{ ...PAST, startAt: inHours(-3), endAt: inHours(-2) }, held(1)])
    const today = within(await screen.findByRole('region', { name: 'Today' }))
    expect(today.getByText('Notes, slides, and a recording of today’s class')).toBeDefined()
    fireEvent.click(today.getByRole('button', { name: 'The costly order' }))
    expect(await screen.findByRole('dialog', { name: 'The costly order' })).toBeDefined()
  })

  test('does not lead to a class of today that left nothing, or to one of yesterday', async () => {
    open([PAST, held(-3), held(1)])
    const today = within(await screen.findByRole('region', { name: 'Today' }))
    expect(today.queryByText(/of today’s class$/)).toBeNull()
  })
})
