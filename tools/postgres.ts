import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface PostgresCluster {
  /** A server on which databases may be created, e.g. `postgres://postgres@127.0.0.1:5600/postgres`. */
  url: string
  /** Folder of its data. */
  folder: string
  binaries: string
  stop(): void
}

const SETTINGS = ['max_connections=200', 'shared_buffers=256MB', 'listen_addresses=127.0.0.1']

/**
 * Starts a private PostgreSQL of the machine's version in a temporary folder, durable as in production. As root
 * it runs under the user `postgres`, for PostgreSQL refuses root. Errors: no binaries, with what to install.
 */
export async function startPostgres(settings: string[] = []): Promise<PostgresCluster> {
  const binaries = findBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  if (isRoot()) execFileSync('chown', ['postgres', folder])
  asOwner([
    join(binaries, 'initdb'),
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--encoding=UTF8',
    '--locale=C',
  ])
  const options = [...SETTINGS, ...settings, `port=${port}`, `unix_socket_directories=${folder}`].map(
    (s) => `-c ${s}`,
  )
  asOwner([
    join(binaries, 'pg_ctl'),
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    options.join(' '),
    'start',
  ])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder: data,
    binaries,
    stop() {
      asOwner([join(binaries, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Where PostgreSQL's programs are; Debian keeps them out of the path. Errors: what to install. */
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

const isRoot = () => process.getuid?.() === 0

function asOwner([command = '', ...args]: string[]): void {
  const [program, rest] = isRoot() ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  const { status, stderr, stdout, error } = spawnSync(program, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
  })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? (stderr || stdout)}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}
