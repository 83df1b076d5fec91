import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/api/src/testing/free-port.ts'

export interface PostgresCluster {
  /** The address of the server, e.g. `postgres://postgres@127.0.0.1:5600/postgres`. */
  url: string
  folder: string
  /** The file of the server's own log. */
  log: string
  binaries: string
  /** Ends the server alone: `fast` as an operator does, `immediate` like a crash. */
  halt(mode: 'fast' | 'immediate'): void
  /** Starts the server again, and returns when it takes connections. */
  resume(): void
  /** Lets the server be a standby, which only reads, from its next start on. */
  standBy(): void
  /** Lets a standby take writes. */
  promote(): void
  /** Stops all processes of the server where they are, like a machine that hangs, until `thaw`. */
  freeze(): void
  thaw(): void
  /** Ends the server and deletes its data. */
  stop(): void
}

const SETTINGS = ['max_connections=200', 'shared_buffers=256MB', 'listen_addresses=127.0.0.1']

/**
 * Starts a private PostgreSQL of the machine's version in a temporary folder, durable as in production. For root it runs
 * as the user `postgres`, because PostgreSQL refuses root. Throws with instructions if PostgreSQL is not installed.
 */
export async function startPostgres(settings: string[] = [], parent = tmpdir()): Promise<PostgresCluster> {
  const binaries = findBinaries()
  const folder = mkdtempSync(join(parent, 'postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  if (isRoot()) execFileSync('chown', ['postgres', folder])
  const initOptions = '-A trust -U postgres --encoding=UTF8 --locale=C'.split(' ')
  asOwner([join(binaries, 'initdb'), '-D', data, ...initOptions])
  const options = [...SETTINGS, ...settings, `port=${port}`, `unix_socket_directories=${folder}`].map(
    (s) => `-c ${s}`,
  )
  const startOptions = ['-w', '-l', join(folder, 'log'), '-o', options.join(' ')]
  const control = (...args: string[]) => asOwner([join(binaries, 'pg_ctl'), '-D', data, ...args])
  control(...startOptions, 'start')
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(data)) process.kill(pid, name)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder: data,
    log: join(folder, 'log'),
    binaries,
    halt: (mode) => control('-w', '-m', mode, 'stop'),
    resume: () => control(...startOptions, 'start'),
    standBy: () => asOwner(['touch', join(data, 'standby.signal')]),
    promote: () => control('-w', 'promote'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop() {
      if (existsSync(join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the folder of PostgreSQL's programs, which Debian keeps out of the path. Throws with instructions. */
export function findBinaries(): string {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0]
  const candidates = [...(newest ? [`/usr/lib/postgresql/${newest}/bin`] : []), '/usr/local/bin', '/usr/bin']
  const found = candidates.find((folder) => existsSync(join(folder, 'initdb')))
  if (!found) throw new Error('PostgreSQL 15 or newer is needed: apt-get install postgresql')
  return found
}

/** Returns the ids of the server's first process and of those that it started. */
function processesOf(data: string): number[] {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
  return [first, ...children.split(' ').filter(Boolean).map(Number)]
}

const isRoot = () => process.getuid?.() === 0

/** Runs a command as the user who owns the server. Errors: it fails; the text holds what it said. */
export function asOwner([command = '', ...args]: string[]): void {
  const [program, rest] = isRoot() ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  const { status, stderr, stdout, error } = spawnSync(program, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
  })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? (stderr || stdout)}`)
}
