import { describe, expect, it } from 'vitest'
import { live, onDemand } from './catalog.fixture.ts'
import { onDemandRedirect, onDemandSessionPath } from './on-demand-redirect.ts'

describe('The address of an on-demand edition', () => {
  it('leads to the page of its session if the flag names that', () => {
    expect(onDemandRedirect('c', [live(), onDemand()], ['other', 'od'])).toBe('/courses/session/od')
    expect(onDemandRedirect('c', [onDemand({ sessionKind: 'BOOTCAMP' })], ['od'])).toBe('/mini-mbas/od')
  })

  it('leads to the course page otherwise', () => {
    expect(onDemandRedirect('c', [live(), onDemand()], [])).toBe('/courses/c')
    expect(onDemandRedirect('c', [live(), onDemand()], ['live'])).toBe('/courses/c')
    expect(onDemandRedirect('c', [], ['od'])).toBe('/courses/c')
  })
})

describe('The page of an on-demand session', () => {
  it('exists only if the flag names the session', () => {
    expect(onDemandSessionPath([live(), onDemand()], ['od'])).toBe('/courses/session/od')
    expect(onDemandSessionPath([live(), onDemand()], ['live', 'other'])).toBeNull()
  })
})
