import { describe, expect, it } from 'vitest'
import { live, onDemand } from './catalog.fixture.ts'
import { onDemandRedirect } from './on-demand-redirect.ts'

describe('the address of an on-demand edition', () => {
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
