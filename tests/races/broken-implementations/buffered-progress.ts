import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { openDatabase } from '@section/db/connection.ts'

/**
 * A broken implementation of the progress writes: acknowledges at once and writes every 100 ms what it has gathered. The tests
 * must catch it: a test that it passes would prove nothing.
 */
const FLUSH_MS = 100

const database = await openDatabase({ url: process.env['DATABASE_URL'] })
const gathered = new Map<string, { userId: string; videoId: string; position: number }>()

setInterval(() => {
  const positions = [...gathered.values()]
  gathered.clear()
  for (const { userId, videoId, position } of positions) {
    void database.db.execute(sql`
      update video_progress set continue_at_time = greatest(continue_at_time, ${position})
      where user_id = ${userId} and video_id = ${videoId}`)
  }
}, FLUSH_MS)

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/save') {
    const [userId = '', videoId = '', position = '0'] = ['userId', 'videoId', 'position'].map(
      (name) => searchParams.get(name) ?? undefined,
    )
    gathered.set(userId, { userId, videoId, position: Number(position) })
  }
  response.end('ok')
}).listen(Number(process.env['PORT']))
