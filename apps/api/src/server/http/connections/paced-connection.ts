import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { EventLoopTurns } from './event-loop-turns.ts'

/** Ends the headers of a request; a body may hold it as well, which only costs a turn. */
const BLANK_LINE = '\r\n\r\n'
/** What holds more of them waits for a turn. Whoever sends nothing ahead sends one. */
const BLANK_LINES_AT_ONCE = 2

type Done = (error?: Error | null) => void

/**
 * A connection that hands on a few requests at once. Node's parser makes requests of everything that it is given,
 * before the first of them can be refused: a thousand of the 64 kB that the system may have ready. What was sent ahead
 * waits for turns of the event loop, and for nothing once the connection was closed. Threat T-F3.
 */
export class PacedConnection extends Duplex {
  readonly #socket: Socket
  readonly #turns: EventLoopTurns
  readonly #mostInATurn: number
  #received: Buffer = NOTHING
  #hasTurn = false
  #hasEnded = false
  #written: Done | null = null

  /** The parser is given at most so many of the requests that were sent ahead in one of the turns. */
  constructor(socket: Socket, turns: EventLoopTurns, mostInATurn: number) {
    super()
    this.#socket = socket
    this.#turns = turns
    this.#mostInATurn = mostInATurn
    socket.on('data', (received: Buffer) => this.#receive(received))
    socket.on('end', () => this.#end())
    socket.on('timeout', () => this.emit('timeout'))
    socket.on('drain', () => this.#endWriting())
    socket.on('error', (error) => this.destroy(error))
    socket.on('close', () => this.destroy())
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress
  }

  /** Returns how many bytes have really left the server. */
  get bytesDelivered(): number {
    return this.#socket.bytesWritten - this.#socket.writableLength
  }

  /** Returns whether something that was written waits for its reader. */
  get waitsForReader(): boolean {
    return this.#socket.writableLength > 0
  }

  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds)
    return this
  }

  /** Closes the connection when what was written has left, without waiting for the other side to close its own. */
  destroySoon(): void {
    if (this.writable) this.end()
    if (this.writableFinished) this.destroy()
    else this.once('finish', () => this.destroy())
  }

  override _read(): void {
    if (this.#received.length > 0 || this.#hasEnded) this.#awaitTurn()
    else this.#socket.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#awaitReader(this.#socket.write(chunk), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#socket.cork()
    let hasRoom = true
    for (const { chunk } of chunks) hasRoom = this.#socket.write(chunk)
    this.#socket.uncork()
    this.#awaitReader(hasRoom, done)
  }

  override _final(done: Done): void {
    this.#socket.end(done)
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#received = NOTHING
    this.#socket.destroy()
    done(error)
  }

  #receive(received: Buffer): void {
    if (endOfBlankLine(BLANK_LINES_AT_ONCE, received) === received.length) {
      if (!this.push(received)) this.#socket.pause()
      return
    }
    this.#socket.pause()
    this.#received = received
    this.#awaitTurn()
  }

  #awaitTurn(): void {
    if (this.#hasTurn) return
    this.#hasTurn = true
    this.#turns.add(() => this.#giveNextPiece())
  }

  #giveNextPiece(): void {
    this.#hasTurn = false
    if (this.destroyed) return
    if (this.#received.length === 0) return void this.push(null)
    const end = endOfBlankLine(this.#mostInATurn, this.#received)
    const piece = this.#received.subarray(0, end)
    this.#received = this.#received.subarray(end)
    // Whoever takes it asks for more, by `_read`, when there is room for it.
    this.push(piece)
  }

  /** The other side may close its half while pieces of what it sent still wait: what they ask for is answered first. */
  #end(): void {
    if (this.#received.length === 0) this.push(null)
    else this.#hasEnded = true
  }

  #awaitReader(hasRoom: boolean, done: Done): void {
    if (hasRoom) done()
    else this.#written = done
  }

  #endWriting(): void {
    const done = this.#written
    this.#written = null
    done?.()
  }
}

const NOTHING = Buffer.alloc(0)

/** Returns where the nth blank line ends, or all that was received. */
function endOfBlankLine(nth: number, received: Buffer): number {
  let end = 0
  for (let seen = 0; seen < nth; seen++) {
    const found = received.indexOf(BLANK_LINE, end, 'latin1')
    if (found === -1) return received.length
    end = found + BLANK_LINE.length
  }
  return end
}
