import cluster from 'node:cluster'
import type { Config } from './config.ts'

/**
 * Runs the server in as many processes as configured, which share the port; answers when all of them listen. One
 * that dies is replaced. Signals reach them all, and this process ends after the last. Only with PostgreSQL: the
 * embedded database belongs to one process.
 */
export async function startWorkers({ workers }: Pick<Config, 'workers'>): Promise<void> {
  let ending = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ending = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
    })
  }
  cluster.on('exit', () => {
    if (!ending) cluster.fork()
  })
  await Promise.all(
    Array.from(
      { length: workers },
      () => new Promise((resolve) => cluster.fork().once('listening', resolve)),
    ),
  )
}
