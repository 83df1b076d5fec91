import { graphql } from '@section/contract/generated/operations/gql.ts'

graphql(`
  fragment CatalogSession on Session {
    sessionId
    sessionKind: kind
    sessionType
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
    sessionMeta {
      eventLink
      detailCtaText
    }
  }
`)
