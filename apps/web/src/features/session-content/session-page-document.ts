import { graphql } from '@section/contract/generated/operations/gql.ts'

graphql(`
  fragment ContainerContents on ContainerContent {
    __typename
    ... on RichTextContent {
      sessionContentId
      intro
      body
      outro
    }
    ... on VideoGroupContent {
      sessionContentId
      intro
      outro
      enabledAt
      videoPreviews {
        videoId
        title
        duration
        thumbnailUrl
      }
    }
    ... on CtaButtonContent {
      sessionContentId
      buttonText
      buttonUrl
      isLocked
      buttonStartIcon
      buttonEndIcon
      enabledAt
    }
    ... on CalendarContent {
      sessionContentId
      calendarStartDate
      day1Text
      day2Text
      day3Text
      day4Text
      day5Text
    }
  }
`)

/** All data of a session's page. */
export const SessionPageDocument = graphql(`
  query SessionPage($sessionId: ID!, $sessionContentIds: [ID!]!) {
    getUserSession(sessionId: $sessionId) {
      sessionId
      courseId
      title
      kind
      sessionType
      startAt
      endAt
      hideTimeAndFacultyLabels
      enrollmentStatus
      courseBadgeId
      badgeImageUrl
      access
      canReadProjects
      meetings {
        meetingId
        startAt
        endAt
        link
      }
    }
    getUserSessionConfig(sessionId: $sessionId) {
      teachingAssistant {
        fullName
        imageUrl
        slackUrl
      }
    }
    getSessionContent(sessionId: $sessionId) {
      title
      timeZone
      calendarFallbackUrl
      announcements {
        sessionContentId
        announcement
        imageUrl
        stylePreset
        internalLinkUrl
        externalLinkUrl
      }
      containers {
        sessionContentId
        title
        calendarDate
        containsActiveContent
        opensAt
        expandedPlaceholder
      }
      sessionContainers {
        sessionContentId
        type
        title
        contents {
          ...ContainerContents
        }
      }
      schedules {
        sessionContentId
        title
        externalCalendarUrl
        calendarStartDate
        calendarEndDate
        scheduleDays {
          dayNumber
          ctaText
          body
          checklistSessionContentId
        }
      }
      checklist {
        sessionContentId
        parentSessionContentId
        refSessionContentId
        subtype
        title
        subtitle
        selfReporting
        required
        progress
        completionStatus
        checklistGroupName
      }
      classes {
        meetingId
        title
        startAt
        endAt
        materials
        notes
        notesUrl
        slidesUrl
        recordingUrl
      }
      uiCustomizations {
        taskContainerTitle
      }
    }
    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {
      sessionContentId
      contents {
        ...ContainerContents
      }
    }
    getVideoProgressBySession(sessionId: $sessionId) {
      groups {
        groupSessionContentId
        videos {
          videoId
          creditedTime
          completed
        }
      }
    }
  }
`)

/** The contents of containers that were opened. */
export const ContainerDocument = graphql(`
  query SessionContainer($sessionId: ID!, $sessionContentIds: [ID!]!) {
    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {
      sessionContentId
      contents {
        ...ContainerContents
      }
    }
  }
`)
