import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'

// The output of a command does not contain the values of SQL statements either. SECURITY.md#secrets-in-logs

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const LONGEST_MS = 60_000

/** Runs a command of the server to its end, on a database at `port` of this machine, and returns what it printed. */
async function run(port: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'uncaught-errors-'))
  const child = spawn(process.execPath, ['--no-warnings', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: `postgres://somebody:canary-password@127.0.0.1:${port}/school`,
      DATA_DIR: folder,
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  await rm(folder, { recursive: true, force: true })
  return { output, errors, code: code as number | null }
}

// Each case starts a process and therefore runs at night. The case of a server is in `uncaught-errors.test.ts`.
test.runIf(process.env['NIGHTLY']).each(['db:migrate', 'content:import', 'keys:rotate'])(
  'The command %s ends without printing the values of a query that nobody awaits',
  async (command) => {
    const port = String(await freePort())
    const refusing = fileOf('refusing-database.fixture.ts')
    const ended = await run(port, ['--import', refusing, fileOf('main.ts'), command], { REFUSING_PORT: port })
    expect(ended.code).toBe(1)
    expect(ended.errors).toContain("statement: 'select $1'")
    expect(ended.output + ended.errors).not.toContain('canary')
  },
)

test.runIf(process.env['NIGHTLY']).each(['serve', 'worker', 'db:migrate', 'member:suspend'])(
  'The command %s ends with one sentence when nothing listens at the address of the database',
  async (command) => {
    const { output, errors, code } = await run('1', [fileOf('main.ts'), command, 'nia@example.com'], {
      SMTP_URL: 'smtp://127.0.0.1:1',
    })
    expect(errors).toMatch(/^DATABASE_URL: the database cannot be used: nothing listens[^\n]*\n$/)
    expect([code, output]).toEqual([1, ''])
  },
)

test.runIf(process.env['NIGHTLY'])(
  'The command serve ends with one sentence when its port is taken, although its database is open',
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const environment = { DATABASE_URL: undefined, PORT: String(port) }
    const { errors, code } = await run('1', [fileOf('main.ts')], environment)
    other.close()
    expect(errors).toBe(
      `HOST, PORT: the server cannot listen at 127.0.0.1:${port}: another program listens there already.\n`,
    )
    expect(code).toBe(1)
  },
  LONGEST_MS,
)
