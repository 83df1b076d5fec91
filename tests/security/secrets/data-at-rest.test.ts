import { spawnSync } from 'node:child_process'
import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '@section/db/connection.ts'
import { startServerProcess } from '../kit/server-process.ts'

// Gate G40: what lies in the data folder is for the server's own user.

const NOBODY = '65534'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

const dataFolder = async () => (folder = await mkdtemp(join(tmpdir(), 'data-at-rest-')))

/** What anybody else may do with something below the folder, or with the folder itself. */
async function openToOthers(): Promise<string[]> {
  const paths = ['', ...(await readdir(folder, { recursive: true }))]
  const found = await Promise.all(
    paths.map(async (path) => ({ path, mode: (await lstat(join(folder, path))).mode & 0o077 })),
  )
  return found.filter(({ mode }) => mode !== 0).map(({ path }) => path)
}

/** Whether another user of the machine can read a file; asked of the system itself where this process may. */
function othersRead(path: string): boolean {
  const reader = ['--reuid', NOBODY, '--regid', NOBODY, '--clear-groups', 'cat', path]
  return spawnSync('setpriv', reader, { stdio: 'ignore' }).status === 0
}

test('The data folder of a server and its log are readable by the server alone, whatever their modes were before', async () => {
  await dataFolder()
  const before = await openDatabase({ folder })
  await before.migrate()
  await before.close()
  await chmod(folder, 0o755)
  for (const path of await readdir(folder, { recursive: true })) await chmod(join(folder, path), 0o777)
  if (process.getuid?.() === 0) expect(othersRead(join(folder, 'postgres/PG_VERSION'))).toBe(true)
  const server = await startServerProcess({ dataFolder: folder })
  try {
    await fetch(`${server.url}/login`)
    expect(await openToOthers()).toEqual([])
    const [log = ''] = (await readdir(join(folder, 'postgres/pg_wal'))).filter((name) =>
      /^[0-9A-F]{24}$/.test(name),
    )
    for (const path of ['postgres/PG_VERSION', `postgres/pg_wal/${log}`, 'postgres/global/pg_control'])
      expect(othersRead(join(folder, path)), path).toBe(false)
  } finally {
    await server.close()
  }
})

test('A new data folder is readable by the server alone from its first file on', async () => {
  await dataFolder()
  const server = await startServerProcess({ dataFolder: join(folder, 'new') })
  try {
    folder = join(folder, 'new')
    expect((await readdir(folder, { recursive: true })).length).toBeGreaterThan(500)
    expect(await openToOthers()).toEqual([])
  } finally {
    await server.close()
  }
})
