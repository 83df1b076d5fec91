import { graphql } from '@section/contract/generated/operations/gql.ts'

graphql(`
  fragment CatalogSession on Session {
    sessionId
    courseId
    sessionKind: kind
    sessionType
    courseType
    title
    subtitle
    coverImageUrl
    stack
    topics
    difficulty
    startAt
    endAt
    activateAt
    meetings {
      meetingId
      startAt
      endAt
      link
    }
    enrollmentClose
    seatsLeft
    lowInventory
    enrollmentStatus
    hasWaitlist
    entitled
    hideInCatalog
    isFreeSession
    courseBadgeId
    courseRating
    ratingCount
    sessionMeta {
      eventLink
      detailCtaText
    }
  }
`)

const INSTANTS = ['startAt', 'endAt', 'activateAt', 'enrollmentOpen', 'enrollmentClose'] as const

/** `Value` with its ISO instants, also those of its meetings, as epoch milliseconds. */
type Parsed<Value> = {
  [Key in keyof Value]: Key extends (typeof INSTANTS)[number]
    ? Value[Key] extends string
      ? number
      : number | null
    : Value[Key] extends (infer Meeting extends { startAt: string })[]
      ? Parsed<Meeting>[]
      : Value[Key]
}

/** Converts a session of the endpoint to the form of the domain's rules, with instants in epoch milliseconds. */
export function toCatalogSession<Session extends { meetings: readonly object[] }>(
  session: Session,
): Parsed<Session> {
  return { ...parseInstants(session), meetings: session.meetings.map(parseInstants) } as Parsed<Session>
}

function parseInstants(value: object): object {
  const instants = INSTANTS.flatMap((key) => {
    const instant = (value as Record<string, unknown>)[key]
    return typeof instant === 'string' ? [[key, Date.parse(instant)]] : []
  })
  return { ...value, ...Object.fromEntries(instants) }
}
