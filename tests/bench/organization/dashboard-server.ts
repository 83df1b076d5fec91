import { Agent } from 'node:http'
import { type Database } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'
import { mintIdToken } from '../../../apps/api/src/features/identity/mint-id-token.fixture.ts'
import { freePort } from '../../../apps/api/src/testing/free-port.ts'
import { insertMember } from '../../../apps/api/src/testing/insert-member.ts'
import { startProcess } from '../../races/processes/school-process.ts'
import { post } from '../load/post.ts'

/** A server in a process of its own, with one who opens the dashboard of an employer. */
export interface DashboardServer {
  url: string
  pid: number
  token: string
  /** Sends an operation, and returns the milliseconds that its answer took. Errors: the answer is not what was asked for. */
  ask(query: string, variables: object): Promise<number>
  close(): Promise<void>
}

/** Starts a server on a database, whose jobs do not run, and signs in who opens the dashboard of `customerId`. */
export async function startDashboardServer(
  database: Database,
  databaseUrl: string,
  customerId: string,
): Promise<DashboardServer> {
  const { db } = database
  await db.insert(contentLoads).values({ name: 'demo-school', version: '1' }).onConflictDoNothing()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const environment = {
    DATABASE_URL: databaseUrl,
    PORT: `${port}`,
    PUBLIC_URL: url,
    WORKER: 'false',
  }
  const server = await startProcess('serve', environment)
  // They take no seat, because they are test data.
  const viewer = await insertMember(db, { customerId, testData: true, areas: ['enterprise-dashboard'] })
  const token = await mintIdToken(db, viewer, { issuer: url, clientId: 'member-app', now: Date.now() })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    url,
    pid: server.child.pid ?? 0,
    token,
    async ask(query, variables) {
      const began = performance.now()
      const { body, at } = await post({
        url,
        token,
        agent,
        operation: { query, variables },
        encoding: 'identity',
      })
      const text = body.toString()
      if (text.includes('"errors"') || text.includes('"code"') || !text.includes('"data"'))
        throw new Error(text.slice(0, 500))
      return at - began
    },
    async close() {
      agent.destroy()
      await server.end()
    },
  }
}
