import { describe, expect, it, test } from 'vitest'
import { monthKey } from './metering.ts'
import { nextMonthStart, nextVideosText } from './next-month.ts'

test.each([
  ['2026-11-26T12:00:00Z', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2027-01-01'],
  ['2027-01-01T00:00:00.000Z', '2027-02-01'],
  ['2028-02-29T23:59:59.999Z', '2028-03-01'],
  ['2027-01-31T09:00:00Z', '2027-02-01'],
  ['2100-02-28T23:00:00Z', '2100-03-01'],
])(
  'At %s the next month starts on %s, 00:00 UTC, which is the first instant of another month',
  (now, start) => {
    const next = nextMonthStart(Date.parse(now))
    expect(new Date(next).toISOString()).toBe(`${start}T00:00:00.000Z`)
    expect(monthKey(next - 1)).toBe(monthKey(Date.parse(now)))
    expect(monthKey(next)).not.toBe(monthKey(Date.parse(now)))
  },
)

describe('The text about the next videos', () => {
  const AT = Date.parse('2026-11-26T12:00:00Z')

  it.each([
    ['UTC', 'Next 3 videos on Dec 1'],
    ['Europe/London', 'Next 3 videos on Dec 1'],
    ['Europe/Berlin', 'Next 3 videos on Dec 1 at 1:00 AM GMT+1'],
    ['America/New_York', 'Next 3 videos on Nov 30 at 7:00 PM EST'],
    ['Asia/Kolkata', 'Next 3 videos on Dec 1 at 5:30 AM GMT+5:30'],
  ])('names the day of the viewer in %s, and the time unless it is midnight: %s', (zone, text) => {
    expect(nextVideosText(3, AT, zone)).toBe(text)
  })

  it('names the year only when it is another one for the viewer', () => {
    const december = Date.parse('2026-12-31T20:00:00Z')
    expect(nextVideosText(3, december, 'UTC')).toBe('Next 3 videos on Jan 1, 2027')
    expect(nextVideosText(3, december, 'America/New_York')).toBe('Next 3 videos on Dec 31 at 7:00 PM EST')
    // In Auckland it is the next year already.
    expect(nextVideosText(3, december, 'Pacific/Auckland')).toBe('Next 3 videos on Jan 1 at 1:00 PM GMT+13')
  })

  it('says “Next video” where a month has one', () => {
    expect(nextVideosText(1, AT, 'UTC')).toBe('Next video on Dec 1')
  })

  it('promises no day where a month has none', () => {
    expect(nextVideosText(0, AT, 'UTC')).toBe('Your plan has no monthly videos')
  })
})
