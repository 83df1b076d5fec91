import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { aMember } from '../../directory/member.fixture.ts'
import { anInsight, answerOf } from '../../insights/insight.fixture.ts'
import { insightsQuery } from '../../insights/insights-query.ts'
import { anEventPage, COMES } from '../event.fixture.ts'
import { openEvent, useEventTests } from '../event-page.fixture.tsx'

vi.mock('../../video/PreviewPlayer.tsx', () => ({
  PreviewPlayer: ({ title, playlistUrl }: { title: string; playlistUrl: string }) => (
    <div role="region" aria-label={title} data-playlist={playlistUrl} />
  ),
}))

useEventTests()

describe('Who comes to an event', () => {
  const guests = { members: [aMember('1'), aMember('2')], total: 2, coming: 2, isShared: true }
  const region = (name = 'Who is coming') => screen.getByRole('region', { name })

  test('are faces that link to profiles', async () => {
    await openEvent(anEventPage(48, { guests }))
    const links = within(region()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/member-directory/1',
      '/member-directory/2',
    ])
  })

  test('counts those who are not shown, also who does not share it', async () => {
    await openEvent(anEventPage(48, { guests: { ...guests, total: 20, coming: 1236 } }))
    expect(region().textContent).toContain('and 1,234 more')
  })

  test.each([
    [1, null, '1 member'],
    [7, null, '7 members'],
    [2, null, '2 members'],
    [1236, null, '1,236 members'],
    [1, COMES, 'Only you so far'],
    [2, COMES, 'You and 1 other'],
    [3, COMES, 'You and 2 others'],
    [14, COMES, 'You and 13 others'],
  ])('are a number if nobody shares it: %d with the answer %j are “%s”', async (coming, rsvp, text) => {
    await openEvent(anEventPage(48, { guests: { ...guests, members: [], total: 0, coming }, rsvp }))
    expect(region().textContent).toBe(`Who is coming${text}`)
  })

  test('are without the viewer in the number of those who are not shown', async () => {
    await openEvent(anEventPage(48, { guests: { ...guests, coming: 5 }, rsvp: COMES }))
    expect(region().textContent).toContain('You and 4 others')
    expect(region().textContent).toContain('and 2 more')
  })

  test('says to a member who comes and does not share it how to be shown', async () => {
    const hidden = { ...guests, coming: 3, isShared: false }
    await openEvent(anEventPage(48, { guests: hidden, rsvp: COMES }))
    expect(region().textContent).toContain('You are not shown here.')
  })

  test('does not say to a member who does not come that they are not shown', async () => {
    await openEvent(anEventPage(48, { guests: { ...guests, isShared: false } }))
    expect(region().textContent).not.toContain('You are not shown here.')
  })

  test('are those who signed up once the event is over', async () => {
    await openEvent(anEventPage(-48, { guests }))
    expect(region('Who signed up')).toBeDefined()
  })

  test('are nobody but the viewer once an event is over to which only they had said to come', async () => {
    const alone = { ...guests, members: [], total: 0, coming: 1 }
    await openEvent(anEventPage(-48, { guests: alone, rsvp: COMES }))
    expect(region('Who signed up').textContent).toBe('Who signed upOnly you')
  })

  test('is left out while nobody comes', async () => {
    await openEvent(anEventPage(48, { guests: { ...guests, members: [], total: 0, coming: 0 } }))
    expect(screen.queryByRole('heading', { name: 'Who is coming' })).toBeNull()
  })
})

describe('The insights of an event', () => {
  const event = { insightIds: ['price', 'gone'] }
  const insights = [anInsight('price', 'The price'), anInsight('menu', 'The menu')]

  test('are cards of those that the event names', async () => {
    await openEvent(anEventPage(-48, { event }), { known: [[insightsQuery.queryKey, insights]] })
    const list = within(await screen.findByRole('list', { name: 'Read about it' }))
    expect(list.getAllByRole('article')).toHaveLength(1)
    expect(list.getByRole('link', { name: 'The price' }).getAttribute('href')).toBe('/insights/price')
  })

  test('are asked for only by an event that has some', async () => {
    const { asked } = await openEvent(anEventPage(-48), { data: answerOf(insights) })
    expect(asked()).toEqual([])
    expect(screen.queryByRole('heading', { name: 'Read about it' })).toBeNull()
  })
})

describe('The recording of an event on the media host', () => {
  const event = { recording: { duration: 60 } }
  const PLAY = { name: 'Watch the Recording' }

  test('plays in place of the picture, and its address is asked for when it is played', async () => {
    const { asked, answer } = await openEvent(anEventPage(-48, { event }))
    answer({ getMemberEvent: { recording: { playlistUrl: '/manifests/x.m3u8?t=1' } } })
    expect(asked()).toEqual([])
    await userEvent.click(screen.getByRole('button', PLAY))
    const player = await screen.findByRole('region', { name: 'Pricing clinic' })
    expect(player.dataset['playlist']).toBe('/manifests/x.m3u8?t=1')
    expect(asked()).toEqual([{ memberEventId: 'clinic' }])
  })

  test('has its length below the player, and no word that there is none', async () => {
    await openEvent(anEventPage(-48, { event: { recording: { duration: 2710 } } }))
    expect(screen.getByText('Recording 45 min')).toBeDefined()
    expect(screen.queryByText('There is no recording.')).toBeNull()
  })

  test('that does not open says so, with Retry', async () => {
    const { answer } = await openEvent(anEventPage(-48, { event }))
    answer({ getMemberEvent: { recording: null } })
    await userEvent.click(screen.getByRole('button', PLAY))
    expect((await screen.findByRole('alert')).textContent).toContain('The recording didn’t open.')
  })

  test('is not shown before the end', async () => {
    await openEvent(anEventPage(-0.5, { event }))
    expect(screen.queryByRole('button', PLAY)).toBeNull()
  })
})
