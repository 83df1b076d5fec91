import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from '../../../server/config/config.ts'
import { type Examined, faultsOr, type Finding } from '../doctor-check.ts'

/** The room on a disk below which an embedded database or a log may soon fail. */
const LITTLE_BYTES = 500_000_000

/** Finds whether this user may write what the server writes: its data folder, where it keeps one, and its log. */
export async function examineFiles({ config }: Examined): Promise<Finding[]> {
  const written = writtenPaths(config)
  const faults = await Promise.all(written.map(fault))
  const names = written.map(({ variable }) => variable).join(' and ')
  return faultsOr(
    faults.filter((text) => text !== null),
    written.length > 0 ? `${names} can be written` : 'the server writes none',
  )
}

interface WrittenPath {
  variable: string
  path: string
}

function writtenPaths({ database, demo, logFile }: Config): WrittenPath[] {
  return [
    // A demo keeps its photos there also where its database is elsewhere.
    ...(!database.url || demo ? [{ variable: 'DATA_DIR', path: database.folder }] : []),
    ...(logFile ? [{ variable: 'LOG_FILE', path: resolve(logFile) }] : []),
  ]
}

/** Returns a sentence on why a path cannot be written; null if it can, or can be made. */
async function fault({ variable, path }: WrittenPath): Promise<string | null> {
  const existing = await nearest(path)
  try {
    await access(existing, constants.W_OK)
    const isFolder = (await stat(existing)).isDirectory()
    // A file that does not exist yet is made in its folder, which then has to be writable.
    if (isFolder !== (existing !== path || variable === 'DATA_DIR'))
      throw new Error('Another kind of file is there.')
    const { bavail, bsize } = await statfs(existing)
    return bavail * bsize < LITTLE_BYTES
      ? `${variable}: less than half a gigabyte is free on the disk of ${existing}; make room.`
      : null
  } catch {
    return `${variable}: this user may not write ${existing}; give it to the user of the server, or name another place.`
  }
}

/** Returns the path itself, or the nearest folder above it that exists. */
async function nearest(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  return isThere || dirname(path) === path ? path : nearest(dirname(path))
}
