import { json } from 'node:stream/consumers'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * What the product is measured against, in a process of its own: a bare Fastify route that serializes given objects in
 * turn, and one that writes one upsert per request. `node yardstick-server.ts`, a JSON list of objects on standard
 * input, PORT, DATABASE_URL.
 */
const objects = (await json(process.stdin)) as object[]
let turn = 0
const app = Fastify()

app.post('/objects', async () => objects[turn++ % objects.length])

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
