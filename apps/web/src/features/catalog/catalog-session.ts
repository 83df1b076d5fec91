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
    wpCohortSlug
    courseBadgeId
    courseRating
    ratingCount
    sessionMeta {
      eventLink
      detailCtaText
    }
  }
`)
