/** The most pixels that are decoded are the square of this. */
const SIDE = 5000
const BLOCKS = (SIDE / 8) ** 2
const COMPONENTS = [1, 2, 3, 4]
/** A progressive JPEG may send each coefficient in as many steps, from its highest bit to its lowest. */
const HIGHEST_BIT = 13
/** The most blocks that one code can say to be empty. */
const LONGEST_RUN = 32_767

/**
 * Returns a small and valid JPEG that takes longer to decode than an encoding may: each of its scans, which say nothing, makes the
 * decoder walk through all 25 megapixels once more.
 */
export function slowJpeg(): Buffer {
  const frame = [
    8,
    ...short(SIDE),
    ...short(SIDE),
    COMPONENTS.length,
    ...COMPONENTS.flatMap((id) => [id, 0x11, 0]),
  ]
  const scans = COMPONENTS.flatMap((id) =>
    Array.from({ length: HIGHEST_BIT + 1 }, (_, step) => emptyScan(id, HIGHEST_BIT - step)),
  )
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, frame),
    // The only code of each table is a single bit: no difference, and a run of empty blocks.
    codeTable(0x00, 0x00),
    codeTable(0x10, 0xe0),
    segment(0xda, [COMPONENTS.length, ...COMPONENTS.flatMap((id) => [id, 0]), 0, 0, 0]),
    Buffer.alloc((BLOCKS * COMPONENTS.length) / 8 + 1),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Returns a scan of one bit of a component's coefficients, all of which are zero. */
function emptyScan(component: number, bit: number): Buffer {
  const before = bit === HIGHEST_BIT ? 0 : bit + 1
  const run = `0${'1'.repeat(14)}`
  const bits = run.repeat(Math.ceil(BLOCKS / LONGEST_RUN))
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []
  // A byte of ones is followed by an empty one, because it would begin a marker otherwise.
  const data = bytes.flatMap((byte) => (byte === '11111111' ? [0xff, 0] : [Number.parseInt(byte, 2)]))
  return Buffer.concat([segment(0xda, [1, component, 0, 1, 63, (before << 4) | bit]), Buffer.from(data)])
}

const codeTable = (id: number, symbol: number) => segment(0xc4, [id, 1, ...Array<number>(15).fill(0), symbol])

function segment(marker: number, content: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, ...short(content.length + 2), ...content])
}

const short = (value: number) => [value >> 8, value & 0xff]
