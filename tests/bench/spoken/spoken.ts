import type { Database } from '@section/db/connection.ts'
import { isDecisive } from '@section/domain/search/stop-words.ts'
import { searchTranscripts } from '../../../apps/api/src/features/search/spoken/search-transcripts.ts'
import {
  transcriptRow,
  windowRows,
} from '../../../apps/api/src/features/transcripts/content/transcript-rows.ts'
import { writeTranscripts } from '../../../apps/api/src/features/transcripts/content/transcripts-content-store.ts'
import { findViewer } from '../../../apps/api/src/server/access/viewer.ts'
import { insertCourse, insertSession } from '../../../apps/api/src/testing/insert-course.ts'
import { insertLessons } from '../../../apps/api/src/testing/insert-lessons.ts'
import { insertMember } from '../../../apps/api/src/testing/insert-member.ts'
import { startTestServer } from '../../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { quantile, type Row } from '../table.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import { ZipfSpeech } from './zipf-speech.ts'

const COURSES = 50
const LESSONS = 10
const LINES = 1200
const WARM_UP = 50
const SEARCHES = 300
const BOUND_MS = 50
/** The number of words that count as common, the most frequent first; each is in a third of the windows at most. */
const COMMON = 40
/** The rank by frequency from which on words count as rare; each is said some twenty times in all. */
const RARE_FROM = 15_000

/**
 * Measures searches among the transcripts of 500 hours of lessons on PostgreSQL, one after the other, by a member who may
 * open all of them: 600,000 lines of speech in which few words are said often and most hardly ever.
 */
export async function measureSpoken(postgres: PostgresCluster): Promise<Row[]> {
  const database = await openOwnDatabase(postgres, 'bench_spoken')
  const speech = new ZipfSpeech()
  const quoted = await fill(database, speech)
  const server = await startTestServer({ database })
  try {
    const userId = await insertMember(database.db)
    const now = Date.now()
    const viewer = await findViewer(server.services, userId, now)
    if (!viewer) throw new Error('There is no member.')
    const context = { services: server.services, viewer, now, setHeader: () => {} }
    const measured: Row[] = []
    for (const [kind, textOf] of Object.entries(searchesOf(speech, quoted))) {
      const times: number[] = []
      let places = 0
      for (let count = 0; count < WARM_UP + SEARCHES; count++) {
        const query = textOf()
        const began = performance.now()
        const { total, error } = await searchTranscripts(context, { input: { query } })
        if (error) throw new Error(error.message)
        if (count < WARM_UP) continue
        times.push(performance.now() - began)
        places += total
      }
      measured.push(rowOf(kind, times, places))
    }
    return measured
  } finally {
    await server.close()
    await database.close()
  }
}

function rowOf(kind: string, times: number[], places: number): Row {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  return {
    what: `searchTranscripts, 600,000 lines, ${kind}, ${Math.round(places / SEARCHES)} places`,
    ours: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    baseline: 'none',
    ratio: '',
    bound: `p99 ≤ ${BOUND_MS} ms`,
    holds: p99 <= BOUND_MS,
    command: 'npm run bench -- spoken',
  }
}

/** Inserts the courses with their lessons and transcripts, as an import writes them; returns a sentence of each lesson. */
async function fill({ db }: Database, speech: ZipfSpeech): Promise<string[]> {
  const sentences: string[] = []
  for (let course = 0; course < COURSES; course++) {
    const courseId = await insertCourse(db, { sortOrder: course })
    await insertSession(db, { courseId, sessionType: 'ON_DEMAND' })
    const captions = Array.from({ length: LESSONS }, (_, lesson) => ({
      externalKey: `lecture-${course}-${lesson}`,
      language: 'en',
      sortOrder: 0,
      lines: speech.lecture(LINES),
    }))
    await insertLessons(
      db,
      courseId,
      captions.map(({ externalKey }) => ({ externalKey, duration: 3600 })),
    )
    await writeTranscripts(db, captions.map(transcriptRow), captions.flatMap(windowRows))
    sentences.push(
      ...captions.map(({ lines }) => lines[2 * Math.floor((speech.random() * LINES) / 2)]?.text ?? ''),
    )
  }
  await db.execute('vacuum analyze')
  return sentences
}

/** Returns functions that make up texts to search for, by what they have in common. */
function searchesOf(speech: ZipfSpeech, sentences: readonly string[]): Record<string, () => string> {
  const decisive = speech.words.filter(isDecisive)
  const among = (words: readonly string[]) => words[Math.floor(speech.random() * words.length)] ?? ''
  const common = () => among(decisive.slice(0, COMMON))
  const rare = () => among(decisive.slice(RARE_FROM))
  const said = () => {
    const word = speech.word()
    return isDecisive(word) ? word : common()
  }
  const sentence = () => among(sentences).split(' ')
  return {
    'a common word': common,
    'a rare word': rare,
    'a word as often as it is said': said,
    'two common words': () => `${common()} ${common()}`,
    'two words': () => `${common()} ${rare()}`,
    'a phrase of two common words': () => `"${common()} ${common()}"`,
    'a phrase': () => `"${sentence().slice(2, 6).join(' ')}"`,
    'a whole line': () => sentence().join(' '),
    'a beginning': () => said().slice(0, 3 + Math.floor(speech.random() * 2)),
    'no hit': () => `${rare()}xq ${common()}`,
  }
}
