import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { transcripts } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { importContent } from '../../../app/content/import-content.ts'
import { type EditableSchool, smallSchool } from '../../../testing/demo-school.fixture.ts'

const LECTURES = `lectures:
  - { externalKey: pricing, title: Pricing, description: How to ask for money., duration: 120 }
`
const EN = 'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ann>Our caf&eacute; asks for <i>more</i>.\n'
const ES = 'WEBVTT\n\n00:01.500 --> 00:03.000\nLos clientes pagaban más.\n'

let database: Database
let school: EditableSchool
let mediaFolder: string

beforeEach(async () => {
  database = await openTestDatabase()
  school = await smallSchool({ 'lectures.yaml': LECTURES })
  mediaFolder = join(school.folder, 'media')
  await writeMedia('pricing/en.vtt', EN)
  await writeMedia('pricing/es.vtt', ES)
})
afterEach(async () => {
  await database.close()
  await school.drop()
})

async function writeMedia(file: string, text: string | Uint8Array) {
  await mkdir(dirname(join(mediaFolder, file)), { recursive: true })
  await writeFile(join(mediaFolder, file), text)
}

const load = (options: { mediaFolder?: string } = { mediaFolder }) =>
  importContent({ database, folder: school.folder, now: Date.now(), allowDemoAccounts: true, ...options })

const stored = () =>
  database.db
    .select({ key: transcripts.externalKey, language: transcripts.language, lines: transcripts.lines })
    .from(transcripts)
    .orderBy(transcripts.externalKey, transcripts.sortOrder)

/** Returns the languages of the windows that have a word in the forms of its language. */
async function found(configuration: string, word: string) {
  const windows = await rows<{ language: string }>(
    database.db,
    sql`select language from transcript_windows where words @@ to_tsquery(${configuration}::regconfig, ${word})`,
  )
  return windows.map(({ language }) => language)
}

test('An import stores the lines of each caption file, and its words in the forms of the language', async () => {
  expect((await load()).changes['transcripts']).toEqual({ added: 2, changed: 0, removed: 0 })
  expect(await stored()).toEqual([
    {
      key: 'pricing',
      language: 'en',
      lines: [{ startSeconds: 1, endSeconds: 3, text: 'Our café asks for more.' }],
    },
    {
      key: 'pricing',
      language: 'es',
      lines: [{ startSeconds: 1.5, endSeconds: 3, text: 'Los clientes pagaban más.' }],
    },
  ])
  expect(await found('english', 'cafe')).toEqual(['en'])
  expect(await found('english', 'asking')).toEqual(['en'])
  expect(await found('spanish', 'cliente')).toEqual(['es'])
  expect(await found('simple', 'caf')).toEqual([])
})

test('An import of the same captions again changes nothing', async () => {
  await load()
  const marks = () =>
    rows(database.db, sql`select xmin::text as written, external_key, language from transcript_windows`)
  const before = await marks()
  expect((await load()).changes['transcripts']).toEqual({ added: 0, changed: 0, removed: 0 })
  expect(await marks()).toEqual(before)
})

test('An import replaces a changed transcript and removes that of a file that is gone', async () => {
  await load()
  await writeMedia('pricing/en.vtt', EN.replace('more', 'less'))
  await rm(join(mediaFolder, 'pricing/es.vtt'))
  expect((await load()).changes['transcripts']).toEqual({ added: 0, changed: 1, removed: 1 })
  expect((await stored()).map(({ lines }) => lines[0]?.text)).toEqual(['Our café asks for less.'])
  expect(await found('english', 'less')).toEqual(['en'])
  expect(await found('spanish', 'cliente')).toEqual([])
})

test('An import begins the languages of a video with that in which it plays', async () => {
  const sound = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",LANGUAGE="es",NAME="Español",DEFAULT=YES'
  await writeMedia('pricing/master.m3u8', `#EXTM3U\n${sound}\n`)
  await load()
  expect((await stored()).map(({ language }) => language)).toEqual(['es', 'en'])
})

test('An import without captions has no transcripts, and does not fail', async () => {
  await rm(mediaFolder, { recursive: true })
  await mkdir(mediaFolder)
  await writeMedia('pricing/chapters.vtt', EN)
  await writeMedia('pricing/en.vtt', 'WEBVTT\n')
  await writeMedia('unlisted/en.vtt', EN)
  await writeFile(join(mediaFolder, 'en.vtt'), EN)
  await load()
  expect(await stored()).toEqual([])
})

test('An import where the media folder is elsewhere leaves the transcripts as they are', async () => {
  await load()
  await load({})
  await load({ mediaFolder: join(school.folder, 'nowhere') })
  expect(await stored()).toHaveLength(2)
})

test.each([
  ['without its header', EN.replace('WEBVTT', '1'), ':1: expected captions in the format WebVTT'],
  ['with the times of SRT', EN.replaceAll('.000', ',000'), ':3: expected captions in the format WebVTT'],
  ['in Latin 1', new Uint8Array(Buffer.from(ES, 'latin1')), ': expected captions in UTF-8'],
  ['of more than 10 MB', new Uint8Array(10_000_001), ': expected captions in UTF-8 of at most 10 MB'],
])('A caption file %s is a problem of the content, and nothing is loaded', async (_how, text, problem) => {
  await load()
  await writeMedia('pricing/en.vtt', text)
  await writeMedia('pricing/es.vtt', ES.replace('más', 'menos'))
  await expect(load()).rejects.toThrow(`${join(mediaFolder, 'pricing/en.vtt')}${problem}`)
  expect((await stored())[1]?.lines[0]?.text).toBe('Los clientes pagaban más.')
})
