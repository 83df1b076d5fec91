import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { isAllowedAddress } from '../email-domain.ts'
import { isPassCode } from './pass-code.ts'
import { decideGrant, type PassOffer } from './pass-grant.ts'
import { isAnnounced, passState, type PassPeriod, beginsLater } from './pass-state.ts'
import { isPersonName, normalizeName, providedName } from '../person-name.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const open: PassPeriod = { slots: 25, taken: 24, opensAt: null, closesAt: null, beginsAt: null }

describe('The state of a pass', () => {
  test('is open while a slot is left', () => expect(passState(open, NOW)).toBe('OPEN'))
  test('is full with its last slot', () => expect(passState({ ...open, taken: 25 }, NOW)).toBe('FULL'))
  test('is never full without a limit', () =>
    expect(passState({ ...open, slots: null, taken: 9999 }, NOW)).toBe('OPEN'))
  test('ends at the very millisecond, full or not', () => {
    expect(passState({ ...open, closesAt: NOW + 1 }, NOW)).toBe('OPEN')
    expect(passState({ ...open, taken: 25, closesAt: NOW }, NOW)).toBe('EXPIRED')
  })
  test('is not public before it opens', () => {
    expect(isAnnounced({ opensAt: NOW + 1 }, NOW)).toBe(false)
    expect(isAnnounced({ opensAt: NOW }, NOW)).toBe(true)
  })
  test('begins later until its start', () => {
    expect(beginsLater({ beginsAt: NOW + 1 }, NOW)).toBe(true)
    expect(beginsLater({ beginsAt: NOW }, NOW)).toBe(false)
  })
})

describe('The grant of a pass', () => {
  const trial: PassOffer = { memberStatus: 'TRIAL', trialDays: 30, beginsAt: null }
  const seat: PassOffer = { memberStatus: 'EMPLOYEE', trialDays: null, beginsAt: null }

  test('is a trial of thirty days for a newcomer', () =>
    expect(decideGrant(null, trial, NOW)).toEqual({
      kind: 'grant',
      joins: true,
      startsAt: NOW,
      endsAt: NOW + 30 * DAY_MS,
      trialEndsAt: NOW + 30 * DAY_MS,
    }))
  test('is a seat without an end', () =>
    expect(decideGrant(null, seat, NOW)).toMatchObject({ endsAt: null, trialEndsAt: null, joins: true }))
  test('begins with the pass', () =>
    expect(decideGrant(null, { ...trial, beginsAt: NOW + DAY_MS }, NOW)).toMatchObject({
      startsAt: NOW + DAY_MS,
      endsAt: NOW + 31 * DAY_MS,
    }))
  test.each([
    ['LIMITED', false, true],
    ['ALUMNI', false, true],
    ['POST_TRIAL', true, false],
    ['LIMITED', true, false],
    ['TRIAL', true, false],
    ['EMPLOYEE', false, false],
    ['MEMBER', false, false],
  ] as const)('of a trial to %s (had one: %s) is given: %s', (status, hadTrial, given) =>
    expect(decideGrant({ status, hadTrial }, trial, NOW).kind).toBe(given ? 'grant' : 'nothing'),
  )
  test.each([
    ['POST_TRIAL', true, 'trial-used'],
    ['LIMITED', true, 'trial-used'],
    ['ALUMNI', true, 'trial-used'],
    ['TRIAL', true, 'included'],
    ['EMPLOYEE', true, 'included'],
    ['MEMBER', false, 'included'],
  ] as const)('of a trial to %s (had one: %s) is refused because of: %s', (status, hadTrial, reason) =>
    expect(decideGrant({ status, hadTrial }, trial, NOW)).toEqual({ kind: 'nothing', reason }),
  )
  test('keeps the status of a paying member and adds the areas', () =>
    expect(decideGrant({ status: 'MEMBER', hadTrial: false }, seat, NOW)).toMatchObject({
      kind: 'grant',
      joins: false,
    }))
  test('replaces a trial by a seat', () =>
    expect(decideGrant({ status: 'TRIAL', hadTrial: true }, seat, NOW)).toMatchObject({ joins: true }))
})

describe('The e-mail addresses of a pass', () => {
  test('are unrestricted without domains', () => expect(isAllowedAddress('a@b.example', [])).toBe(true))
  test.each(['Ada@ACME.example', ' ada@acme.example '])('include %s for acme.example', (email) =>
    expect(isAllowedAddress(email, ['acme.example'])).toBe(true),
  )
  test.each([
    'ada@sub.acme.example',
    'ada@acme.example.evil',
    'ada@notacme.example',
    'acme.example@evil.test',
  ])('do not include %s for acme.example', (email) =>
    expect(isAllowedAddress(email, ['acme.example'])).toBe(false),
  )
})

describe('The names in a registration', () => {
  test.each([
    'Ada',
    'Zoë',
    'María José',
    'O’Neill',
    'de la Cruz-Smith',
    '李',
    'نِما',
    'J. R.',
    'x'.repeat(60),
    'नि'.repeat(60),
    '\u{1f469}\u200d\u{1f393}Ada',
    'Raj s/o Kumar',
    'Anand d/o S. Pillai',
    'Mary-Ann O’Neil, Jr.',
    'X Æ A-12',
    '\u200fمحمد\u200f',
    'Ada\u200e',
    'علی\u200cرضا',
    'ක්\u200dරිස්',
    'Ada\u3164',
    '\ufeffAda\u00ad',
    'Deepest-Longest-Doublebarrel 32ab',
    '7',
  ])('include %s', (name) => expect(isPersonName(name)).toBe(true))
  test.each([
    '',
    '   ',
    'x'.repeat(61),
    `x${'\u0301'.repeat(300)}`,
    '\u3164',
    '\u115f\u1160',
    '\u200b\u200d\ufeff',
    '\u2800\u2800',
    '\u{13441}',
    '.\u3164.',
    '...',
    '🎓',
    'Raj //o',
    'Ada\r\nBcc: all@example.com',
    'Ada\nLovelace',
    'Ada\u0000',
    'Ada\u001b[31m',
    'Ada\u2028Lovelace',
    'A\u202edA',
    'A\u2066dA',
    '<b>Ada</b>',
    'win.example/now',
    'https://win.example',
    'ada@win.example',
    'C:\\Ada',
  ])('do not include %j', (name) => expect(isPersonName(name)).toBe(false))
  test.each([
    ['  Mari\u0301a   José ', 'María José'],
    ['\u202eadA\u202c', 'adA'],
    ['Ada\u00a0\u3000Park\u200e', 'Ada Park'],
    ['\u200fמשה\u200f דנה\u200f', 'משה דנה'],
    ['علی\u200cرضا\u200c', 'علی\u200cرضا'],
    ['\u3164', ''],
  ])('are normalized: %j', (typed, name) => expect(normalizeName(typed)).toBe(name))
  test('of a provider are taken in their stored form, or not at all', () => {
    expect([providedName(' Ada\u200e '), providedName('<b>Ada</b>'), providedName('\u3164')]).toEqual([
      'Ada',
      '',
      '',
    ])
  })
})

test.each(['../', '%2e%2e%2f', 'a/b', 'abc', 'a?bcd', 'a#bcd', 'x'.repeat(65), 'ABC D', 'ABCD\n', 'ÄBCD'])(
  'The text %j is not a pass code',
  (code) => expect(isPassCode(code)).toBe(false),
)
