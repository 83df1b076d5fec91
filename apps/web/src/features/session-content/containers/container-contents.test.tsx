import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { track } from '../../../lib/tracking/tracking.ts'
import { limitedAnswer } from '../../../testing/signed-in.ts'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { content, inHours, session, side } from '../session-page-parts.fixture.ts'
import type { ContainerPart, ContentOf } from '../session-page-query.ts'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

// A container shows its texts, videos, buttons and calendars.

useSessionTests()

const holding = (...contents: ContainerPart[]) => content({ sessionContainers: [side('WELCOME', contents)] })

const cta = (more: Partial<ContentOf<'CtaButtonContent'>> = {}): ContentOf<'CtaButtonContent'> => ({
  __typename: 'CtaButtonContent',
  sessionContentId: 'cta',
  buttonText: 'Open the workbook',
  buttonUrl: 'https://files.example/workbook',
  isLocked: false,
  buttonStartIcon: null,
  buttonEndIcon: 'EXTERNAL_LINK',
  enabledAt: null,
  ...more,
})

const video = (videoId: string) => ({
  videoId,
  title: `Video ${videoId}`,
  duration: 100,
  thumbnailUrl: `/thumbs/${videoId}.webp`,
})

const group = (more: Partial<ContentOf<'VideoGroupContent'>> = {}): ContentOf<'VideoGroupContent'> => ({
  __typename: 'VideoGroupContent',
  sessionContentId: 'g1',
  intro: 'Watch these.',
  outro: 'Well done.',
  enabledAt: null,
  videoPreviews: [video('v1'), video('v2')],
  ...more,
})

describe('A call to action', () => {
  const NAME = 'Open the workbook'

  test('opens its address in a new tab and is tracked', async () => {
    openSession({ content: holding(cta()) })
    const link = await screen.findByRole('link', { name: NAME })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://files.example/workbook',
      '_blank',
      'noopener noreferrer',
    ])
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(track).toHaveBeenCalledWith('CTA Clicked', { text: NAME, location: 'session' })
  })

  test.each([
    ['without an address', { buttonUrl: null }],
    ['with an unsafe address', { buttonUrl: 'javascript:alert(1)' }],
    ['before it opens', { enabledAt: inHours(1) }],
  ])('%s is disabled', async (_when, more) => {
    openSession({ content: holding(cta(more)) })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: NAME })
    expect(button.disabled).toBe(true)
    expect(screen.queryByRole('link', { name: NAME })).toBeNull()
  })

  test('that has opened is a link', async () => {
    openSession({ content: holding(cta({ enabledAt: inHours(-1) })) })
    expect(await screen.findByRole('link', { name: NAME })).toBeDefined()
  })

  test('that opens later is a link in a preview', async () => {
    openSession({
      session: session({ access: 'PREVIEW' }),
      content: holding(cta({ enabledAt: inHours(1) })),
    })
    expect(await screen.findByRole('link', { name: NAME })).toBeDefined()
  })

  test('is a lock for a limited member, which opens the benefits of a membership', async () => {
    openSession({
      content: holding(cta({ buttonUrl: null, isLocked: true })),
      signedIn: limitedAnswer(),
    })
    fireEvent.click(await screen.findByRole('button', { name: NAME }))
    expect(screen.queryByRole('link', { name: NAME })).toBeNull()
    expect(await screen.findByRole('dialog', { name: 'Become a member for full access' })).toBeDefined()
  })
})

describe('A group of videos', () => {
  const watched = (creditedTime: number, completed = false) => ({
    groups: [{ groupSessionContentId: 'g1', videos: [{ videoId: 'v1', creditedTime, completed }] }],
  })
  const exceeded = {
    ...limitedAnswer(),
    getMeteringPlanDetails: {
      threshold: 3,
      currentMeasure: 3,
      watchedVideoIds: ['v2'],
      entitledVideoIds: [],
    },
  }

  test('shows each video with its length and progress between the intro and the outro', async () => {
    openSession({ content: holding(group()), progress: watched(40) })
    const link = await screen.findByRole('link', { name: /Video v1/ })
    expect(link.textContent).toBe('Video v12 min')
    expect(link.getAttribute('href')).toBe('/courses/session/s1/g1/v1')
    const bar = within(link).getByRole('progressbar', { name: 'Progress in Video v1' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByText('Watch these.')).toBeDefined()
    expect(screen.getByText('Well done.')).toBeDefined()
  })

  test('of a Mini-MBA leads to the videos of the Mini-MBA', async () => {
    openSession({
      address: '/mini-mbas/s1',
      session: session({ kind: 'BOOTCAMP' }),
      content: holding(group()),
    })
    const link = await screen.findByRole('link', { name: /Video v1/ })
    expect(link.getAttribute('href')).toMatch(/^\/mini-mbas\/.*s1\/g1\/v1$/)
  })

  test.each([
    [89, false, false],
    [90, false, true],
    [10, true, true],
  ])(
    'marks a video of %i percent with the server’s mark %s as completed: %s',
    async (credited, mark, expected) => {
      openSession({ content: holding(group()), progress: watched(credited, mark) })
      const link = await screen.findByRole('link', { name: /Video v1/ })
      expect(link.textContent.includes('Completed')).toBe(expected)
      const bar = within(link).getByRole('progressbar')
      expect(bar.getAttribute('aria-valuenow')).toBe(expected ? '100' : String(credited))
    },
  )

  test('that opens later says “Available Soon” and leads nowhere', async () => {
    openSession({ content: holding(group({ enabledAt: inHours(1) })) })
    expect(await screen.findAllByText('Available Soon')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /Video v/ })).toBeNull()
  })

  test('that opens later is open in a preview', async () => {
    openSession({
      session: session({ access: 'PREVIEW' }),
      content: holding(group({ enabledAt: inHours(1) })),
    })
    expect(await screen.findAllByRole('link', { name: /Video v/ })).toHaveLength(2)
  })

  test('is locked beyond the month’s allowance, except for what was watched', async () => {
    openSession({ content: holding(group()), signedIn: exceeded })
    expect(await screen.findByRole('link', { name: /Video v2/ })).toBeDefined()
    // The lock says when the next videos come, in the words of the dialog and the bar.
    fireEvent.click(screen.getByRole('button', { name: /^Video v1\s?Locked$/ }))
    const dialog = await screen.findByRole('dialog', { name: "You've reached your monthly viewing limit" })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('A calendar of five days', () => {
  const calendar = (calendarStartDate: string | null): ContainerPart => ({
    __typename: 'CalendarContent',
    sessionContentId: 'days',
    calendarStartDate,
    day1Text: 'Read **one** chapter.',
    day2Text: null,
    day3Text: null,
    day4Text: null,
    day5Text: 'Rest.',
  })

  test.each([
    [null, ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5']],
    ['2026-02-27', ['Feb 27', 'Feb 28', 'Mar 1', 'Mar 2', 'Mar 3']],
  ])('that starts at %s labels its days %j', async (start, labels) => {
    openSession({ content: holding(calendar(start)) })
    await screen.findByText('Rest.')
    const days = within(screen.getByRole('complementary')).getAllByRole('listitem')
    const texts = ['Read one chapter.', '', '', '', 'Rest.']
    expect(days.map(({ textContent }) => textContent)).toEqual(
      labels.map((label, day) => `${label}${texts[day]}`),
    )
  })
})
