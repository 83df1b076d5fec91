import { readdir, readFile } from 'node:fs/promises'

/** Returns the time in milliseconds that the threads of a process have had on a processor, which other load hardly changes. */
export async function processorMilliseconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const times = threads.map(async (thread) => {
    const [nanoseconds] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')
    return Number(nanoseconds) / 1e6
  })
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}
