import { inflateSync } from 'node:zlib'

const WOFF = 0x77_4f_46_46
const [WOFF_HEADER, WOFF_ENTRY] = [44, 20]
const [SFNT_HEADER, SFNT_ENTRY] = [12, 16]

interface Table {
  tag: number
  checksum: number
  bytes: Buffer
}

/**
 * Returns the OpenType font of a WOFF file (version 1). It is unpacked once for all readers; fontkit's own reader fails on
 * files of which a table is stored as it is. Errors: the file is not WOFF.
 */
export function unpackWoff(file: Buffer): Buffer<ArrayBuffer> {
  if (file.readUInt32BE(0) !== WOFF) throw new Error('The file is no WOFF font.')
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, at) =>
    readTable(file, WOFF_HEADER + at * WOFF_ENTRY),
  )
  let offset = SFNT_HEADER + tables.length * SFNT_ENTRY
  const font = Buffer.alloc(tables.reduce((end, { bytes }) => end + aligned(bytes.length), offset))
  writeHeader(font, file.readUInt32BE(4), tables.length)
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries())
      font.writeUInt32BE(value, entry + field * 4)
    bytes.copy(font, offset)
    offset += aligned(bytes.length)
  }
  return font
}

/** Reads a table, which is compressed where that makes it smaller. */
function readTable(file: Buffer, entry: number): Table {
  const offset = file.readUInt32BE(entry + 4)
  const packedLength = file.readUInt32BE(entry + 8)
  const packed = file.subarray(offset, offset + packedLength)
  return {
    tag: file.readUInt32BE(entry),
    checksum: file.readUInt32BE(entry + 16),
    bytes: packedLength < file.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
  }
}

function writeHeader(font: Buffer, flavor: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  font.writeUInt32BE(flavor, 0)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * 16, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((count - 2 ** power) * 16, 10)
}

const aligned = (length: number): number => Math.ceil(length / 4) * 4
