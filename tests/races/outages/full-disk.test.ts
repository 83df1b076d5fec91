import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAIN } from '@section/api/testing/source-folders.ts'
import { startTestServer } from '@section/api/testing/test-server.ts'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { startPostgres } from '../../../tools/postgres.ts'
import { mainEnvironment } from '../processes/school-process.ts'

// A small disk in memory is filled, which only root can mount. docs/decisions/service-unavailable.md

const isRoot = process.getuid?.() === 0
/** A number of sign-ins that does not fit into the pages that a table has already. */
const SIGN_INS = 1000

/** Mounts a disk of this size until the test is over; returns functions that fill and clear it. */
function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const { status, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=777`,
    'tmpfs',
    folder,
  ])
  if (status !== 0) throw new Error(`A disk could not be mounted: ${String(stderr)}`)
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  const filling = join(folder, 'filling')
  return {
    folder,
    /** Fills the disk until less than one page of a table is left. */
    fill() {
      for (let size = 2 ** 20; size >= 4096; size /= 2)
        for (let full = false; !full;) {
          try {
            writeFileSync(filling, Buffer.alloc(size), { flag: 'a' })
          } catch {
            full = true
          }
        }
    },
    clear: () => rmSync(filling),
  }
}

describe.runIf(process.env['NIGHTLY'] && isRoot)('A full disk', () => {
  test.each(['PostgreSQL', 'the embedded database'])(
    'of %s makes writes 503 and the readiness say so, until there is room again',
    async (kind) => {
      const disk = smallDisk(kind === 'PostgreSQL' ? 160 : 120)
      const database = await open(kind, disk.folder)
      await database.migrate()
      const server = await startTestServer({ database })
      onTestFinished(async () => {
        await server.close()
        await database.close()
      })
      const ready = async () => {
        const answer = await fetch(`${server.url}/readyz`)
        return [answer.status, ((await answer.json()) as { status: string }).status]
      }
      expect(await ready()).toEqual([200, 'ready'])
      disk.fill()
      expect(await ready()).toEqual([503, 'database disk full'])
      const statuses = new Set<number>()
      for (let n = 0; n < SIGN_INS && !statuses.has(503); n++) statuses.add(await beginSignIn(server.url))
      expect(statuses).toContain(503)
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
      disk.clear()
      await expect.poll(ready, { timeout: 10_000 }).toEqual([200, 'ready'])
      expect(await beginSignIn(server.url)).toBe(200)
    },
    180_000,
  )

  test('is named by a server that cannot create its database there', async () => {
    const disk = smallDisk(25)
    const words = await new Promise<string>((resolve) => {
      const env = { ...process.env, ...mainEnvironment(join(disk.folder, 'data')), PORT: '0' }
      execFile(process.execPath, ['--no-warnings', MAIN, 'db:migrate'], { env }, (_error, _stdout, stderr) =>
        resolve(stderr.trim()),
      )
    })
    expect(words).toMatch(/^The disk[^\n]* is full[^\n]*$/)
  }, 60_000)
})

async function open(kind: string, folder: string): Promise<Database> {
  if (kind !== 'PostgreSQL') return openDatabase({ folder: join(folder, 'data') })
  const postgres = await startPostgres(
    ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=48MB'],
    folder,
  )
  onTestFinished(() => postgres.stop())
  return openDatabase({ url: postgres.url })
}

/** Begins a sign-in at an identity provider, which is stored in a row of its own; returns the status. */
async function beginSignIn(url: string): Promise<number> {
  const answer = await fetch(`${url}/user/startFederation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ context: 'login', provider: 'social', codeChallenge: 'a'.repeat(43) }),
  })
  await answer.text()
  return answer.status
}
