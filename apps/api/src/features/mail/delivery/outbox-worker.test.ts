import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { queueMail } from '../queue-mail.ts'
import { addressOf, code, testOutbox } from './outbox.fixture.ts'

const outbox = testOutbox()

test('a mail is delivered as soon as its transaction commits, and its contents are forgotten', async () => {
  const sent: string[] = []
  outbox.start(async (message) => void sent.push(addressOf(message)))
  await outbox.cacheInvalidation.transaction(async (tx) => {
    await queueMail(tx, code('a@b.example'), '1')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toEqual([])
  })
  const [row] = await outbox.settled()
  expect(sent).toEqual(['a@b.example'])
  expect(row).toMatchObject({ payload: { kind: 'password-code' }, attempts: 1, delivered: true })
})

test('a mail of a transaction that fails is never sent', async () => {
  const sent: string[] = []
  outbox.start(async (message) => void sent.push(addressOf(message)))
  const failing = outbox.cacheInvalidation.transaction(async (tx) => {
    await queueMail(tx, code('a@b.example'), '1')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await outbox.queue('after@b.example')
  await outbox.settled()
  expect(sent).toEqual(['after@b.example'])
})

test('an announced mail waits for its delay, and those that are announced meanwhile go with it', async () => {
  const sent: string[] = []
  outbox.start(
    async (message) => void sent.push(addressOf(message)),
    () => 1000,
  )
  // The look with which it starts has found nothing by now.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await outbox.queue('a@b.example')
  await new Promise((resolve) => setTimeout(resolve, 150))
  await outbox.queue('b@b.example')
  expect(await outbox.stored()).toMatchObject([{ attempts: 0 }, { attempts: 0 }])
  await outbox.settled()
  expect(sent.toSorted()).toEqual(['a@b.example', 'b@b.example'])
})

test('the same business event is told once', async () => {
  await outbox.queue('a@b.example')
  await outbox.queue('a@b.example')
  expect(await outbox.stored()).toHaveLength(1)
})

test('mails that fail or hang hold up no others', async () => {
  const sent: string[] = []
  const hanging = Promise.withResolvers<void>()
  outbox.start(async (message) => {
    const to = addressOf(message)
    if (to.startsWith('fails')) throw new Error('always')
    if (to.startsWith('hangs')) await hanging.promise
    sent.push(to)
  })
  await outbox.queue('fails-1@b.example', 'hangs-1@b.example', 'fails-2@b.example', 'hangs-2@b.example')
  const fine = Array.from({ length: 30 }, (_, index) => `fine-${index}@b.example`)
  await outbox.queue(...fine)
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(fine.toSorted()), 10_000)
  hanging.resolve()
})

test('new mails go before those that have failed, however many of them are due', async () => {
  await outbox.queue(...Array.from({ length: 50 }, (_, index) => `old-${index}@b.example`))
  await outbox.db.execute(sql`update outbox set attempts = 3, next_attempt_at = now() - interval '1 hour'`)
  await outbox.queue('new@b.example')
  const order: string[] = []
  outbox.start(async (message) => void order.push(addressOf(message)))
  await outbox.settled()
  expect(order.indexOf('new@b.example')).toBeLessThan(4)
})

test('many workers deliver each mail once', async () => {
  const sent: string[] = []
  const addresses = Array.from({ length: 60 }, (_, index) => `${index}@b.example`)
  for (let n = 0; n < 4; n++) {
    outbox.start(async (message) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
      sent.push(addressOf(message))
    })
  }
  await outbox.queue(...addresses)
  await outbox.settled()
  expect(sent.toSorted()).toEqual(addresses.toSorted())
})

test('a mail that is taken while the server is told to stop goes back untried', async () => {
  await outbox.queue('a@b.example')
  const sent: string[] = []
  const worker = outbox.start(async (message) => void sent.push(addressOf(message)))
  await worker.stop()
  expect(sent).toEqual([])
  expect(await outbox.stored()).toMatchObject([{ attempts: 0, delivered: false, waitSeconds: 0 }])
})

test('stopping lets the mails under way arrive, and takes no other', async () => {
  const entered: string[] = []
  const leave = Promise.withResolvers<void>()
  const worker = outbox.start(async (message) => {
    entered.push(addressOf(message))
    await leave.promise
  })
  // Every lane has one, so that none of them is looking for more when the server is told to stop.
  const underWay = ['1@b.example', '2@b.example', '3@b.example', '4@b.example']
  await outbox.queue(...underWay)
  await vi.waitFor(() => expect(entered.toSorted()).toEqual(underWay), 10_000)
  await outbox.queue('before@b.example')
  const stopped = worker.stop()
  await outbox.queue('after@b.example')
  leave.resolve()
  await stopped
  const arrived = { attempts: 1, delivered: true }
  const untouched = { attempts: 0, delivered: false }
  expect(await outbox.stored()).toMatchObject([arrived, arrived, arrived, arrived, untouched, untouched])
  expect(entered).toHaveLength(4)
})
