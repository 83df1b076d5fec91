import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importContent } from '../../../app/content/import-content.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { isPreviewLecture } from './passes.ts'

const FOLDER = new URL('../../../../../../demo/school', import.meta.url).pathname
const DETAILS = `query($code: String!, $context: PassContext!) {
  getPassDetailsByCode(code: $code, context: $context) {
    code title state targetSegment showRegistration redirectUrl usesSSO usesOTRC hasRedemptionCode introContent
    content { externalKey videoId videoThumbnail title playlistUrl }
    extraCollectionFields { name label required }
    meta { ctaButton { text url label } hero { title subtitle subtitleFontSize } logo { url alt }
      testimonial { text name job image } navLogoUrl }
    error { code message } } }`

type Details = Record<string, unknown> & { meta: Record<string, unknown> | null }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { database } = server
  await importContent({ database, folder: FOLDER, now: Date.now(), allowDemoAccounts: true })
})
afterAll(() => server.close())

async function details(code: string, context = 'InvitePreview', token: string | null = null) {
  const { data } = await server.graphql<{ getPassDetailsByCode: Details | null }>(token, DETAILS, {
    code,
    context,
  })
  return data?.getPassDetailsByCode ?? null
}

/** Returns the names of the returned fields of a pass and its texts. */
function told(pass: Details | null): string[] {
  const names = (of: object | null) =>
    Object.entries(of ?? {}).flatMap(([name, value]) => (value === null || name === 'meta' ? [] : [name]))
  return [...names(pass), ...names(pass?.meta ?? null)].sort()
}

describe('A pass', () => {
  test('returns to the preview screen its own details, with a lecture that plays', async () => {
    const pass = await details('welcome30')
    expect(pass).toMatchObject({ code: 'WELCOME30', targetSegment: 'CONSUMER', state: 'OPEN', error: null })
    expect(pass?.meta?.['ctaButton']).toMatchObject({ text: 'Join Here', url: null })
    expect(told(pass).join(' ')).toBe(
      'code content ctaButton hero introContent showRegistration state targetSegment testimonial title usesSSO',
    )
    const lectures = pass?.['content'] as { externalKey: string; playlistUrl: string }[]
    expect(lectures.map(({ externalKey }) => externalKey)).toEqual([
      'strategy-on-a-page',
      'prompting-as-briefing',
      'the-weekly-one-on-one',
    ])
    const [lecture] = lectures
    expect(lecture).toMatchObject({
      externalKey: 'strategy-on-a-page',
      videoId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      videoThumbnail: expect.any(String),
    })
    const { db } = server.database
    expect(await isPreviewLecture(db, 'WELCOME30', 'strategy-on-a-page', Date.now())).toBe(true)
    expect(await isPreviewLecture(db, 'WELCOME30', 'positioning-that-sells', Date.now())).toBe(false)
    expect((await fetch(`${server.url}${lecture?.playlistUrl}`)).status).toBe(200)
  })

  test('returns to the registration screen the fields of the form', async () => {
    const pass = await details('ACME', 'InviteRegistration')
    expect(told(pass).join(' ')).toBe(
      'code extraCollectionFields hasRedemptionCode hero logo showRegistration state targetSegment title usesOTRC usesSSO',
    )
    expect(pass?.['extraCollectionFields']).toEqual([
      { name: 'team', label: 'Your team', required: true },
      { name: 'goal', label: 'What would you like to get better at?', required: false },
    ])
  })

  test('returns to the navigation the logo alone', async () => {
    expect(told(await details('ACME', 'TopNav'))).toEqual(['code', 'navLogoUrl'])
    expect(told(await details('WELCOME30', 'TopNav'))).toEqual(['code'])
  })

  test.each([
    ['ACME', { usesSSO: false, hasRedemptionCode: false, state: 'OPEN' }],
    ['ACMESSO', { usesSSO: true, targetSegment: 'ENTERPRISE', state: 'OPEN' }],
    ['SECRET', { usesSSO: false, usesOTRC: false, hasRedemptionCode: true, state: 'OPEN' }],
    ['LATER', { state: 'OPEN' }],
    ['FULL', { state: 'FULL', error: { code: '402', message: 'There are no slots left.' } }],
    ['EXPIRED', { state: 'EXPIRED', error: { code: '410', message: 'Enrollment has expired.' } }],
  ])('%s of the demo school is as its page says', async (code, expected) => {
    expect(await details(code, 'InviteRegistration')).toMatchObject(expected)
  })

  test('that has ended returns no playlist', async () => {
    const { db } = server.database
    const { code } = await insertPass(db, {
      previewKeys: ['strategy-on-a-page'],
      closesAt: new Date(Date.now() - 1000),
    })
    const pass = await details(code)
    expect(pass?.['content']).toMatchObject([{ externalKey: 'strategy-on-a-page', playlistUrl: null }])
    expect(await isPreviewLecture(db, code, 'strategy-on-a-page', Date.now())).toBe(false)
  })

  test.each(['NOBODYS', '../admin', '%2e%2e%2f', 'a b c d', '', 'x'.repeat(65), 'ACME\u0000'])(
    'does not exist under the code %j',
    async (code) => {
      for (const context of ['InvitePreview', 'InviteRegistration', 'TopNav']) {
        expect(await details(code, context)).toBeNull()
      }
    },
  )

  test('is not returned before it opens', async () => {
    const opensAt = new Date(Date.now() + 86_400_000)
    const { code } = await insertPass(server.database.db, { opensAt })
    expect(await details(code)).toBeNull()
  })
})

test('Lookups of many pass codes are limited for visitors, and neither members nor repeated codes are counted', async () => {
  const limited = await startTestServer({ database: server.database, config: { rateLimits: true } })
  const ask = async (code: string, token: string | null = null) => {
    const { data } = await limited.graphql<{
      getPassDetailsByCode: { error: { code: string } | null } | null
    }>(token, DETAILS, { code, context: 'TopNav' })
    return data?.getPassDetailsByCode
  }
  for (let n = 0; n < 30; n++) expect(await ask('ACME')).toMatchObject({ error: null })
  for (let n = 0; n < 19; n++) expect(await ask(`GUESS-${n}`)).toBeNull()
  expect(await ask('GUESS-19')).toMatchObject({ error: { code: 'LIMIT_EXCEEDED' } })
  expect(await ask('WELCOME30')).toMatchObject({ error: { code: 'LIMIT_EXCEEDED' } })
  expect(await ask('ACME')).toMatchObject({ error: null })
  const member = await limited.token('member@demo.school')
  for (let n = 0; n < 30; n++) expect(await ask(`GUESS-${n}`, member)).toBeNull()
  expect(await ask('ACME', member)).toMatchObject({ error: null })
  await limited.close()
})
