import { spawnSync } from 'node:child_process'
import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServerProcess } from '../kit/server-process.ts'

// Only the server's own user may read the data folder. SECURITY.md#data-at-rest

const NOBODY = '65534'
/** Two starts of a server on an empty database take a minute on a machine with other work. */
const STARTS_MS = 180_000

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Returns the paths below a folder, and the folder itself, that another user may open. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = ['', ...(await readdir(folder, { recursive: true }))]
  const found = await Promise.all(
    paths.map(async (path) => ({ path, mode: (await lstat(join(folder, path))).mode & 0o077 })),
  )
  return found.filter(({ mode }) => mode !== 0).map(({ path }) => path)
}

/** Returns whether another user can read a file, by trying it where this process may change its user. */
function othersRead(path: string): boolean {
  const reader = ['--reuid', NOBODY, '--regid', NOBODY, '--clear-groups', 'cat', path]
  return spawnSync('setpriv', reader, { stdio: 'ignore' }).status === 0
}

test(
  'A data folder is readable by the server alone from its first file on, and a start restores its modes whatever they became',
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'data-at-rest-'))
    const dataFolder = join(folder, 'new')
    const first = await startServerProcess({ dataFolder })
    expect((await readdir(dataFolder, { recursive: true })).length).toBeGreaterThan(500)
    expect(await openToOthers(dataFolder)).toEqual([])
    await first.close()

    await chmod(folder, 0o755)
    await chmod(dataFolder, 0o755)
    for (const path of await readdir(dataFolder, { recursive: true }))
      await chmod(join(dataFolder, path), 0o777)
    const version = join(dataFolder, 'postgres/PG_VERSION')
    if (process.getuid?.() === 0) expect(othersRead(version)).toBe(true)
    const second = await startServerProcess({ dataFolder })
    try {
      await fetch(`${second.url}/login`)
      expect(await openToOthers(dataFolder)).toEqual([])
      const [log = ''] = (await readdir(join(dataFolder, 'postgres/pg_wal'))).filter((name) =>
        /^[0-9A-F]{24}$/.test(name),
      )
      for (const path of ['postgres/PG_VERSION', `postgres/pg_wal/${log}`, 'postgres/global/pg_control'])
        expect(othersRead(join(dataFolder, path)), path).toBe(false)
    } finally {
      await second.close()
    }
  },
  STARTS_MS,
)
