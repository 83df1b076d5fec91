import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { EventLoopTurns } from './event-loop-turns.ts'

/** The end of a request's headers; a body that contains it only costs a turn. */
const BLANK_LINE = '\r\n\r\n'
/** Data with more blank lines waits for a turn; without pipelining there is one. */
const BLANK_LINES_AT_ONCE = 2
/** The most that is written at once, so that the progress of a client on a slow line is seen. */
const PIECE_BYTES = 64 * 1024

type Done = (error?: Error | null) => void

/**
 * A connection that passes on a few requests at a time. Node's parser would create requests from all available data, up to
 * a thousand from 64 kB, before the first could be refused. Pipelined requests wait for turns of the event loop and are
 * dropped once the connection is closed. SECURITY.md#slow-and-silent-clients
 */
export class PacedConnection extends Duplex {
  readonly #socket: Socket
  readonly #turns: EventLoopTurns
  readonly #maxPerTurn: number
  #received: Buffer = NOTHING
  #hasTurn = false
  #hasEnded = false
  #written: Done | null = null

  /** `maxPerTurn` is the maximum of pipelined requests that the parser gets in one turn. */
  constructor(socket: Socket, turns: EventLoopTurns, maxPerTurn: number) {
    super()
    this.#socket = socket
    this.#turns = turns
    this.#maxPerTurn = maxPerTurn
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

  /** Returns the number of bytes that have left the server. */
  get bytesDelivered(): number {
    return this.#socket.bytesWritten - this.#socket.writableLength
  }

  /** Returns whether written data waits for the client. */
  get hasPendingWrites(): boolean {
    return this.#socket.writableLength > 0
  }

  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds)
    return this
  }

  /** Closes the connection after written data has been sent, without waiting for the other side to close its half. */
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
    if (chunk.length > PIECE_BYTES) this.#writePieces(piecesOf(chunk), done)
    else this.#awaitReader(this.#socket.write(chunk), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    if (chunks.some(({ chunk }) => chunk.length > PIECE_BYTES))
      return this.#writePieces(
        chunks.flatMap(({ chunk }) => piecesOf(chunk)),
        done,
      )
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
    if (findBlankLineEnd(BLANK_LINES_AT_ONCE, received) === received.length) {
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
    this.#turns.add(() => this.#pushNextChunk())
  }

  #pushNextChunk(): void {
    this.#hasTurn = false
    if (this.destroyed) return
    if (this.#received.length === 0) return void this.push(null)
    const end = findBlankLineEnd(this.#maxPerTurn, this.#received)
    const chunk = this.#received.subarray(0, end)
    this.#received = this.#received.subarray(end)
    // The consumer calls `_read` when it can take more.
    this.push(chunk)
  }

  /** Ends the stream after the waiting data, because the other side may close its half before its requests are parsed. */
  #end(): void {
    if (this.#received.length === 0) this.push(null)
    else this.#hasEnded = true
  }

  /** Writes the pieces one after the other, because a write counts as delivered only when the system has taken all of it. */
  #writePieces(pieces: Buffer[], done: Done, next = 0): void {
    const piece = pieces[next]
    if (!piece) return done()
    this.#socket.write(piece, (error) => {
      if (error) done(error)
      else this.#writePieces(pieces, done, next + 1)
    })
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

function piecesOf(chunk: Buffer): Buffer[] {
  const pieces = []
  for (let start = 0; start < chunk.length; start += PIECE_BYTES)
    pieces.push(chunk.subarray(start, start + PIECE_BYTES))
  return pieces
}

/** Returns the index after the nth blank line, or the length of the data. */
function findBlankLineEnd(nth: number, received: Buffer): number {
  let end = 0
  for (let seen = 0; seen < nth; seen++) {
    const found = received.indexOf(BLANK_LINE, end, 'latin1')
    if (found === -1) return received.length
    end = found + BLANK_LINE.length
  }
  return end
}
