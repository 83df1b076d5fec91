import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Turns } from './turns.ts'

/** Fewer of the smallest requests than may wait on one connection. Longer ones only take more turns. */
const PIECE_BYTES = 1024

type Done = (error?: Error | null) => void

/**
 * A connection that hands on what it receives in small pieces. Node's parser makes requests of everything that it is
 * given at once, before the first of them can be refused: of 64 kB, which the system may have ready, a thousand. More
 * than a piece waits for a turn of the event loop, and for nothing once the connection was closed. Threat T-F3.
 */
export class PacedConnection extends Duplex {
  readonly #socket: Socket
  readonly #turns: Turns
  #received: Buffer = NOTHING
  #hasTurn = false
  #hasEnded = false
  #written: Done | null = null

  constructor(socket: Socket, turns: Turns) {
    super()
    this.#socket = socket
    this.#turns = turns
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

  /** How many bytes have really left the server. */
  get bytesDelivered(): number {
    return this.#socket.bytesWritten - this.#socket.writableLength
  }

  /** Whether something that was written waits for its reader. */
  get waitsForReader(): boolean {
    return this.#socket.writableLength > 0
  }

  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds)
    return this
  }

  /** Closes the connection when what was written has left, without waiting for the other side to close its own. */
  destroySoon(): void {
    this.once('finish', () => this.destroy())
    this.end()
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
    if (received.length <= PIECE_BYTES) {
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
    const piece = this.#received.subarray(0, PIECE_BYTES)
    this.#received = this.#received.subarray(PIECE_BYTES)
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
