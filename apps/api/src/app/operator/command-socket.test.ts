import { existsSync } from 'node:fs'
import { mkdtemp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { lockFolder } from '@section/db/data-folder/folder-lock.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { readConfig } from '../../server/config/config.ts'
import { sendToRunningServer, listenForCommands } from './command-socket.ts'
import { operatorCommand } from './commands.ts'
import { OperatorError } from './operator-error.ts'
import { runOperatorCommand } from './run-operator-command.ts'

let folder: string
let stop: (() => Promise<void>) | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
})
afterEach(async () => {
  await stop?.()
  stop = undefined
  await rm(folder, { recursive: true, force: true })
})

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const asked: [string, readonly string[]][] = []
const listen = async (
  run = async (name: string, args: readonly string[]) => {
    asked.push([name, args])
    return 'It is done.'
  },
) => {
  stop = await listenForCommands(folder, run)
}
const configFor = (dataFolder: string) => readConfig({ NODE_ENV: 'test', DATA_DIR: dataFolder })

test('An operator’s command runs in the running server, and its message is returned', async () => {
  await listen()
  expect(await sendToRunningServer(folder, 'member:suspend', ['nia@example.com'])).toBe('It is done.')
  expect(asked).toEqual([['member:suspend', ['nia@example.com']]])
})

test('The folder of the command socket can be entered only by the user of the server', async () => {
  await mkdir(join(folder, 'operator'), { mode: 0o777 })
  await listen()
  expect(await modeOf(join(folder, 'operator'))).toBe('700')
})

test('A refused and a failed command of an operator are reported as different errors', async () => {
  await listen(async (name) => {
    throw name === 'refused' ? new OperatorError('There is no such member.') : new Error('The disk is full.')
  })
  await expect(sendToRunningServer(folder, 'refused', [])).rejects.toThrow(
    new OperatorError('There is no such member.'),
  )
  await expect(sendToRunningServer(folder, 'failed', [])).rejects.toThrow(
    'could not do it: The disk is full.',
  )
})

// The private key is a value of the statement that fails. SECURITY.md#secrets-in-logs
test('A key rotation that the database refuses is reported without the generated key', async () => {
  const server = await startTestServer()
  try {
    await server.database.db.execute(
      sql`alter table signing_keys add constraint none_more check (kid is null) not valid`,
    )
    await listen((name, args) => operatorCommand(name, args)(server.services))
    const refusal = await sendToRunningServer(folder, 'keys:rotate', []).catch(String)
    expect(refusal).toContain('The server could not do it: database error 23514')
    expect(refusal).not.toMatch(/"d":|kty|params/)
  } finally {
    await server.close()
  }
})

test('A command that takes longer than the silence of a dead server is awaited', async () => {
  stop = await listenForCommands(folder, () => wait(600).then(() => 'It is done.'), { aliveMs: 100 })
  expect(await sendToRunningServer(folder, 'billing:compare', [], { silenceMs: 300 })).toBe('It is done.')
})

test('An invalid request at the command socket is refused, and the next command still runs', async () => {
  await listen()
  for (const nonsense of [
    '',
    '{',
    'null',
    '{"name":1}',
    JSON.stringify({ name: 'x'.repeat(1000), args: [] }),
  ]) {
    const socket = connect({ path: join(folder, 'operator', 'socket'), allowHalfOpen: true })
    await once(socket, 'connect')
    socket.end(nonsense)
    expect(await text(socket)).toContain('refused')
  }
  expect(await sendToRunningServer(folder, 'keys:rotate', [])).toBe('It is done.')
})

test('An operator’s command gets no response if no server runs or the server was killed, and the next server listens again', async () => {
  expect(await sendToRunningServer(folder, 'keys:rotate', [])).toBeUndefined()
  await mkdir(join(folder, 'operator'))
  await writeFile(join(folder, 'operator', 'socket'), '')
  expect(await sendToRunningServer(folder, 'keys:rotate', [])).toBeUndefined()
  await listen()
  expect(await sendToRunningServer(folder, 'keys:rotate', [])).toBe('It is done.')
})

test('An operator’s command fails with instructions if another process uses the data folder and takes no commands', async () => {
  await mkdir(join(folder, 'postgres'))
  const unlock = await lockFolder(folder)
  await expect(runOperatorCommand(configFor(folder), 'keys:rotate', [])).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. That server takes no commands: stop it, run this command, and start it again.`,
  )
  await unlock()
})

test('An operator’s command fails in a folder without a database and creates none', async () => {
  const empty = join(folder, 'empty')
  await expect(runOperatorCommand(configFor(empty), 'keys:rotate', [])).rejects.toThrow(
    `There is no database in ${empty}. Name its folder with DATA_DIR, or a server with DATABASE_URL.`,
  )
  expect(existsSync(empty)).toBe(false)
})

test.each([
  ['member:suspend', []],
  ['member:suspend', ['  ']],
  ['member:suspend', ['nia@example.com', 'omar@example.com']],
  ['keys:rotate', ['now']],
])('The command %s with the arguments %j is refused, and its usage is shown', async (name, args) => {
  await expect(runOperatorCommand(configFor(folder), name, args)).rejects.toThrow(
    `It is called as: ${name}${name === 'keys:rotate' ? '' : ' <email>'}`,
  )
})
