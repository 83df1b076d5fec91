import {
  access,
  constants,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { FOLDER_MODE } from './data-folder-rights.ts'

/** The error for a data folder that cannot be used, or whose database is incomplete or unreadable; nothing was changed. */
export class DamagedDataFolder extends Error {
  override name = 'DamagedDataFolder'
}

/** The error for a database that cannot be opened because its disk is full; it is as it was. */
export class FullDisk extends Error {
  override name = 'FullDisk'
}

/** The minimum of free space; with less the database cannot be opened. */
const LEAST_ROOM_BYTES = 1_000_000

/** Returns the folder of the database inside the data folder. */
export const databaseFolder = (folder: string): string => join(folder, 'postgres')
/** Returns the file that records whether the creation of the database was completed. */
const stateFile = (folder: string): string => join(folder, 'postgres.state')

const readState = (folder: string): Promise<string> => readFile(stateFile(folder), 'utf8').catch(() => '')

/** Returns whether the creation of a database in the data folder was completed. */
export const hasDatabase = async (folder: string): Promise<boolean> =>
  (await readState(folder)) === 'complete'

/**
 * Creates the data folder if it does not exist. Errors: `DamagedDataFolder`, when it is something else, or this user can
 * neither create nor use it.
 */
export async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw await unusable(folder, error as NodeJS.ErrnoException)
  }
}

/** These say why a folder cannot be used, by the code of the error of the file system. */
const REASONS: Record<string, string> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its file system is read-only',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
  ELOOP: 'its links lead in a circle',
  ENOENT: 'a link leads to a folder that does not exist',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
}

async function unusable(folder: string, cause: NodeJS.ErrnoException): Promise<DamagedDataFolder> {
  const code = (await brokenLink(resolve(folder))) ?? cause.code ?? ''
  return new DamagedDataFolder(
    `The data folder ${folder} cannot be used: ${REASONS[code] ?? cause.message}. Nothing was changed. ` +
      'Mount or create what it leads to, or let DATA_DIR name another folder.',
    { cause },
  )
}

/** Returns why the link cannot be followed that a path, or the nearest folder above it that exists, is; undefined if it is none. */
async function brokenLink(path: string): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined)
  if (!found) return dirname(path) === path ? undefined : brokenLink(dirname(path))
  if (!found.isSymbolicLink()) return undefined
  return stat(path).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  )
}

/**
 * Checks the data folder before a database is opened in it, and returns a function to call afterwards. Errors:
 * `DamagedDataFolder`, whose text says what is missing and what to do. An interrupted creation starts again.
 */
export async function prepareDatabaseFolder(folder: string): Promise<() => Promise<void>> {
  const [inside, state] = [databaseFolder(folder), await readState(folder)]
  const found = await lstat(inside).catch(() => undefined)
  if (found && !found.isDirectory()) refuse(folder, `${inside} is not a folder`)
  if (state === 'initializing') await rm(inside, { recursive: true, force: true })
  else if (found && (await readdir(inside)).length > 0) {
    const missing = await firstMissing(inside)
    if (missing) refuse(folder, `${join(inside, missing)} is missing or incomplete`)
    return state === 'complete' ? async () => {} : () => writeFile(stateFile(folder), 'complete')
  } else if (state !== '') refuse(folder, `${inside} is empty, though there was a database`)
  await writeFile(stateFile(folder), 'initializing')
  return () => writeFile(stateFile(folder), 'complete')
}

/** Deletes the database in the data folder, and the record that it was created. */
export async function removeDatabaseFolder(folder: string): Promise<void> {
  await rm(databaseFolder(folder), { recursive: true, force: true })
  await rm(stateFile(folder), { force: true })
}

/** The files that PostgreSQL always has, with their least sizes in bytes. */
const FILES: [string, number][] = [
  ['PG_VERSION', 2],
  ['global/pg_control', 8192],
  ['global/pg_filenode.map', 512],
  ['postgresql.conf', 1],
  ['pg_hba.conf', 1],
  ['pg_ident.conf', 1],
]
/** The files of each database in `base`. */
const DATABASE_FILES = [
  ['PG_VERSION', 2],
  ['pg_filenode.map', 512],
] as const
/** Folders that are never empty, with the least size of each file in bytes. */
const NON_EMPTY_FOLDERS: [string, number][] = [
  ['base', 0],
  ['pg_wal', 0],
  ['pg_xact', 8192],
  ['pg_multixact/offsets', 8192],
  ['pg_multixact/members', 8192],
]
/** Folders that may be empty; a copy without them is incomplete. */
const FOLDERS =
  'pg_commit_ts pg_dynshmem pg_logical/mappings pg_logical/snapshots pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc pg_twophase'.split(
    ' ',
  )

async function firstMissing(inside: string): Promise<string | undefined> {
  const isFile = async (path: string, bytes: number) => {
    const found = await lstat(join(inside, path)).catch(() => undefined)
    return found !== undefined && (found.isDirectory() || found.size >= bytes)
  }
  const namesIn = (path: string) => readdir(join(inside, path)).catch(() => undefined)
  for (const [path, bytes] of FILES) if (!(await isFile(path, bytes))) return path
  for (const path of FOLDERS) if (!(await namesIn(path))) return path
  for (const [path, bytes] of NON_EMPTY_FOLDERS) {
    const names = (await namesIn(path)) ?? []
    if (names.length === 0) return path
    for (const name of names) if (!(await isFile(join(path, name), bytes))) return join(path, name)
  }
  if (!hasLog(await namesIn('pg_wal'))) return 'pg_wal'
  // Beside the databases, which are numbered, a server that was killed leaves the folder of its temporary files.
  const databases = ((await namesIn('base')) ?? []).filter((name) => /^\d+$/.test(name))
  if (databases.length === 0) return 'base'
  for (const database of databases) {
    for (const [name, bytes] of DATABASE_FILES)
      if (!(await isFile(join('base', database, name), bytes))) return join('base', database, name)
  }
  return undefined
}

const hasLog = (names: string[] | undefined) => names?.some((name) => /^[0-9A-F]{24}$/.test(name)) ?? false

function refuse(folder: string, why: string): never {
  throw new DamagedDataFolder(
    `The database in ${folder} is damaged: ${why}. Nothing was changed. ${remedy(folder)}`,
  )
}

const remedy = (folder: string) =>
  `Restore a backup, or, to begin with an empty school, move the folder away: mv ${folder} ${folder}.damaged`

/** Returns the error for a database that looked complete and could not be opened. */
export async function cannotOpen(folder: string, cause: unknown): Promise<DamagedDataFolder | FullDisk> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST_ROOM_BYTES)
    return new FullDisk(
      `The disk of ${folder} is full: the database cannot be opened. Make room, and start again.`,
      { cause },
    )
  return new DamagedDataFolder(
    `The database in ${folder} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}. ${remedy(folder)}`,
    { cause },
  )
}
