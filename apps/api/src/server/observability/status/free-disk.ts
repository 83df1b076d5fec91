import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Measured, nothing, valueOf } from '@section/domain/operations/measured.ts'
import type { Config } from '../../config/config.ts'

const GIGABYTE = 1e9

/** Returns the free share of the fullest disk that this process writes to: of its log and of the embedded database. */
export async function measureDisk(
  { logFile, database }: Config,
  databaseBytes: number | null,
): Promise<Measured> {
  const folders = [logFile && dirname(logFile), database.url ? undefined : database.folder]
  const found = await Promise.all(folders.flatMap((folder) => (folder ? [measureFolder(folder)] : [])))
  const [fullest] = found.filter((disk) => disk !== null).sort((one, other) => one.free - other.free)
  const size = databaseBytes === null ? '' : ` (database: ${(databaseBytes / GIGABYTE).toFixed(2)} GB)`
  return fullest
    ? valueOf(fullest.free, `in ${fullest.folder}${size}`)
    : nothing(`this process writes to no disk${size}`)
}

async function measureFolder(folder: string): Promise<{ folder: string; free: number } | null> {
  try {
    const { bavail, blocks } = await statfs(folder)
    return { folder, free: bavail / blocks }
  } catch {
    return null
  }
}
