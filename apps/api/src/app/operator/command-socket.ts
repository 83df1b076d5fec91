import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { dirname, relative, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { reasonOf } from '../../server/log/logged-error.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Runs a command in the server's process and returns a message. The embedded database can be opened by one process only,
 * so commands reach it through a socket in the data folder, which only the user of the server can open. docs/decisions/operator-commands.md
 */
export type CommandRunner = (name: string, args: readonly string[]) => Promise<string>

const REQUEST = z.object({ name: z.string().max(100), args: z.array(z.string().max(1000)).max(10) })
const RESPONSE = z.union([z.object({ done: z.string() }), z.object({ refused: z.string() })])
/** The longest silence of the other side, after which it counts as dead. */
const SILENCE_MS = 10_000
/** The interval at which a server that works on a command says so, by a space, which JSON allows before its text. */
const ALIVE_MS = 2000

/** Listens for commands and returns a function that stops listening. Errors: those of the file system. */
export async function listenForCommands(
  folder: string,
  run: CommandRunner,
  { aliveMs = ALIVE_MS } = {},
): Promise<() => Promise<void>> {
  const path = socketPath(folder)
  // Nobody else may enter this folder, so the permissions of the socket do not matter.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await chmod(dirname(path), 0o700)
  // A killed server may have left its socket, and the folder belongs to this server now.
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('error', () => {})
    void answer(socket, run, aliveMs)
  })
  server.listen(path)
  await once(server, 'listening')
  return async () => {
    server.close()
    await once(server, 'close')
  }
}

async function answer(socket: Socket, run: CommandRunner, aliveMs: number): Promise<void> {
  const alive = setInterval(() => socket.write(' '), aliveMs)
  try {
    const { name, args } = REQUEST.parse(await json(socket))
    socket.end(JSON.stringify({ done: await run(name, args) }))
  } catch (error) {
    const refused =
      error instanceof OperatorError ? error.message : `The server could not do it: ${reasonOf(error)}`
    socket.end(JSON.stringify({ refused }))
  } finally {
    clearInterval(alive)
  }
}

/** Sends a command to the running server and returns its message; undefined if none listens. Errors: OperatorError of the server. */
export async function sendToRunningServer(
  folder: string,
  name: string,
  args: readonly string[],
  { silenceMs = SILENCE_MS } = {},
): Promise<string | undefined> {
  const socket = connect({ path: socketPath(folder), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  socket.setTimeout(silenceMs, () => socket.destroy(new OperatorError('The running server does not answer.')))
  socket.end(JSON.stringify({ name, args }))
  const response = RESPONSE.parse(await json(socket))
  if ('refused' in response) throw new OperatorError(response.refused)
  return response.done
}

/** Returns the shorter of the absolute and the relative path, because a socket's path is limited to about 100 characters. */
function socketPath(folder: string): string {
  const path = resolve(folder, 'operator', 'socket')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
