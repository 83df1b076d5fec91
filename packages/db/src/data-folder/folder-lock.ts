import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const MAX_ATTEMPTS = 50
const PAUSE_MS = 20

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Locks the folder for this process and returns a function to unlock it. The lock of a killed process is recognized by
 * its process id and start time, and replaced. Errors: `FolderInUse`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}/server.lock`
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, await holderOf(process.pid))
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if ((await tryLink(draft, path)) || (await tryTakeOver(draft, path))) {
        return () => rm(path, { force: true })
      }
      const holder = await textOf(path)
      if (await isAlive(holder)) {
        throw new FolderInUse(`The data folder ${folder} is in use by process ${holder?.split(' ')[0]}.`)
      }
      await pause(PAUSE_MS)
    }
    throw new FolderInUse(`The data folder ${folder} could not be locked.`)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Creates the lock with its content in one step, so that nobody reads an incomplete one. */
async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Replaces the lock of a dead process. A second lock admits one of several concurrent starts at a time. */
async function tryTakeOver(draft: string, path: string): Promise<boolean> {
  if (!(await isStale(path))) return false
  const guard = `${path}.guard`
  if (!(await tryLink(draft, guard))) {
    if (await isStale(guard)) await rm(guard, { force: true })
    return false
  }
  try {
    if (!(await isStale(path))) return false
    await rename(draft, path)
    return true
  } finally {
    await rm(guard, { force: true })
  }
}

/** Checks whether there is a lock whose process is not alive. */
async function isStale(path: string): Promise<boolean> {
  const holder = await textOf(path)
  return holder !== undefined && !(await isAlive(holder))
}

const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined)

async function isAlive(holder = ''): Promise<boolean> {
  const pid = Number(holder.split(' ')[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return (await holderOf(pid)) === holder
}

/** Returns the process id with the start time, where the system knows it, because ids are reused after a reboot. */
async function holderOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${startTime}`
}
