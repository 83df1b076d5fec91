import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../connection.ts'
import { DamagedDataFolder } from './data-folder.ts'
import { protectDataFolder } from './data-folder-rights.ts'

// A damaged data folder is refused with a sentence and left as it is. SECURITY.md#data-at-rest

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-folder-'))
  const database = await openDatabase({ folder })
  await database.db.execute(sql`create table kept (word text)`)
  await database.db.execute(sql`insert into kept values ('still here')`)
  await database.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inside = (path: string) => join(folder, 'postgres', path)

/** Returns every path below the folder with its size and the moment of its last change. */
async function inventory(): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true })
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const { size, mtimeMs, ino } = await stat(join(folder, path))
      return path === '' ? '' : `${path} ${size} ${ino} ${mtimeMs}`
    }),
  )
}

async function expectKept(): Promise<void> {
  const database = await openDatabase({ folder })
  expect(await database.db.execute(sql`select word from kept`)).toMatchObject({
    rows: [{ word: 'still here' }],
  })
  await database.close()
}

async function expectRefused(says: RegExp): Promise<void> {
  const before = await inventory()
  const refusal = await openDatabase({ folder }).then(
    (database) => database.close(),
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(DamagedDataFolder)
  expect(String(refusal)).toMatch(says)
  expect(String(refusal)).toContain(
    'Restore a backup, or, to begin with an empty school, move the folder away',
  )
  expect(await inventory()).toEqual(before)
}

describe('A damaged data folder', () => {
  test.each([
    'PG_VERSION',
    'postgresql.conf',
    'pg_hba.conf',
    'pg_ident.conf',
    'global',
    'global/pg_control',
    'global/pg_filenode.map',
    'base',
    'base/1/PG_VERSION',
    'base/5/PG_VERSION',
    'base/5/pg_filenode.map',
    'pg_wal',
    'pg_xact',
    'pg_xact/0000',
    'pg_multixact/offsets/0000',
    'pg_multixact/members/0000',
    'pg_subtrans',
    'pg_notify',
    'pg_logical/mappings',
  ])('is refused and left unchanged when %s is missing', async (path) => {
    await rename(inside(path), join(folder, 'aside'))
    try {
      await expectRefused(new RegExp(`damaged: .*${path.split('/')[0]}.* is missing or incomplete`))
    } finally {
      await rename(join(folder, 'aside'), inside(path))
    }
  })
})

test.each(['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'pg_xact/0000', 'postgresql.conf'])(
  'A data folder with an empty %s is refused and left unchanged',
  async (path) => {
    const whole = await readFile(inside(path))
    await truncate(inside(path), 0)
    try {
      await expectRefused(/is missing or incomplete/)
    } finally {
      await writeFile(inside(path), whole)
    }
  },
)

test('A data folder whose database was emptied is refused', async () => {
  await rename(inside(''), join(folder, 'aside'))
  await mkdir(inside(''))
  try {
    await expectRefused(/is empty, though there was a database/)
    await rm(inside(''), { recursive: true })
    await expectRefused(/is empty, though there was a database/)
  } finally {
    await rm(inside(''), { recursive: true, force: true })
    await rename(join(folder, 'aside'), inside(''))
  }
})

test('A data folder that is a file is refused', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, 'mine')
  await expect(openDatabase({ folder: file })).rejects.toThrow('it is not a folder')
  expect(await readFile(file, 'utf8')).toBe('mine')
  await rm(file)
})

describe('An unusable data folder', () => {
  test.each([
    ['a link to nothing', (at: string) => symlink(join(folder, 'missing'), at), 'does not exist'],
    ['a link in a circle', (at: string) => symlink(at, at), 'lead in a circle'],
    [
      'a link to a file',
      (at: string) => symlink(join(folder, 'postgres', 'PG_VERSION'), at),
      'it is not a folder',
    ],
  ])('is refused with an explanation, and nothing is created, when it is %s', async (_name, make, says) => {
    const link = join(folder, 'a-link')
    await make(link)
    try {
      const before = await readdir(folder)
      for (const path of [link, join(link, 'below')]) {
        const refusal = await openDatabase({ folder: path }).then(
          (database) => database.close(),
          (error: unknown) => error,
        )
        expect(refusal).toBeInstanceOf(DamagedDataFolder)
        expect(String(refusal)).toContain(`The data folder ${path} cannot be used: `)
        expect(String(refusal)).toContain(says)
        expect(String(refusal)).toContain('let DATA_DIR name another folder')
      }
      expect(await readdir(folder)).toEqual(before)
    } finally {
      await rm(link)
    }
  })
})

test('A first start that was interrupted begins again on the same data folder', async () => {
  const half = await mkdtemp(join(tmpdir(), 'data-folder-half-'))
  await mkdir(join(half, 'postgres'))
  await writeFile(join(half, 'postgres', 'PG_VERSION'), '')
  await writeFile(join(half, 'postgres.state'), 'initializing')
  const database = await openDatabase({ folder: half })
  expect(await database.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
  await database.close()
  expect(await readFile(join(half, 'postgres.state'), 'utf8')).toBe('complete')
  await rm(half, { recursive: true })
})

test('A complete data folder of an earlier version, which has no state file, opens with its data', async () => {
  await rm(join(folder, 'postgres.state'))
  await expectKept()
})

test('A data folder in which a killed server left temporary files opens with its data', async () => {
  await mkdir(inside('base/pgsql_tmp'), { recursive: true })
  await writeFile(inside('base/pgsql_tmp/pgsql_tmp1.0'), 'left over')
  await expectKept()
})

test('A data folder that other users could read is restricted to its owner with all its files', async () => {
  await chmod(folder, 0o755)
  await chmod(inside('PG_VERSION'), 0o666)
  expect(await protectDataFolder(folder)).toBeNull()
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((path) => join(folder, path))]
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777))
  expect(new Set(modes)).toEqual(new Set([0o700, 0o600]))
})

test('A missing data folder needs no protection', async () => {
  expect(await protectDataFolder(join(folder, 'not-yet'))).toBeNull()
})
