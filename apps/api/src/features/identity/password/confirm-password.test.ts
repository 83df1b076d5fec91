import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { addNia, EMAIL, deleteMembers, passwordForms } from './password-forms.fixture.ts'
import { ConcurrencyLimiter } from '../../../server/concurrency-limiter.ts'

/** Counts the hashes of passwords, each of which runs in the limiter. */
const hashings = vi.spyOn(ConcurrencyLimiter.prototype, 'run')
const NOBODY = 'nobody@example.com'
const EXPIRED = { success: false, error: { code: 'CODE_EXPIRED' } }
const MISMATCH = { success: false, error: { code: 'CODE_MISMATCH' } }
const { clock, server } = serverWithClock()

beforeEach(async () => {
  await addNia(server())
  hashings.mockClear()
})
afterEach(() => deleteMembers(server().database.db))
afterAll(() => hashings.mockRestore())
const { confirm, forgot, mailedCode } = passwordForms(server)

test('A password is not hashed without a usable code, such as one that was never requested or has expired', async () => {
  for (const email of [EMAIL, NOBODY]) {
    expect(await confirm('000000', undefined, email)).toMatchObject(EXPIRED)
    await forgot(email)
    clock.now += 15 * MINUTE_MS
    expect(await confirm('000000', undefined, email)).toMatchObject(EXPIRED)
  }
  expect(hashings).not.toHaveBeenCalled()
})

test('A wrong password code costs one hash for each of five attempts and none after them, with and without an account', async () => {
  await forgot(EMAIL)
  const wrong = String((Number(await mailedCode()) + 1) % 1_000_000).padStart(6, '0')
  await forgot(NOBODY)
  for (const email of [EMAIL, NOBODY]) {
    hashings.mockClear()
    for (let i = 0; i < 5; i++) expect(await confirm(wrong, undefined, email)).toMatchObject(MISMATCH)
    for (let i = 0; i < 5; i++) expect(await confirm(wrong, undefined, email)).toMatchObject(EXPIRED)
    expect(hashings, email).toHaveBeenCalledTimes(5)
  }
})
