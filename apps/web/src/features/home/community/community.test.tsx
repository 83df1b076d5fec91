import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { NOW } from '../../../testing/dashboard-session.ts'
import { aMember } from '../../directory/member.fixture.ts'
import { anEvent, MEMBER_ID, openHome } from '../home.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const region = (name: string) => within(screen.getByRole('region', { name }))
const cards = (name: string) => within(region(name).getByRole('list', { name })).getAllByRole('article')
const titles = (name: string) => cards(name).map((card) => within(card).getByRole('heading').textContent)

const MEMBERS = 'Meet Our Members'
const EVENTS = 'Upcoming Q&A Sessions'
const ids = Array.from({ length: 20 }, (_, at) => String(at))

test('Home introduces the other members, each with job role and company and a link to their profile', async () => {
  await openHome({ members: [aMember('ann'), aMember(MEMBER_ID)] })
  const [card, ...others] = cards(MEMBERS)
  expect(others, 'the member is left out').toEqual([])
  expect(card?.textContent).toBe('Ann Number annProduct LeadTidewater')
  const link = region(MEMBERS).getByRole('link', { name: 'Ann Number ann' })
  expect(link.getAttribute('href')).toBe('/member-directory/ann')
  const all = region(MEMBERS).getByRole('link', { name: 'See All members' })
  expect(all.getAttribute('href')).toBe('/member-directory')
})

test('The members of home are shuffled, and keep their order when home is opened again during a visit', async () => {
  const members = ids.map((id) => aMember(id))
  await openHome({ members })
  const order = titles(MEMBERS)
  expect(order).toHaveLength(20)
  expect(order).not.toEqual(ids.map((id) => `Ann Number ${id}`))
  cleanup()
  await openHome({ members: members.toReversed() })
  expect(titles(MEMBERS)).toEqual(order)
})

test('The members of home are shuffled anew in another visit', async () => {
  const members = ids.map((id) => aMember(id))
  const orderOfVisit = async () => {
    vi.resetModules()
    const { openHome: openAnew } = await import('../home.fixture.tsx')
    await openAnew({ members })
    const order = titles(MEMBERS)
    cleanup()
    return order
  }
  expect(await orderOfVisit()).not.toEqual(await orderOfVisit())
})

test('Home shows a member without a picture with one of four, by the first character of their id', async () => {
  await openHome({ members: [aMember('b', { profileImageUrl: null })] })
  const [card] = cards(MEMBERS)
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/art/default-portrait/2.svg')
})

test('Home shows the Q&A sessions that have not ended and take place, soonest first', async () => {
  const at = (id: string, hours: number, more = {}) =>
    anEvent(id, { eventStart: NOW + hours * HOUR_MS, eventEnd: NOW + (hours + 1) * HOUR_MS, ...more })
  await openHome({
    events: [at('c', 50), at('off', 20, { status: 'CANCELED' }), at('a', -0.5), at('b', 30), at('over', -2)],
  })
  expect(titles(EVENTS)).toEqual(['Ask a', 'Ask b', 'Ask c'])
  const all = region(EVENTS).getByRole('link', { name: 'See All events' })
  expect(all.getAttribute('href')).toBe('/events')
})

test('A Q&A session on home says what it is, when it is in the viewer’s zone, and whether the member comes', async () => {
  const soon = { eventStart: NOW + 2 * HOUR_MS, eventEnd: NOW + 2 * HOUR_MS + 45 * MINUTE_MS }
  await openHome({ events: [anEvent('a', { isComing: true }), anEvent('b', soon)] })
  expect(cards(EVENTS).map(({ textContent }) => textContent)).toEqual([
    'Q&A SessionAsk bMonday, June 1, 2026Today 2:00 – 2:45 PM EDT · in 2 hours',
    'Q&A SessionYou’re goingAsk aWednesday, June 3, 202612:00 – 1:00 PM EDT',
  ])
  const link = region(EVENTS).getByRole('link', { name: 'Ask a' })
  expect(link.getAttribute('href')).toBe('/events/a')
})

test('Home leaves out members and Q&A sessions where there are none to show', async () => {
  const past = { eventStart: NOW - DAY_MS, eventEnd: NOW - DAY_MS + HOUR_MS }
  await openHome({ members: [aMember(MEMBER_ID)], events: [anEvent('over', past)] })
  expect(screen.queryByRole('region', { name: MEMBERS })).toBeNull()
  expect(screen.queryByRole('region', { name: EVENTS })).toBeNull()
})

test('Home leads to events, insights, resources and the directory, and an employee to all of them but insights', async () => {
  const places = () =>
    region('More of the school')
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await openHome()
  expect(places()).toEqual(['Events', 'Insights', 'Resources', 'Member Directory'])
  cleanup()
  await openHome({}, { accountType: 'EMPLOYEE' })
  expect(places()).toEqual(['Events', 'Resources', 'Member Directory'])
})
