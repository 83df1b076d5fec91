import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@section/api/testing/free-port.ts'

export interface Pooler {
  /** The address of the same database through the pooler. */
  url: string
  stop(): Promise<void>
}

const START_MS = 10_000

/** Starts PgBouncer in transaction mode before a server; `settings` are lines of its configuration. */
export async function startPgBouncer(target: string, settings: string[] = []): Promise<Pooler> {
  const { hostname, port: targetPort } = new URL(target)
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users'), '"postgres" ""\n')
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${targetPort}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users')}`,
      ...(settings.some((line) => line.startsWith('pool_mode')) ? [] : ['pool_mode = transaction']),
      'default_pool_size = 10',
      'max_client_conn = 200',
      ...settings,
    ].join('\n'),
  )
  chmodSync(folder, 0o755)
  // PgBouncer refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', [...asOther, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (const until = Date.now() + START_MS; !(await takesConnections(port)); await wait(50))
    if (Date.now() > until || child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`)
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .on('error', () => resolve(false))
  })

/** Returns the address of another database of the same server or pooler. */
export function onDatabase(address: string, name: string): string {
  const found = new URL(address)
  found.pathname = `/${name}`
  return found.href
}
