import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { LEASE_MS } from './outbox-store.ts'
import { DeliveryError } from './outbox-worker.ts'
import { testOutbox } from './outbox.fixture.ts'

const outbox = testOutbox()

test('what fails waits, is tried again, and keeps no try that would be too many', async () => {
  let tries = 0
  const worker = outbox.start(async () => {
    if (++tries < 3) throw new DeliveryError('SMTP ECONNECTION', false)
  })
  await outbox.queue('a@b.example')
  await vi.waitFor(async () =>
    expect((await outbox.stored())[0]).toMatchObject({ attempts: 1, waitSeconds: 10 }),
  )
  await outbox.later()
  worker.wake()
  await vi.waitFor(async () =>
    expect((await outbox.stored())[0]).toMatchObject({
      attempts: 2,
      waitSeconds: 30,
      lastError: 'SMTP ECONNECTION',
    }),
  )
  await outbox.later()
  worker.wake()
  expect(await outbox.settled()).toMatchObject([{ attempts: 3, delivered: true, lastError: null }])
})

test('after ten tries it is given up, with a line in the log and without its code', async () => {
  const worker = outbox.start(async () => {
    throw new DeliveryError('SMTP EENVELOPE 451', false)
  })
  await outbox.queue('a@b.example')
  for (let attempt = 1; attempt <= 10; attempt++) {
    await vi.waitFor(async () =>
      expect((await outbox.stored())[0]).toMatchObject({
        attempts: attempt,
        lastError: 'SMTP EENVELOPE 451',
      }),
    )
    await outbox.later()
    worker.wake()
  }
  expect(await outbox.settled()).toMatchObject([
    { attempts: 10, failed: true, delivered: false, payload: { kind: 'password-code', to: 'a@b.example' } },
  ])
  expect((await outbox.stored())[0]?.payload).not.toHaveProperty('code')
  expect(outbox.log.warn).toHaveBeenCalledTimes(9)
  expect(outbox.log.error.mock.calls).toMatchObject([
    [{ kind: 'password-code', tries: 10 }, 'A message was given up'],
  ])
  expect(JSON.stringify([outbox.log.warn.mock.calls, outbox.log.error.mock.calls])).not.toMatch(
    /b\.example|123456/,
  )
})

test('what can never succeed is given up at once', async () => {
  outbox.start(async () => {
    throw new DeliveryError('SMTP EENVELOPE 550', true)
  })
  await outbox.queue('a@b.example')
  expect(await outbox.settled()).toMatchObject([
    { attempts: 1, failed: true, lastError: 'SMTP EENVELOPE 550' },
  ])
})

test('what a dead server had taken is sent by another, once the time for a try is over', async () => {
  const died = outbox.start(() => new Promise(() => {}))
  await outbox.queue('a@b.example')
  await vi.waitFor(async () =>
    expect((await outbox.stored())[0]).toMatchObject({ attempts: 1, waitSeconds: LEASE_MS / 1000 }),
  )
  outbox.abandon(died)
  const sent: string[] = []
  const other = outbox.start(async ({ outboxId }) => void sent.push(outboxId))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sent).toEqual([])
  await outbox.later()
  other.wake()
  expect(await outbox.settled()).toMatchObject([{ attempts: 2, delivered: true }])
  expect(sent).toHaveLength(1)
})

test('a mail on which servers keep dying is given up too', async () => {
  await outbox.queue('a@b.example')
  await outbox.db.execute(sql`update outbox set attempts = 10`)
  outbox.start(async () => {
    throw new Error('It must not be tried.')
  })
  expect(await outbox.settled()).toMatchObject([
    { failed: true, lastError: 'servers died while they sent it' },
  ])
})
