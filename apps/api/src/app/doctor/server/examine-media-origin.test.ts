import { afterEach, expect, test } from 'vitest'
import { closeAll, serve } from '../answering.fixture.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { examineMediaOrigin } from './examine-media-origin.ts'

afterEach(closeAll)
const PUBLIC_URL = 'https://members.school.example'

/** Starts a media site that answers like a good one but for these facts. */
const site = ({ allows = PUBLIC_URL, segment = 403, page = 404 } = {}) =>
  serve((app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', allows)
    })
    app.get('/v2/media/no-such-video/poster.webp', (_request, reply) => reply.code(404).send(''))
    app.get('/v2/media/no-such-video/video-720/000.m4s', (_request, reply) => reply.code(segment).send(''))
    app.get('/courses', (_request, reply) => reply.code(page).send(''))
  })

test('A media site that lets the school’s pages load from it is well', async () => {
  const MEDIA_ORIGIN = await site()
  expect(await examine(examineMediaOrigin, { PUBLIC_URL, MEDIA_ORIGIN })).toEqual([
    `✓ ${MEDIA_ORIGIN} lets the school’s pages load videos`,
  ])
  expect(await examine(examineMediaOrigin, {})).toEqual([
    '– MEDIA_ORIGIN is not set, so videos come from PUBLIC_URL',
  ])
})

test.each([
  [
    'lets other pages in',
    { allows: 'https://other.example' },
    `does not let pages of ${PUBLIC_URL} load from it (Access-Control-Allow-Origin); let it lead to this server, started with this variable.`,
  ],
  [
    'keeps parts by itself',
    { segment: 200 },
    'a part of a video is answered with 200 where the server refuses it (403); keep no parts without asking the server.',
  ],
  ['opens pages, too', { page: 200 }, 'let it answer 404 to all but /manifests/ and /v2/media/.'],
])('A media site that %s is told in a sentence of its own', async (_what, facts, sentence) => {
  const MEDIA_ORIGIN = await site(facts)
  const lines = await examine(examineMediaOrigin, { PUBLIC_URL, MEDIA_ORIGIN })
  expect(lines).toEqual([expect.stringMatching(/^✗ MEDIA_ORIGIN: /)])
  expect(lines[0]).toContain(sentence)
})

test('A media site that cannot be reached is told with the reason', async () => {
  expect(await examine(examineMediaOrigin, { PUBLIC_URL, MEDIA_ORIGIN: NOWHERE })).toEqual([
    `✗ MEDIA_ORIGIN: ${NOWHERE} cannot be reached: nothing listens there.`,
  ])
})
