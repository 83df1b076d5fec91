import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MailingServer } from '../../features/mail/mailing-server.fixture.ts'
import { startMailingServer } from '../../features/mail/mailing-server.fixture.ts'
import { operatorCommand } from './commands.ts'
import { OperatorError } from './operator-error.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
let mailing: MailingServer

beforeAll(async () => {
  mailing = await startMailingServer()
})
afterAll(() => mailing.server.close())

const operate = (name: string, ...args: string[]) => operatorCommand(name, args)(mailing.server.services)

test('The command jobs:failed says that no job has failed when there is none', async () => {
  expect(await operate('jobs:failed')).toBe('No job has failed.')
})

test('The command jobs:failed lists a mail about a session that is gone, and jobs:retry runs its job again', async () => {
  const userId = await mailing.server.insertMember({ email: 'late@b.example' })
  await mailing.queue({ kind: 'seat-freed', userId, sessionId: NOBODY, sequence: 1 }, 'gone')
  const line = await vi.waitFor(async () => {
    const lines = await operate('jobs:failed')
    expect(lines).toMatch(
      /^\S+Z {2}\S+ {2}mail {2}the member or the session is gone {2}\{"outboxId":"[^"]+"\}$/,
    )
    return lines
  }, 10_000)
  const id = line.split('  ')[1] ?? ''
  expect(await operate('jobs:retry', id)).toBe(`Job ${id} is run again.`)
  // The session is still gone, so the job fails again, as a new dead letter.
  await vi.waitFor(async () => expect(await operate('jobs:failed')).toContain('is gone'), 10_000)
  expect(await operate('jobs:failed')).not.toContain(id)
})

test.each([NOBODY, 'not an id'])('The command jobs:retry refuses %j, which no failed job has', async (id) => {
  await expect(operate('jobs:retry', id)).rejects.toThrow(
    new OperatorError(`There is no failed job ${id}. See jobs:failed.`),
  )
})
