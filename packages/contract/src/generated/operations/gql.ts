/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      sessionId\n      courseId\n      courseType\n      sessionKind: kind\n      sessionType\n      title\n      subtitle\n      description\n      coverImageUrl\n      badgeImageUrl\n      stack\n      difficulty\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      startAt\n      endAt\n      activateAt\n      enrollmentClose\n      lowInventory\n      enrollmentStatus\n      entitled\n      hideInCatalog\n      isFreeSession\n      courseBadgeId\n      courseRating\n      sessionMeta {\n        eventLink\n        detailCtaText\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        content {\n          courseContentId\n          completionRequired\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      totalDuration\n      totalFarthestWatchedTime\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          completed\n        }\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n": typeof types.CourseLandingDocument,
    "\n  query CoursesDashboard {\n    listUserSessions {\n      sessionId\n      courseId\n      sessionKind: kind\n      sessionType\n      courseType\n      title\n      subtitle\n      coverImageUrl\n      stack\n      faculties {\n        facultyId\n        fullName\n      }\n      startAt\n      endAt\n      activateAt\n      enrollmentClose\n      lowInventory\n      enrollmentStatus\n      entitled\n      hideInCatalog\n      isFreeSession\n      courseBadgeId\n      courseRating\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n": typeof types.CoursesDashboardDocument,
    "\n  mutation AddUserSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": typeof types.AddUserSaveDocument,
    "\n  mutation RemoveUserSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": typeof types.RemoveUserSaveDocument,
    "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveEnrollmentDocument,
    "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n    }\n  }\n": typeof types.SessionLinkDocument,
    "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      trialEndDate\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
};
const documents: Documents = {
    "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      sessionId\n      courseId\n      courseType\n      sessionKind: kind\n      sessionType\n      title\n      subtitle\n      description\n      coverImageUrl\n      badgeImageUrl\n      stack\n      difficulty\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      startAt\n      endAt\n      activateAt\n      enrollmentClose\n      lowInventory\n      enrollmentStatus\n      entitled\n      hideInCatalog\n      isFreeSession\n      courseBadgeId\n      courseRating\n      sessionMeta {\n        eventLink\n        detailCtaText\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        content {\n          courseContentId\n          completionRequired\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      totalDuration\n      totalFarthestWatchedTime\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          completed\n        }\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n": types.CourseLandingDocument,
    "\n  query CoursesDashboard {\n    listUserSessions {\n      sessionId\n      courseId\n      sessionKind: kind\n      sessionType\n      courseType\n      title\n      subtitle\n      coverImageUrl\n      stack\n      faculties {\n        facultyId\n        fullName\n      }\n      startAt\n      endAt\n      activateAt\n      enrollmentClose\n      lowInventory\n      enrollmentStatus\n      entitled\n      hideInCatalog\n      isFreeSession\n      courseBadgeId\n      courseRating\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n": types.CoursesDashboardDocument,
    "\n  mutation AddUserSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": types.AddUserSaveDocument,
    "\n  mutation RemoveUserSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": types.RemoveUserSaveDocument,
    "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SaveEnrollmentDocument,
    "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n    }\n  }\n": types.SessionLinkDocument,
    "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n": types.LogoutDocument,
    "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      trialEndDate\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n  }\n": types.ViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      sessionId\n      courseId\n      courseType\n      sessionKind: kind\n      sessionType\n      title\n      subtitle\n      description\n      coverImageUrl\n      badgeImageUrl\n      stack\n      difficulty\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      startAt\n      endAt\n      activateAt\n      enrollmentClose\n      lowInventory\n      enrollmentStatus\n      entitled\n      hideInCatalog\n      isFreeSession\n      courseBadgeId\n      courseRating\n      sessionMeta {\n        eventLink\n        detailCtaText\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        content {\n          courseContentId\n          completionRequired\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      totalDuration\n      totalFarthestWatchedTime\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          completed\n        }\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n"): typeof import('./graphql.ts').CourseLandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CoursesDashboard {\n    listUserSessions {\n      sessionId\n      courseId\n      sessionKind: kind\n      sessionType\n      courseType\n      title\n      subtitle\n      coverImageUrl\n      stack\n      faculties {\n        facultyId\n        fullName\n      }\n      startAt\n      endAt\n      activateAt\n      enrollmentClose\n      lowInventory\n      enrollmentStatus\n      entitled\n      hideInCatalog\n      isFreeSession\n      courseBadgeId\n      courseRating\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n"): typeof import('./graphql.ts').CoursesDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddUserSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddUserSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveUserSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveUserSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveEnrollmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n    }\n  }\n"): typeof import('./graphql.ts').SessionLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      trialEndDate\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ViewerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
