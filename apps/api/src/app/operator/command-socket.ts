import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { dirname, relative, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { reasonOf } from '../../server/logged-error.ts'
import { OperatorError } from './operator-error.ts'

/**
 * The embedded database belongs to the process that has it open, so a command reaches it through the running server:
 * by a socket in the data folder, which only the user of the server can open. docs/decisions/operator-commands.md
 */
export type CommandRunner = (name: string, given: readonly string[]) => Promise<string>

const REQUEST = z.object({ name: z.string().max(100), given: z.array(z.string().max(1000)).max(10) })
const ANSWER = z.union([z.object({ done: z.string() }), z.object({ refused: z.string() })])
const SILENCE_MS = 10_000

/** Listens for commands as long as the server runs; returns how to stop. Errors: those of the file system. */
export async function listenForCommands(folder: string, run: CommandRunner): Promise<() => Promise<void>> {
  const path = socketPath(folder)
  // Nobody else may pass this folder, so it does not matter with which rights the socket is made.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await chmod(dirname(path), 0o700)
  // Left by a server that was killed: the folder belongs to this one.
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('error', () => {})
    void answer(socket, run)
  })
  server.listen(path)
  await once(server, 'listening')
  return async () => {
    server.close()
    await once(server, 'close')
  }
}

async function answer(socket: Socket, run: CommandRunner): Promise<void> {
  try {
    const { name, given } = REQUEST.parse(await json(socket))
    socket.end(JSON.stringify({ done: await run(name, given) }))
  } catch (error) {
    const refused =
      error instanceof OperatorError ? error.message : `The server could not do it: ${reasonOf(error)}`
    socket.end(JSON.stringify({ refused }))
  }
}

/**
 * Lets the running server carry a command out and returns its words; undefined when none listens. Errors:
 * OperatorError with what the server says.
 */
export async function askRunningServer(
  folder: string,
  name: string,
  given: readonly string[],
): Promise<string | undefined> {
  const socket = connect({ path: socketPath(folder), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  socket.setTimeout(SILENCE_MS, () =>
    socket.destroy(new OperatorError('The running server does not answer.')),
  )
  socket.end(JSON.stringify({ name, given }))
  const told = ANSWER.parse(await json(socket))
  if ('refused' in told) throw new OperatorError(told.refused)
  return told.done
}

/** Shorter as seen from here, often: the system allows a socket's path about a hundred characters. */
function socketPath(folder: string): string {
  const path = resolve(folder, 'operator', 'socket')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
