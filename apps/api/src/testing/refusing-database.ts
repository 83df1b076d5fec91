import { createServer } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'

// Loaded before `main.ts` (`node --import`): a database at REFUSING_PORT that ends each connection, with an unhandled
// rejection of a query.

const server = createServer((socket) => {
  socket.destroy()
  void Promise.reject(
    new DrizzleQueryError('select $1', ['canary'], new Error('Connection terminated unexpectedly')),
  )
})
server.listen(Number(process.env['REFUSING_PORT']), '127.0.0.1').unref()
