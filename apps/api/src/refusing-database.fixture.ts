import { createServer } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'

// This file is loaded before `main.ts` (`node --import`). It listens at REFUSING_PORT in place of a database, ends each
// connection, and leaves a query that was rejected and that nobody awaits.

const server = createServer((socket) => {
  socket.destroy()
  void Promise.reject(
    new DrizzleQueryError('select $1', ['canary'], new Error('Connection terminated unexpectedly')),
  )
})
server.listen(Number(process.env['REFUSING_PORT']), '127.0.0.1').unref()
