import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

const MOST_ATTEMPTS = 50
const PAUSE_MS = 20

/** The data folder belongs to another running server. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Takes the folder for this process and answers how to give it back. A lock left by a process that was
 * killed is recognized by its process id and start time, and replaced. Errors: `FolderInUse`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}/server.lock`
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, await holderOf(process.pid))
  try {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      if ((await linked(draft, path)) || (await tookOver(draft, path))) {
        return () => rm(path, { force: true })
      }
      const holder = await textOf(path)
      if (await isAlive(holder)) {
        throw new FolderInUse(`The data folder ${folder} is in use by process ${holder?.split(' ')[0]}.`)
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new FolderInUse(`The data folder ${folder} could not be locked.`)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Makes the lock appear in one step with its text, so that nobody reads it half written. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes the place of a lock whose process is gone; of several starts that see it, one at a time has the turn. */
async function tookOver(draft: string, path: string): Promise<boolean> {
  if (await isGone(path)) {
    const turn = `${path}.turn`
    if (await linked(draft, turn)) {
      try {
        if (!(await isGone(path))) return false
        await rename(draft, path)
        return true
      } finally {
        await rm(turn, { force: true })
      }
    }
    if (await isGone(turn)) await rm(turn, { force: true })
  }
  return false
}

/** Whether there is a lock and its process is not alive. */
async function isGone(path: string): Promise<boolean> {
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

/** Process id and, where the system tells it, start time: ids are used again after a restart of the machine. */
async function holderOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${startTime}`
}
