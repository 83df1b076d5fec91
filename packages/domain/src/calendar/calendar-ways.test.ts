import { expect, test } from 'vitest'
import { calendarWays } from './calendar-ways.ts'

const ADDRESS = 'https://school.example/calendar/subscriptions/1.ics?u=u1&s=x%2By'
const WEBCAL = ADDRESS.replace('https:', 'webcal:')

test('Each calendar program gets the whole address of a calendar, with its signature, in the form that it reads', () => {
  const ways = calendarWays(ADDRESS, WEBCAL, 'Section & friends')
  const read = Object.fromEntries(
    ways.map(({ name, href }) => {
      const { protocol, host, searchParams } = new URL(href)
      const given = searchParams.get('cid') ?? searchParams.get('url') ?? href
      return [name, [protocol === 'webcal:' ? protocol : host, given, searchParams.get('name')]]
    }),
  )
  expect(read).toEqual({
    'Google Calendar': ['calendar.google.com', WEBCAL, null],
    'Apple Calendar': ['webcal:', WEBCAL, null],
    'Outlook.com': ['outlook.live.com', ADDRESS, 'Section & friends'],
    'Microsoft 365': ['outlook.office.com', ADDRESS, 'Section & friends'],
  })
})

test('Only the address that a program on the device opens is no page', () => {
  const programs = calendarWays(ADDRESS, WEBCAL, 'Section').filter(({ isPage }) => !isPage)
  expect(programs.map(({ name }) => name)).toEqual(['Apple Calendar'])
})
