import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projectWebhookMessages } from '@section/db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { NOON } from '../../session-content/session-page-test-kit.fixture.ts'
import { isItemDone, project } from '../project-kit.fixture.ts'
import { outsideFormTestKit } from './outside-form.fixture.ts'
import { forgetMessages } from './receive-message.ts'

const kit = outsideFormTestKit()

describe('A message of an outside form', () => {
  test('hands in for the member whose address it reports, and completes the item', async () => {
    const { reader, send } = await kit.addSubmitter()
    expect((await project(reader, kit.run().sessionId))?.formUrl).toMatch(
      /^https:\/\/forms\.example\/one-page\?lang=en&session=[0-9a-f-]{36}&token=[0-9a-f-]{36}\.[\w-]{43}$/,
    )
    expect(await isItemDone(reader, kit.run())).toBe(false)
    expect(await send({ data: { content: ' https://docs.example/page ' } })).toBe(204)
    expect(await project(reader, kit.run().sessionId)).toMatchObject({
      submission: {
        kind: 'LINK',
        content: 'https://docs.example/page',
        submittedAt: new Date(NOON).toISOString(),
      },
    })
    expect(await isItemDone(reader, kit.run())).toBe(true)
  })

  test('need not say what was handed in', async () => {
    const { reader, send } = await kit.addSubmitter()
    expect(await send({ data: { content: undefined } })).toBe(204)
    expect(await project(reader, kit.run().sessionId)).toMatchObject({
      submission: { kind: 'TEXT', content: '' },
    })
  })

  test('that is sent twice, one after the other or at once, is one submission', async () => {
    const { reader, send } = await kit.addSubmitter()
    const messageId = 'msg_twice'
    expect(await send({ messageId })).toBe(204)
    expect(await Promise.all([send({ messageId }), send({ messageId })])).toEqual([204, 204])
    expect(await kit.textsOf(reader)).toEqual(['A page.'])
  })

  test('that was sent twice is known until its signature is too old', async () => {
    const { reader, send } = await kit.addSubmitter()
    const { services, database } = kit.server()
    const stored = () =>
      database.db.select().from(projectWebhookMessages).where(eq(projectWebhookMessages.messageId, 'msg_old'))
    await send({ messageId: 'msg_old' })
    await forgetMessages(services, NOON + HOUR_MS)
    expect(await stored()).toHaveLength(1)
    await forgetMessages(services, NOON + HOUR_MS + 1)
    expect(await stored()).toEqual([])
    // A forgotten message still makes a submission of the same id, so that nothing is handed in twice.
    expect(await send({ messageId: 'msg_old' })).toBe(204)
    expect(await kit.textsOf(reader)).toEqual(['A page.'])
  })

  test('that hands in again is a submission of its own', async () => {
    const { reader, send } = await kit.addSubmitter()
    await send({ data: { content: 'First.' } })
    kit.clock.now += 1000
    await send({ data: { content: 'Second.' } })
    expect(await kit.textsOf(reader)).toHaveLength(2)
    expect(await project(reader, kit.run().sessionId)).toMatchObject({ submission: { content: 'Second.' } })
  })

  test('is accepted until five minutes after it was signed', async () => {
    const { send } = await kit.addSubmitter()
    expect(await send({ signedMsAgo: 4 * MINUTE_MS })).toBe(204)
    expect(await send({ signedMsAgo: -4 * MINUTE_MS })).toBe(204)
  })
})
