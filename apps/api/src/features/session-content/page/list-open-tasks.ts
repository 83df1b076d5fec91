import type { OpenTask } from '@section/contract/generated/schema-types.ts'
import { isTaskDone } from '@section/domain/session-content/display/item-state.ts'
import { dayInstants } from '@section/domain/session-content/display/viewer-dates.ts'
import { itemProgress } from '@section/domain/session-content/progress/checklist-progress.ts'
import { hasEnded, isLive } from '@section/domain/sessions/session.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { ReadingContext } from '../../../server/graphql/operation.ts'
import type { CatalogSession } from '../../catalog/catalog-types.ts'
import { type Credit, readCredits } from '../../video/progress/watched-store.ts'

type Context = ReadingContext<'catalog' | 'sessionContents'>

/** A task whose day may be today somewhere, with the ids of the videos of each of its required items. */
interface NearTask {
  readonly task: OpenTask & { readonly dayAt: number }
  readonly requiredVideos: readonly (readonly string[])[]
}

/**
 * Returns the open tasks of the viewer's live sessions whose day is less than a day before or after `now`, soonest first.
 * It takes one statement, and none for whoever has no such task. docs/product/home.md#today
 */
export async function listOpenTasks(context: Context): Promise<OpenTask[]> {
  const { services, reads, viewer, now } = context
  const { videos, sessionsById } = await services.catalog.current()
  const sessions = [...viewer.enrollments]
    .filter(([, { state }]) => state === 'ENROLLED')
    .flatMap(([sessionId]) => sessionsById.get(sessionId) ?? [])
    .filter((session) => isLive(session) && !hasEnded(session, now))
  const near = (await Promise.all(sessions.map((session) => nearTasks(session, context)))).flat()
  const asked = near.flatMap(({ requiredVideos }) => requiredVideos.flat())
  const credits = asked.length > 0 ? await readCredits(reads, viewer.userId) : new Map<string, Credit>()
  const credited = (videoId: string) => ({
    ...(credits.get(videoId) ?? NOT_WATCHED),
    duration: videos.get(videoId)?.duration ?? 0,
  })
  const progressOf = (videoIds: readonly string[]) =>
    itemProgress('VIDEO_GROUP', { videos: videoIds.map(credited), isDone: false }).progress
  return near
    .filter(({ requiredVideos }) => !isTaskDone(requiredVideos.map(progressOf)))
    .map(({ task }) => task)
    .toSorted((one, other) => one.dayAt - other.dayAt)
}

const NOT_WATCHED: Credit = { creditedSeconds: 0, completed: false }

async function nearTasks(session: CatalogSession, { services, now }: Context): Promise<NearTask[]> {
  const { sessionId } = session
  const { timeZone } = await services.catalog.current()
  const instantOfDay = dayInstants({ ...session, schoolZone: timeZone })
  if (!instantOfDay) return []
  const { contents, checklist, groupVideos } = await services.sessionContents.of(sessionId)
  return contents.flatMap(({ content, calendarDate, sessionContentId, title }) => {
    if (content.type !== 'CONTAINER' || calendarDate === null) return []
    const dayAt = instantOfDay(calendarDate)
    if (Math.abs(dayAt - now) >= DAY_MS) return []
    const requiredVideos = checklist
      .filter((item) => item.subtype === 'VIDEO_GROUP' && item.parentSessionContentId === sessionContentId)
      .map((item) => groupVideos.get(item.refSessionContentId ?? '') ?? [])
    return [{ task: { sessionContentId, sessionId, title, dayAt }, requiredVideos }]
  })
}
