import { expect, test } from 'vitest'
import { LoadingCache } from './loading-cache.ts'

/** Returns a cache over a store whose loads the test completes. */
function open({ max = 10, clock = (): number => 0 } = {}) {
  const loads: { keys: string[]; answer: (values: Record<string, string>) => void; fail: () => void }[] = []
  const cache = new LoadingCache<{ value: string }>({
    max,
    clock,
    load: (keys) =>
      new Promise((resolve, reject) =>
        loads.push({
          keys,
          answer: (values) =>
            resolve(new Map(Object.entries(values).map(([key, value]) => [key, { value }]))),
          fail: () => reject(new Error('The store is away.')),
        }),
      ),
  })
  return {
    cache,
    loads,
    nth: async (index: number) =>
      expect
        .poll(() => loads[index])
        .toBeDefined()
        .then(() => loads[index]),
  }
}

test('A value of a loading cache is loaded once and cached until it is deleted', async () => {
  const { cache, loads, nth } = open()
  const first = cache.get('a')
  ;(await nth(0))?.answer({ a: '1' })
  expect(await first).toEqual({ value: '1' })
  expect(cache.peek('a')).toBe(await cache.get('a'))
  expect(loads).toHaveLength(1)
  cache.delete('a')
  expect(cache.peek('a')).toBeUndefined()
  const again = cache.get('a')
  ;(await nth(1))?.answer({ a: '2' })
  expect(await again).toEqual({ value: '2' })
})

test('Calls during a load of a loading cache share it, or share the next one, in one query', async () => {
  const { cache, loads, nth } = open()
  const first = [cache.get('a'), cache.get('a')]
  const load = await nth(0)
  const later = [cache.get('b'), cache.get('c'), cache.get('b')]
  expect(loads.map(({ keys }) => keys)).toEqual([['a']])
  load?.answer({ a: '1' })
  expect(await Promise.all(first)).toEqual([{ value: '1' }, { value: '1' }])
  ;(await nth(1))?.answer({ b: '2', c: '3' })
  expect(await Promise.all(later)).toEqual([{ value: '2' }, { value: '3' }, { value: '2' }])
  expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']])
})

test('Stale values are deleted from a loading cache, and all others stay', async () => {
  const { cache, nth } = open()
  const both = [cache.get('a'), cache.get('b')]
  ;(await nth(0))?.answer({ a: 'old', b: 'new' })
  await Promise.all(both)
  cache.deleteWhere(({ value }) => value === 'old')
  expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, { value: 'new' }])
})

for (const method of ['delete', 'clear', 'deleteWhere'] as const) {
  test(`A value of a loading cache that is deleted while it is loaded is returned but not cached (${method})`, async () => {
    const { cache, nth } = open()
    const old = cache.get('a')
    if (method === 'delete') cache.delete('a')
    else if (method === 'clear') cache.clear()
    else cache.deleteWhere(() => true)
    const fresh = cache.get('a')
    ;(await nth(0))?.answer({ a: 'old' })
    expect(await old).toEqual({ value: 'old' })
    expect(cache.peek('a')).toBeUndefined()
    ;(await nth(1))?.answer({ a: 'fresh' })
    expect(await fresh).toEqual({ value: 'fresh' })
    expect(cache.peek('a')).toEqual({ value: 'fresh' })
  })
}

test('A missing value of a loading cache is loaded again', async () => {
  const { cache, nth } = open()
  const first = cache.get('a')
  ;(await nth(0))?.answer({})
  expect(await first).toBeUndefined()
  const second = cache.get('a')
  ;(await nth(1))?.answer({ a: '1' })
  expect(await second).toEqual({ value: '1' })
})

test('A failed load of a loading cache fails the waiting calls and no later ones', async () => {
  const { cache, nth } = open()
  const waiting = Promise.allSettled([cache.get('a'), cache.get('a')])
  ;(await nth(0))?.fail()
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = cache.get('a')
  ;(await nth(1))?.answer({ a: '1' })
  expect(await next).toEqual({ value: '1' })
})

test('A loading cache does not exceed its maximum size', async () => {
  const { cache, nth } = open({ max: 1 })
  const first = cache.get('a')
  ;(await nth(0))?.answer({ a: '1' })
  await first
  const other = cache.get('b')
  ;(await nth(1))?.answer({ b: '2' })
  await other
  expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, { value: '2' }])
})

test('A value of a loading cache is loaded again 50 seconds after its query, and when the clock was set back', async () => {
  let now = 1_000_000
  const { cache, nth } = open({ clock: () => now })
  const first = cache.get('a')
  now += 10_000
  ;(await nth(0))?.answer({ a: 'old' })
  await first
  now += 40_000
  expect(cache.peek('a')).toEqual({ value: 'old' })
  now += 1
  expect(cache.peek('a')).toBeUndefined()
  const again = cache.get('a')
  ;(await nth(1))?.answer({ a: 'new' })
  expect(await again).toEqual({ value: 'new' })
  now -= 1
  expect(cache.peek('a')).toBeUndefined()
})
