import { json } from 'node:stream/consumers'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The baselines of the product in their own process: a bare Fastify route that serializes the objects of standard input
 * (a JSON list) in turn, and one that writes one upsert per request. Reads PORT and DATABASE_URL.
 */
const objects = (await json(process.stdin)) as object[]
let next = 0
const app = Fastify()

app.post('/objects', async () => objects[next++ % objects.length])

if (process.env['DATABASE_URL']) {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
  const statement = { name: 'upsert', text: process.env['UPSERT'] ?? '' }
  app.post<{ Body: { userId: string; videoId: string; at: number } }>('/upsert', async (request) => {
    const { userId, videoId, at } = request.body
    await pool.query({ ...statement, values: [userId, videoId, at] })
    return { at }
  })
}

await app.listen({ port: Number(process.env['PORT']) })
console.log('is ready at')
