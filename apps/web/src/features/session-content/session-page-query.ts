import { queryOptions } from '@tanstack/react-query'
import type { SessionPageQuery } from '@section/contract/generated/operations/graphql.ts'
import { nextOpening } from '@section/domain/session-content/opening.ts'
import { knownSubtype } from '@section/domain/session-content/display/item-state.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { expandedContainers } from './containers/expanded-containers.ts'
import { ContainerDocument, SessionPageDocument } from './session-page-document.ts'

type Known<Field extends keyof SessionPageQuery> = NonNullable<SessionPageQuery[Field]>
export type UserSession = Known<'getUserSession'>
export type SessionContent = Known<'getSessionContent'>
export type ContainerPart = SessionPageQuery['getSessionContainerContent'][number]['contents'][number]
export type ContentOf<Name extends ContainerPart['__typename']> = Extract<ContainerPart, { __typename: Name }>
export type ChecklistItem = SessionContent['checklist'][number]
export type Container = SessionContent['containers'][number]
export type SessionClass = SessionContent['classes'][number]
export type SideContainer = SessionContent['sessionContainers'][number]

/** The member's progress in a video: credited seconds, and the server's mark. */
export interface VideoCredit {
  creditedTime: number
  completed: boolean
}

export type SessionPageData = NonNullable<ReturnType<typeof toSessionPage>>

/** The key under which all queries of a session's page are. */
const sessionKey = (sessionId: string) => ['session-content', sessionId] as const

/**
 * All data of a session's page in one request, with the contents of the containers that are open in this browser; null
 * for a session of which the member may not know. docs/product/session-pages.md#opening-times
 */
export const sessionPageQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...sessionKey(sessionId), 'page'],
    queryFn: async () => {
      const sessionContentIds = expandedContainers(sessionId).list()
      const answer = await execute(SessionPageDocument, { sessionId, sessionContentIds })
      for (const { sessionContentId, contents } of answer.getSessionContainerContent)
        queryClient.setQueryData(containerQuery(sessionId, sessionContentId).queryKey, contents)
      return toSessionPage(answer)
    },
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => untilNextOpening(data, dataUpdatedAt),
  })

/** The delay after an opening before this browser refetches the page, which spreads the requests of a class over time. */
const AFTER_OPENING_MS = 1000 + Math.random() * 15_000

/** Returns the milliseconds until the page, loaded at `readAt`, has new contents; false for never. */
function untilNextOpening(page: SessionPageData | null | undefined, readAt: number): number | false {
  if (!page?.content) return false
  const { containers, classes } = page.content
  const leaving = classes.filter(({ materials }) => materials.length > 0)
  const at = nextOpening({ containers, meetings: page.session.meetings, classes: leaving }, readAt)
  // A timer of a browser cannot wait for more than 24 days, and an early request does no harm.
  return at === null ? false : Math.min(Math.max(at - Date.now(), 0) + AFTER_OPENING_MS, DAY_MS)
}

/** The contents of a container that was opened; empty for one that the server does not know or show. */
export const containerQuery = (sessionId: string, sessionContentId: string) =>
  queryOptions({
    queryKey: [...sessionKey(sessionId), 'container', sessionContentId],
    queryFn: async (): Promise<ContainerPart[]> => {
      const answer = await execute(ContainerDocument, { sessionId, sessionContentIds: [sessionContentId] })
      return answer.getSessionContainerContent[0]?.contents ?? []
    },
  })

function toSessionPage(answer: SessionPageQuery) {
  const session = answer.getUserSession
  if (!session) return null
  const videos = answer.getVideoProgressBySession?.groups.flatMap((group) => group.videos) ?? []
  return {
    session: {
      ...session,
      sessionKind: session.kind,
      activateAt: null,
    },
    content: answer.getSessionContent && withKnownSubtypes(answer.getSessionContent),
    assistant: answer.getUserSessionConfig?.teachingAssistant ?? null,
    credits: new Map<string, VideoCredit>(videos.map(({ videoId, ...credit }) => [videoId, credit])),
  }
}

/** A server that is newer than this page may send unknown subtypes. They are reported and treated as bonus items. */
function withKnownSubtypes(content: NonNullable<SessionPageQuery['getSessionContent']>) {
  const checklist = content.checklist.map((item) => {
    const { subtype, isKnown } = knownSubtype(item.subtype)
    if (!isKnown) reportError(new Error(`The checklist subtype ${item.subtype} is unknown.`))
    return { ...item, subtype }
  })
  return { ...content, checklist }
}
