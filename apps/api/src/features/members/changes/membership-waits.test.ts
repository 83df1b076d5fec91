import { beforeEach, expect, test } from 'vitest'
import type { Topic } from '../../../server/cache/cache-invalidation.ts'
import { MembershipWaits } from './membership-waits.ts'

const LIMITS = { holdMs: 60_000, mostOfMember: 2, mostOfAll: 3 }

let listeners: Map<Topic, (key: string) => void>
let waits: MembershipWaits
const open = (limits = LIMITS) =>
  new MembershipWaits({ on: (topic, listener) => void listeners.set(topic, listener) }, limits)
const announce = (topic: Topic, key: string) => listeners.get(topic)?.(key)
const wait = (userId: string, sid = `${userId}’s browser`, gone = new AbortController().signal) =>
  waits.wait({ userId, sid }, gone)

beforeEach(() => {
  listeners = new Map()
  waits = open()
})

test('All waits of a member end with an announcement of the member, and the one of a sign-in with its end', async () => {
  const [phone, laptop, other] = [wait('nia', 'phone'), wait('nia', 'laptop'), wait('omar')]
  announce('auth-session', 'phone')
  expect(await phone).toBe('announced')
  announce('membership', 'nia')
  expect(await laptop).toBe('announced')
  announce('membership', 'omar')
  expect(await other).toBe('announced')
})

test('A wait ends unchanged after its time', async () => {
  waits = open({ ...LIMITS, holdMs: 1 })
  expect(await wait('nia')).toBe('unchanged')
})

test('A member has a limited number of waits, and a browser that has gone makes room for another', async () => {
  const gone = new AbortController()
  const first = wait('nia', 'phone', gone.signal)
  void wait('nia', 'laptop')
  expect(await wait('nia', 'tablet')).toBeNull()
  gone.abort()
  expect(await first).toBe('unchanged')
  const third = wait('nia', 'tablet')
  announce('membership', 'nia')
  expect(await third).toBe('announced')
})

test('A server has a limited number of waits', async () => {
  const held = [wait('nia'), wait('omar'), wait('lea')]
  expect(await wait('kim')).toBeNull()
  waits.close()
  expect(await Promise.all(held)).toEqual(['closing', 'closing', 'closing'])
  const next = wait('kim')
  announce('membership', 'kim')
  expect(await next).toBe('announced')
})
