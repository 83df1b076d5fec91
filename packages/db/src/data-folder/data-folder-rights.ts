import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS_MASK = 0o077

/**
 * Restricts the data folder to its owner, because it holds passwords and keys, also in the write-ahead log. Returns
 * instructions for the operator where that fails, or null. SECURITY.md#data-at-rest
 */
export async function protectDataFolder(folder: string): Promise<string | null> {
  const readable: string[] = []
  await protect(folder, readable).catch((error: unknown) => readable.push(`${folder} (${String(error)})`))
  if (readable.length === 0) return null
  return `Other users of this machine can read ${readable[0]}${readable.length > 1 ? ` and ${readable.length - 1} more` : ''}. Make the server's user the owner: chown -R, then chmod -R go= ${folder}`
}

async function protect(path: string, readable: string[]): Promise<void> {
  const found = await lstat(path).catch(ignoreMissing)
  // A link leads to files outside the folder.
  if (!found || found.isSymbolicLink()) return
  if (found.mode & OTHERS_MASK) {
    await chmod(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE).catch(() => {})
    const mode = (await lstat(path).catch(ignoreMissing))?.mode ?? 0
    if (mode & OTHERS_MASK) readable.push(path)
  }
  if (!found.isDirectory()) return
  const names = await readdir(path)
  await Promise.all(names.map((name) => protect(join(path, name), readable)))
}

/** Ignores that a file was deleted meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
