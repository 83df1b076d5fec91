import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLAG_NAMES, SAFE_FLAGS } from './flag-values.ts'
import { outageNotice } from './outage.ts'
import { fitsFlag, isFlagName, readFlags } from './read-flags.ts'

const BANNER = { text: 'Vote', buttonCopy: 'Choose', buttonLink: 'https://example.com' }

describe('readFlags', () => {
  it('uses valid values and safe ones for the rest', () => {
    const values = new Map<string, unknown>([
      ['courseRating', true],
      ['learningPlans', 'true'],
      ['votingBanner', BANNER],
      ['freemiumBanner', { text: 'Only a text' }],
      ['trialUpsellDays', -1],
      ['onDemandRefresh', { sessionIds: ['a', 7] }],
      ['somethingElse', true],
    ])
    expect(readFlags(values)).toEqual({ ...SAFE_FLAGS, courseRating: true, votingBanner: BANNER })
  })

  it('accepts only the names of the register', () => {
    expect(FLAG_NAMES).toHaveLength(17)
    expect([...FLAG_NAMES].sort()).toEqual(Object.keys(SAFE_FLAGS).sort())
    for (const name of ['constructor', '__proto__', 'toString', 'CourseRating'])
      expect(isFlagName(name), name).toBe(false)
  })

  it('returns valid shapes for any values of a service', () => {
    const telling = fc.array(fc.tuple(fc.constantFrom(...FLAG_NAMES, '__proto__', 'x'), fc.anything()))
    fc.assert(
      fc.property(telling, (entries) => {
        const flags = readFlags(new Map(entries))
        for (const name of FLAG_NAMES) expect(fitsFlag(name, flags[name])).toBe(true)
      }),
    )
  })

  it('has valid safe values', () => {
    for (const name of FLAG_NAMES) expect(fitsFlag(name, SAFE_FLAGS[name]), name).toBe(true)
  })
})

describe('outageNotice', () => {
  it('is shown only while login is blocked', () => {
    expect(outageNotice({ blockLogin: false, headline: 'Back soon' })).toBeNull()
    expect(outageNotice({ blockLogin: true, headline: 'Back soon', description: 'At noon.' })).toEqual({
      headline: 'Back soon',
      description: 'At noon.',
    })
  })

  it('has default texts', () => {
    const notice = outageNotice({ blockLogin: true, description: ' ' })
    expect(notice?.headline).toBe('Sorry.')
    expect(notice?.description).toMatch(/try again/)
  })
})
