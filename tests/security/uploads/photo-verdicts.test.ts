import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PhotoType } from '@section/domain/profiles/photo/photo-file.ts'
import { permitted, postFile, save } from '@section/api/features/profiles/photo/photo-calls.fixture.ts'
import * as files from '@section/api/features/profiles/photo/photo-files.fixture.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'

let server: TestServer
let userId: string
let token: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  userId = await server.insertMember({})
  token = await server.token(userId)
})
afterAll(() => server.close())

const SCRIPT = '<script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`
const HTML = `<!doctype html><title>A photo</title>${SCRIPT}`
const text = (content: string) => () => Buffer.from(content, 'latin1')
const clean = { saved: true } as const
const refusedBy = {
  storage: (code: string) => ({ storage: code }),
  us: (code: string) => ({ us: code }),
}

interface Verdict {
  saved?: boolean
  storage?: string
  us?: string
}

function resultOf({ storage, us }: Verdict): string {
  if (storage) return `is refused by the storage with ${storage}`
  return us ? `is refused by us with ${us}` : 'becomes a clean picture'
}

const CASES: readonly (readonly [
  name: string,
  type: PhotoType,
  file: () => Buffer | Promise<Buffer>,
  verdict: Verdict,
])[] = [
  ['PNG', 'image/png', files.png, clean],
  ['JPEG', 'image/jpeg', files.jpeg, clean],
  ['GIF', 'image/gif', files.gif, clean],
  ['PNG of 5,242,880 bytes', 'image/png', () => files.pngOf(5_242_880), clean],
  ['PNG of 5,242,881 bytes', 'image/png', () => files.pngOf(5_242_881), refusedBy.storage('EntityTooLarge')],
  ['animated GIF', 'image/gif', files.animatedGif, clean],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (orientation) =>
      [
        `JPEG of EXIF orientation ${orientation}`,
        'image/jpeg',
        () => files.orientedJpeg(orientation),
        clean,
      ] as const,
  ),
  [
    'PNG that is also a page with a script',
    'image/png',
    async () => Buffer.concat([await files.png(), Buffer.from(HTML)]),
    clean,
  ],
  ['JPEG in CMYK', 'image/jpeg', files.cmykJpeg, clean],
  ['PNG of 16 bits', 'image/png', files.deepPng, clean],
  [
    'GIF that is also a script',
    'image/gif',
    text('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//;'),
    refusedBy.us('INVALID_IMAGE'),
  ],
  ['SVG', 'image/gif', text(SVG), refusedBy.us('INVALID_IMAGE')],
  [
    'SVG that is sent as a PNG',
    'image/png',
    text(`<?xml version="1.0"?>${SVG}`),
    refusedBy.us('INVALID_IMAGE'),
  ],
  ['page', 'image/png', text(HTML), refusedBy.us('INVALID_IMAGE')],
  [
    'PDF',
    'image/png',
    text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
    refusedBy.us('INVALID_IMAGE'),
  ],
  ['archive', 'image/png', text(`PK\x05\x06${'\0'.repeat(18)}`), refusedBy.us('INVALID_IMAGE')],
  ['empty file', 'image/png', text(''), refusedBy.storage('EntityTooSmall')],
  [
    'JPEG that ends early',
    'image/jpeg',
    async () => (await files.jpeg()).subarray(0, -60),
    refusedBy.us('INVALID_IMAGE'),
  ],
  ['PNG of 16,000 by 16,000 pixels', 'image/png', files.pixelBomb, refusedBy.us('INVALID_IMAGE')],
  ['WebP', 'image/png', files.webp, refusedBy.us('INVALID_IMAGE')],
  ['AVIF', 'image/png', files.avif, refusedBy.us('INVALID_IMAGE')],
]

const titled = CASES.map(
  ([name, type, file, verdict]) => [name, resultOf(verdict), type, file, verdict] as const,
)

test.each(titled)('An uploaded %s %s', async (_name, _result, type, file, verdict) => {
  const upload = await permitted(server, token, type)
  const posted = await postFile(upload, await file())
  expect(posted).toEqual(verdict.storage ? { status: 400, code: verdict.storage } : { status: 204 })
  const saved = await save(server, userId, upload.fileUrl)
  if (!verdict.saved) {
    expect(saved).toEqual({ error: verdict.us ?? 'IMAGE_MISSING' })
    return
  }
  if ('error' in saved) throw new Error(JSON.stringify(saved.error))
  const response = await fetch(new URL(saved.pictureUrl, server.url))
  const picture = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-type')).toBe('image/webp')
  const { format, width, height, exif, icc, xmp, pages } = await files.metadataOf(picture)
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
  expect([exif, icc, xmp, pages]).toEqual([undefined, undefined, undefined, undefined])
  expect(await files.quartersOf(picture)).toEqual([...files.QUARTERS])
  expect(picture.includes('script')).toBe(false)
})
