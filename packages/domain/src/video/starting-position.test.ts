import { describe, expect, it } from 'vitest'
import { type KnownPositions, startingPosition } from './starting-position.ts'

const HOUR = 3600
const own = (position: number, at: number | null = 1) => ({ position, at })
const elsewhere = (position: number, at: number | null = 2) => ({ position, at, isOwn: false })
const start = (known: Partial<KnownPositions>) =>
  startingPosition({ duration: HOUR, requested: null, own: null, stored: null, ...known })

describe('A video that a member stopped on two devices', () => {
  it.each([
    [130, 100],
    [100, 130],
    [130.0004, 100],
  ])('starts at the newest position, without a choice, at %d s elsewhere and %d s here', (there, here) => {
    expect(start({ own: own(here), stored: elsewhere(there) })).toEqual({
      position: there,
      isRequested: false,
      choice: null,
    })
  })

  it.each([
    [130.1, 100],
    [100, 130.1],
  ])('offers both positions, the newest first, at %d s elsewhere and %d s here', (there, here) => {
    expect(start({ own: own(here), stored: elsewhere(there) })).toEqual({
      position: there,
      isRequested: false,
      choice: [
        { position: there, device: 'other' },
        { position: here, device: 'this' },
      ],
    })
  })

  it('offers its own position first when that is the newer one, which the server does not have yet', () => {
    const { position, choice } = start({ own: own(100, 3), stored: elsewhere(760, 2) })
    expect([position, choice?.map(({ device }) => device)]).toEqual([100, ['this', 'other']])
  })

  it.each([null, 2])(
    'takes its own position for the newer one if the times are equal or unknown (%s)',
    (at) => {
      expect(start({ own: own(100, at), stored: elsewhere(110, at) }).position).toBe(100)
      expect(start({ own: own(100, 9), stored: elsewhere(110, null) }).position).toBe(100)
    },
  )

  it('starts over without a choice when it was finished last, here or elsewhere', () => {
    const over = { position: 0, isRequested: false, choice: null }
    expect(start({ own: own(760, 1), stored: elsewhere(0, 2) })).toEqual(over)
    expect(start({ own: own(0, 3), stored: elsewhere(760, 2) })).toEqual(over)
    expect(start({ own: own(760, 1), stored: elsewhere(HOUR - 0.5, 2) })).toEqual(over)
  })

  it('continues without a choice when one device has only finished it, and the other watches it again', () => {
    expect(start({ own: own(0, 1), stored: elsewhere(760, 2) })).toMatchObject({
      position: 760,
      choice: null,
    })
  })

  it('starts where a link requests, without a choice', () => {
    const known = { own: own(100), stored: elsewhere(760) }
    expect(start({ ...known, requested: 30 })).toEqual({ position: 30, isRequested: true, choice: null })
    expect(start({ ...known, requested: HOUR })).toEqual({ position: 0, isRequested: true, choice: null })
    expect(start({ ...known, requested: 0 }).choice).toHaveLength(2)
  })
})

describe('A video that a member stopped on one device', () => {
  it('starts at the newest position of this browser when the server has an older one of it', () => {
    const stored = { position: 100, at: 1, isOwn: true }
    expect(start({ own: own(760, 2), stored })).toEqual({ position: 760, isRequested: false, choice: null })
    expect(start({ own: own(760, 1), stored: { ...stored, at: 2 } }).position).toBe(100)
  })

  it.each([
    ['this browser', { own: own(42.5) }, 42.5],
    ['another device', { stored: elsewhere(42.5) }, 42.5],
    ['no device', {}, 0],
  ])('starts at the position of %s, the only one', (_what, known, position) => {
    expect(start(known)).toEqual({ position, isRequested: false, choice: null })
  })
})
