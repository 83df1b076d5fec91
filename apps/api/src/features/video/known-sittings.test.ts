import { expect, test } from 'vitest'
import { KnownSittings } from './known-sittings.ts'
import type { KeptSitting } from './watching-store.ts'

const sitting = (id: string, over: Partial<KeptSitting> = {}): KeptSitting => ({
  budget: { seconds: 5, at: 1000 },
  session: {
    userVideoSessionId: id,
    userId: 'nora',
    videoId: `video of ${id}`,
    status: 'IN_PROGRESS',
    videoSessionMaxPlayhead: 0,
    videoSessionPlayingTime: 0,
  },
  progress: { continueAtTime: 0, farthestWatchedTime: 0, coverage: [], completed: false },
  completionHandled: false,
  ...over,
})

test('knows what was read, for its owner alone', () => {
  const known = new KnownSittings()
  known.keep(sitting('a'))
  expect(known.find('nora', 'a')).toEqual(sitting('a'))
  expect(known.find('ben', 'a')).toBeUndefined()
  expect(known.find('nora', 'b')).toBeUndefined()
})

test('two sittings that were read at one budget stay; one that was read at another one stays alone', () => {
  const known = new KnownSittings()
  known.keep(sitting('a'))
  known.keep(sitting('b'))
  expect(known.find('nora', 'a')).toBeDefined()
  known.keep(sitting('c', { budget: { seconds: 4, at: 2000 } }))
  expect(known.find('nora', 'a')).toBeUndefined()
  expect(known.find('nora', 'b')).toBeUndefined()
  expect(known.find('nora', 'c')).toBeDefined()
})

test('a write moves the budget of the whole account on', () => {
  const known = new KnownSittings()
  known.keep(sitting('a'))
  known.keep(sitting('b'))
  const budget = { seconds: 1, at: 9000 }
  known.moveOn(sitting('a', { budget }))
  expect(known.find('nora', 'b')?.budget).toEqual(budget)
})

test('an account without a budget is not known, and a forgotten one no longer', () => {
  const known = new KnownSittings()
  known.keep(sitting('a', { budget: null }))
  expect(known.find('nora', 'a')).toBeUndefined()
  known.keep(sitting('a'))
  known.forget('nora')
  expect(known.find('nora', 'a')).toBeUndefined()
})
