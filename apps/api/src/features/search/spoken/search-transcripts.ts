import type {
  QuerySearchTranscriptsArgs,
  SpokenPlace,
  SpokenPlacesPage,
} from '@section/contract/generated/schema-types.ts'
import { spokenExcerpt, wordsOfLines } from '@section/domain/search/spoken-excerpt.ts'
import { type SpokenTerms, spokenTerms } from '@section/domain/search/spoken-terms.ts'
import type { Db } from '@section/db/connection.ts'
import type { RequestContext, UseCaseContext } from '../../../server/graphql/operation.ts'
import { withTimeout } from '../../../server/graphql/with-timeout.ts'
import { ServiceUnavailable } from '../../../server/http/service-unavailable.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { type SearchedVideo, searchedVideos } from './searched-videos.ts'
import { findTermsOf, findWindows, type FoundWindow, readWindowLines } from './spoken-store.ts'

type Context = UseCaseContext<'catalog' | 'database' | 'flags' | 'limits'> & Pick<RequestContext, 'setHeader'>

const TIMEOUT_MS = 2000
const PAGE_SIZE = 10
/** The number of places that are counted and ranked; a common word is said in tens of thousands. */
const MAX_PLACES = 500

/** The answer to a search that finds nothing, which is also the answer to those who may not search. */
export const NOTHING_SAID: SpokenPlacesPage = {
  places: [],
  total: 0,
  hasMoreThanTotal: false,
  nextCursor: null,
  error: null,
}

/**
 * Returns the places at which a text is said in the videos that the viewer may open, best first, 10 a page. An invalid
 * cursor begins at the first page. Errors: LIMIT_EXCEEDED; `ServiceUnavailable` when the database fails or takes longer
 * than two seconds. docs/product/search.md#sentences-of-lessons
 */
export async function searchTranscripts(
  context: Context,
  { input }: QuerySearchTranscriptsArgs,
): Promise<SpokenPlacesPage> {
  const { services, viewer } = context
  const limit = await services.limits.consume('search-transcripts', viewer.userId)
  if (!limit.allowed) return { ...NOTHING_SAID, error: limitReachedError(context, limit) }
  const search = spokenTerms(input.query)
  if (search.terms.length === 0) return NOTHING_SAID
  const videos = await searchedVideos(context)
  if (videos.length === 0) return NOTHING_SAID
  const page = findPage(services.database.db, { search, videos, offset: readCursor(input.after) })
  return withTimeout(page, TIMEOUT_MS).catch((cause: unknown) => {
    throw new ServiceUnavailable('The transcripts could not be searched.', { cause })
  })
}

/** A window of a transcript as it is found in one of the courses that show its recording. */
interface Place {
  video: SearchedVideo
  window: FoundWindow
  /** 0 for the first course that shows the recording, 1 for the second. */
  repetition: number
}

async function findPage(
  db: Db,
  { search, videos, offset }: { search: SpokenTerms; videos: readonly SearchedVideo[]; offset: number },
): Promise<SpokenPlacesPage> {
  const byRecording = Map.groupBy(videos, ({ externalKey }) => externalKey)
  const { windows, used } = await findAll(db, search, [...byRecording.keys()])
  const places = inOneLanguage(windows).flatMap((window) =>
    (byRecording.get(window.externalKey) ?? []).map((video, repetition): Place => ({
      video,
      window,
      repetition,
    })),
  )
  const total = Math.min(places.length, MAX_PLACES)
  const shown = rank(places, videos)
    .slice(0, total)
    .slice(offset, offset + PAGE_SIZE)
  return {
    places: await describe(db, shown, used),
    total,
    hasMoreThanTotal: windows.length > MAX_PLACES || places.length > MAX_PLACES,
    nextCursor: offset + PAGE_SIZE < total ? String(offset + PAGE_SIZE) : null,
    error: null,
  }
}

/**
 * Finds the windows with all terms, and returns them with the terms that were used. The last word is taken as a beginning
 * only if nothing is found with it as it is typed, so that “plan” does not find “planet”.
 */
async function findAll(db: Db, search: SpokenTerms, externalKeys: readonly string[]) {
  const wanted = { externalKeys, limit: MAX_PLACES + 1 }
  const exact = { ...search, mayBeBeginning: false }
  const windows = await findWindows(db, { ...wanted, ...exact })
  return windows.length > 0 || !search.mayBeBeginning
    ? { windows, used: exact }
    : { windows: await findWindows(db, { ...wanted, ...search }), used: search }
}

/** Keeps, for each recording, the windows of the first language that has any, because the other languages say the same. */
function inOneLanguage(windows: readonly FoundWindow[]): FoundWindow[] {
  const first = new Map<string, number>()
  for (const { externalKey, sortOrder } of windows)
    first.set(externalKey, Math.min(sortOrder, first.get(externalKey) ?? sortOrder))
  return windows.filter(({ externalKey, sortOrder }) => first.get(externalKey) === sortOrder)
}

/**
 * Orders places best first, then in the order of the videos, then by their time in the video. The places of a recording in
 * further courses come after all first ones, so that a list does not begin with one sentence ten times.
 */
function rank(places: readonly Place[], videos: readonly SearchedVideo[]): Place[] {
  const orderOf = new Map(videos.map((video, at) => [video, at]))
  const order = ({ video }: Place) => orderOf.get(video) ?? 0
  return places.toSorted(
    (a, b) =>
      a.repetition - b.repetition ||
      b.window.rank - a.window.rank ||
      order(a) - order(b) ||
      a.window.startSeconds - b.window.startSeconds,
  )
}

/** Returns the places with their sentences. */
async function describe(db: Db, places: readonly Place[], search: SpokenTerms): Promise<SpokenPlace[]> {
  if (places.length === 0) return []
  const windows = [...new Set(places.map(({ window }) => window))]
  const lines = new Map((await readWindowLines(db, windows)).map((found, at) => [windows[at], found]))
  const languages = [...new Set(windows.map(({ language }) => language))]
  const termsOf = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const said = windows.flatMap((window) =>
          window.language === language ? (lines.get(window) ?? []) : [],
        )
        return [language, await findTermsOf(db, [...wordsOfLines(said)], { ...search, language })] as const
      }),
    ),
  )
  return places.flatMap(({ video, window }) => {
    const { externalKey: _key, ...shown } = video
    const excerpt = spokenExcerpt(lines.get(window) ?? [], termsOf.get(window.language) ?? new Map())
    return excerpt ? [{ ...shown, ...excerpt, language: window.language }] : []
  })
}

function readCursor(after: string | null | undefined): number {
  return after && /^\d{1,3}$/.test(after) ? Number(after) : 0
}
