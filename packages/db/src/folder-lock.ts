import { open, readFile, rm } from 'node:fs/promises'

/** The data folder belongs to another running server. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Takes the folder for this process and answers how to give it back. A lock left by a process that was
 * killed is recognised by its process id and start time, and replaced. Errors: `FolderInUse`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}/server.lock`
  const mine = await holderOf(process.pid)
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(mine)
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if (!isExists(error)) throw error
      const holder = await readFile(path, 'utf8').catch(() => '')
      if (await isAlive(holder)) {
        throw new FolderInUse(`The data folder ${folder} is in use by process ${holder.split(' ')[0]}.`)
      }
      await rm(path, { force: true })
    }
  }
  throw new FolderInUse(`The data folder ${folder} could not be locked.`)
}

async function isAlive(holder: string): Promise<boolean> {
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

const isExists = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
