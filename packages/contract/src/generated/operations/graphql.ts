/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountLinkState =
  /** It could not be linked, or unlinked. */
  | 'ERROR'
  /** The member has yet to prove the account at its provider. */
  | 'PENDING'
  | 'UNLINKED'
  | 'VERIFIED';

export type AnnouncementStylePreset =
  | 'CELEBRATION'
  | 'HIGHLIGHT'
  | 'PLAIN'
  | 'REMINDER';

export type ButtonIcon =
  | 'ARROW_RIGHT'
  | 'CALENDAR'
  | 'CHAT'
  | 'DOWNLOAD'
  | 'EXTERNAL_LINK'
  | 'FILE'
  | 'PEOPLE'
  | 'VIDEO';

export type CertificateType =
  | 'CRASH_COURSE'
  | 'OPEN';

export type ChecklistSubtype =
  | 'OPTIONAL_VIDEO_GROUP'
  | 'OTHER_SELF_REPORTED'
  | 'PROJECT_SUBMISSION'
  | 'VIDEO_GROUP'
  | 'ZOOM_ATTENDANCE';

/** Every member is compared with the viewer, and every address with the server's own; another value is refused. */
export type CheckoutInput = {
  cancel_url: string;
  email: string;
  first_name: string;
  last_name: string;
  product_id: string;
  return_url: string;
  user_id: string;
};

export type CheckoutStatus =
  | 'EXPIRED'
  /** Not paid yet. */
  | 'OPEN'
  | 'PAID'
  /** Paid by a method that takes days; the membership begins with the money. */
  | 'PROCESSING';

/** What a class leaves behind for those who may open the page of its session. */
export type ClassMaterial =
  | 'NOTES'
  | 'RECORDING'
  | 'SLIDES';

/** What opens a course: one of the plans, or buying the course by itself. */
export type CourseHolder =
  | 'AI_ACADEMY'
  | 'PURCHASE'
  | 'UNLIMITED';

export type CredentialKind =
  | 'BADGE'
  | 'CERTIFICATE';

export type CustomerType =
  | 'CONSUMER'
  | 'ENTERPRISE'
  | 'INTERNAL';

export type DashboardDownloadType =
  | 'COURSES'
  | 'EMPLOYEES'
  | 'EMPLOYEE_COURSES';

export type EnrollmentStatus =
  | 'CLOSED'
  | 'COMPLETED'
  | 'ENROLL'
  | 'ENROLLED'
  | 'FUTURE'
  | 'MANUAL'
  | 'WAITLIST'
  | 'WAITLISTED';

export type ExtraFieldInput = {
  name: string;
  value: string;
};

export type InviteToEventInput = {
  /** At most 10 addresses. */
  emails: Array<string>;
  memberEventId: string;
};

/** The answer to a question of the quiz. */
export type LearningPlanQuizResponseInput = {
  /** The key of the chosen option. */
  key: string;
  questionId: string;
};

export type MemberEventStatus =
  | 'ACTIVE'
  /** Called off; only those who had said that they come find it, until it would have ended. */
  | 'CANCELED';

export type MemberStatus =
  | 'ALUMNI'
  | 'EMPLOYEE'
  | 'LIMITED'
  | 'MEMBER'
  | 'POST_TRIAL'
  | 'TRIAL';

export type MembershipPaymentStatus =
  | 'ACTIVE'
  | 'ENDED'
  /** Ends at endsAt, and is not paid again. */
  | 'ENDING'
  /** The last payment failed; the membership goes on for some days. */
  | 'PAST_DUE'
  /** Begun, first paid when the trial ends. */
  | 'TRIALING';

/** The period that figures are counted for, which ends now. */
export type OrganizationFilterType =
  | 'CONTRACT_TO_DATE'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS';

export type OrganizationSort = {
  direction: SortDirection;
  key: OrganizationSortKey;
};

/** The columns by which tables can be sorted. Each table has its own; a column of another table is refused. */
export type OrganizationSortKey =
  /** Of employees. */
  | 'BADGES'
  /** Of courses. */
  | 'COMPLETED'
  /** Of an employee's courses. */
  | 'COURSE'
  /** Of employees: courses started. */
  | 'COURSES'
  /** Of an employee's courses. */
  | 'ENGAGEMENT'
  /** Of courses. */
  | 'ENROLLED'
  /** Of employees. */
  | 'NAME'
  /** Of an employee's courses: by the start of the session. */
  | 'SESSION'
  /** Of courses. */
  | 'TITLE'
  /** Of an employee's courses. */
  | 'VIDEOS_WATCHED';

export type PassRegistrationCode =
  | 'ConfirmedWithActivation'
  | 'ConfirmedWithoutActivation';

export type PassSegment =
  | 'CONSUMER'
  | 'ENTERPRISE';

export type ProgressStatus =
  | 'COMPLETED'
  | 'NOT_STARTED';

export type ProgressType =
  | 'BONUS_CONTENT'
  | 'PROJECT_SUBMISSION'
  | 'SESSION_COMPLETED'
  | 'SESSION_CONSUMED';

export type ProjectKind =
  | 'LINK'
  | 'TEXT';

export type ResourceContentType =
  | 'COURSE_LINK'
  | 'EMBED'
  | 'EXTERNAL_LINK'
  | 'IMAGE'
  | 'RESOURCE_LINK'
  | 'RICH_TEXT_HTML';

export type ResourceType =
  | 'COMMUNITY_TACTICS'
  | 'PROMPT_PACK'
  | 'STRATEGY_FRAMEWORK';

export type RsvpStatus =
  | 'ACTIVE'
  | 'DELETED';

export type SaveEnrollmentInput = {
  sessionId: string;
  /** The `undo` of an answer: takes the seat or the place on the waitlist back as it was, within a minute of leaving. */
  undo?: string | null | undefined;
  /** True to unenroll or to leave the waitlist. */
  unenroll?: boolean | null | undefined;
  userId: string;
};

export type SaveMemberEventRsvpInput = {
  memberEventId: string;
  status: RsvpStatus;
  userId: string;
};

export type SearchCoursesInput = {
  /** Keys of difficulties, e.g. `beginner`; any of them. */
  difficulties?: Array<string> | null | undefined;
  /** Free text; it is trimmed. */
  query: string;
  /** Keys of stacks, e.g. `business-core`; any of them. */
  stacks?: Array<string> | null | undefined;
  /** Keys of topics, e.g. `foundational-ai`; any of them. */
  topics?: Array<string> | null | undefined;
};

export type SearchResourcesInput = {
  /** From 1 to 50. */
  count?: number | null | undefined;
  page?: number | null | undefined;
  /** At most 200 characters; more are cut off. */
  query?: string | null | undefined;
  /** Keys of stacks, such as `business-core`; any of them may fit. Keys that no stack has are ignored. */
  stacks?: Array<string> | null | undefined;
  /** Keys of types, such as `prompt-pack`; any of them may fit. Keys that no type has are ignored. */
  types?: Array<string> | null | undefined;
};

/** The text of a course in which the words of a search were found. */
export type SearchedField =
  /** One of those who benefit. */
  | 'AUDIENCE'
  | 'DESCRIPTION'
  /** 'Sprint', 'Workshop' or 'On Demand'. */
  | 'KIND'
  /** The title of a lesson of the on-demand edition. */
  | 'LESSON'
  /** The difficulty. */
  | 'LEVEL'
  /** The name of one who teaches it. */
  | 'PROFESSOR'
  | 'STACK'
  | 'SUBTITLE'
  /** One of the things that members take away. */
  | 'TAKEAWAY'
  | 'TITLE'
  | 'TOPIC';

/** Why the viewer may or may not open the page of a session. */
export type SessionAccess =
  /** A live session in which the viewer is not enrolled. */
  | 'NOT_ENROLLED'
  /** An on-demand session that the viewer's plan and purchases do not include. */
  | 'NOT_ENTITLED'
  | 'OPEN'
  /** Open as a preview for the school's staff, who take no part in the session. */
  | 'PREVIEW';

export type SessionContainerType =
  | 'PROJECT_SUBMISSION'
  | 'RESOURCES'
  | 'WELCOME';

export type SessionKind =
  | 'BOOTCAMP'
  | 'CAPSTONE'
  | 'SPRINT'
  | 'WORKSHOP';

export type SessionType =
  | 'LIVE'
  | 'ON_DEMAND';

/** A way in which members prove who they are. */
export type SignInMethod =
  /** At their employer, or at their learning-management system. */
  | 'EMPLOYER'
  | 'PASSWORD'
  /** At the social provider. */
  | 'SOCIAL';

export type SignupResultCode =
  /** A mail with the activation link, or one that says how to log in, is on its way. */
  | 'ConfirmedWithActivation'
  /** Somebody who came from a social provider: link says where to go next. */
  | 'ConfirmedWithLink';

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** The answers from both questions of the profile survey. Every field needs a value. */
export type SurveyResponsesInput = {
  /** At most 120 characters. */
  company: string;
  /** Always true. */
  interested_in_section4_for_teams: boolean;
  job_area: string;
  job_level: string;
  number_of_employees: string;
  /** At most 120 characters. */
  title: string;
  /** At least one is true. */
  what_topics_are_you_interested_in: SurveyTopicsInput;
};

export type SurveyStatus =
  | 'COMPLETED'
  | 'PENDING';

/** The topics of the survey: true for those that the member chose. */
export type SurveyTopicsInput = {
  ai: boolean;
  business_strategy: boolean;
  leadership: boolean;
  marketing: boolean;
  product: boolean;
};

/** The kinds of video pages: for on-demand courses, for sprints and workshops, and for Mini-MBAs. */
export type VideoPageKind =
  | 'MINI_MBA'
  | 'ON_DEMAND'
  | 'SPRINT';

export type VideoSessionStatus =
  | 'ENDED'
  | 'IN_PROGRESS';

export type VideoSessionType =
  | 'MINI_MBA'
  | 'ON_DEMAND'
  | 'SPRINT'
  | 'TRAILER';

/** Why a certificate that was earned could not be issued. */
export type WithheldReason =
  /** The member's name has a sign that our fonts cannot draw. */
  | 'NAME_NOT_DRAWABLE';

export type EndSignInMutationVariables = Exact<{
  signInId: string;
}>;


export type EndSignInMutation = { endSignIn: { error: { code: string, message: string } | null } };

export type MeteredVideosQueryVariables = Exact<{ [key: string]: never; }>;


export type MeteredVideosQuery = { listMeteredVideos: Array<{ videoId: string, title: string, courseTitle: string | null, playedAt: number, page: { kind: VideoPageKind, topLevelId: string, groupId: string, videoContentId: string } | null }> };

export type StartAccountLinkingMutationVariables = Exact<{
  email: string;
  userName: string;
}>;


export type StartAccountLinkingMutation = { startAccountLinking: { state: AccountLinkState, error: { code: string, message: string } | null } };

export type UnlinkAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkAccountMutation = { unlinkAccount: { state: AccountLinkState, error: { code: string, message: string } | null } };

export type SignInsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInsQuery = { listSignInMethods: Array<SignInMethod>, listSignIns: Array<{ signInId: string, device: string, signedInAt: number, lastUsedAt: number, isCurrent: boolean, via: SignInMethod }> };

export type AcceptOfferMutationVariables = Exact<{
  coupon: string;
}>;


export type AcceptOfferMutation = { updateExistingStripeSubscription: { currentPeriodEnd: number | null, currentPrice: number | null, discountPrice: number | null, error: { code: string } | null } };

export type CancelOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type CancelOfferQuery = { checkIfStripeScheduledSubscription: boolean, checkStripeSubscriptionDiscountOffer: { offer: boolean, headline: string | null, subheadline: string | null, normalPrice: number | null, newPrice: number | null, couponCode: string | null, acceptCta: string | null, rejectCta: string | null, cancelConfigId: string | null } | null, getMembershipBilling: { status: MembershipPaymentStatus, endsAt: number | null, currency: string } | null };

export type ConfirmCheckoutMutationVariables = Exact<{
  sessionId: string;
}>;


export type ConfirmCheckoutMutation = { confirmCheckout: { status: CheckoutStatus, name: string, path: string | null, amountPaid: number, amountOff: number, currency: string, receiptUrl: string | null, renewalAmount: number | null, renewsAt: number | null } | null };

export type BeginCheckoutMutationVariables = Exact<{
  checkout: CheckoutInput;
}>;


export type BeginCheckoutMutation = { createStripeCheckoutForProduct: { url: string | null, error: { code: string } | null } };

export type OpenBillingPortalMutationVariables = Exact<{
  configId?: string | null | undefined;
}>;


export type OpenBillingPortalMutation = { createStripePortalUrl: { url: string | null, error: { code: string } | null } };

export type ScholarshipQueryVariables = Exact<{
  userId: string;
}>;


export type ScholarshipQuery = { getMember: { scholarship: { name: string } | null } | null };

export type AccountBillingQueryVariables = Exact<{
  userId: string;
}>;


export type AccountBillingQuery = { checkIfStripeScheduledSubscription: boolean, getMembershipBilling: { planName: string, status: MembershipPaymentStatus, currency: string, amount: number, nextAmount: number | null, nextPaymentAt: number | null, amountOff: number, endsAt: number | null, payInvoiceUrl: string | null } | null, checkStripeSubscriptionDiscountOffer: { offer: boolean, cancelConfigId: string | null } | null, listReceipts: Array<{ paymentId: string, description: string, amount: number, amountRefunded: number, currency: string, paidAt: number, receiptUrl: string | null }>, getMember: { scholarship: { name: string } | null } | null };

export type BeginSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSubscriptionMutation = { createStripeSubscriptionCheckoutSession: { url: string | null, error: { code: string } | null } };

export type OfferedSubscriptionFragment = { getSubscriptionOffer: { dueNow: number, firstAmount: number, firstPaymentAt: number | null, renewalAmount: number, renewsAt: number, promotionCode: string | null, amountOff: number, plan: { name: string, amount: number, currency: string, features: Array<string> } } | null };

export type SubscriptionOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionOfferQuery = { getSubscriptionOffer: { dueNow: number, firstAmount: number, firstPaymentAt: number | null, renewalAmount: number, renewsAt: number, promotionCode: string | null, amountOff: number, plan: { name: string, amount: number, currency: string, features: Array<string> } } | null };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { listPlans: Array<{ planId: string, productId: string, name: string, amount: number, currency: string, features: Array<string> }> };

export type SessionLinkQueryVariables = Exact<{
  sessionId: string;
  meetingId?: string | null | undefined;
  sessionTitle?: string | null | undefined;
}>;


export type SessionLinkQuery = { getSessionLink: { link: string | null, error: { message: string } | null } };

export type CalendarSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarSubscriptionQuery = { getCalendarSubscription: { address: string | null, webcalAddress: string | null } };

export type CreateCalendarSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarSubscriptionMutation = { createCalendarSubscription: { address: string | null, webcalAddress: string | null } };

export type RevokeCalendarSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarSubscriptionMutation = { revokeCalendarSubscription: { address: string | null, webcalAddress: string | null } };

export type AddUserSaveMutationVariables = Exact<{
  contentId: string;
}>;


export type AddUserSaveMutation = { addUserSave: { success: boolean, error: { code: string } | null } };

export type RemoveUserSaveMutationVariables = Exact<{
  contentId: string;
}>;


export type RemoveUserSaveMutation = { removeUserSave: { success: boolean, error: { code: string } | null } };

export type CatalogSessionFragment = { sessionId: string, sessionType: SessionType, startAt: number | null, endAt: number | null, activateAt: number | null, enrollmentClose: number | null, seatsLeft: number | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, hasWaitlist: boolean, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, wpCohortSlug: string | null, sessionKind: SessionKind, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }>, sessionMeta: { eventLink: string | null, detailCtaText: string | null } };

export type CourseLandingQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseLandingQuery = { listUserSessionsByCourse: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, stack: string, topics: Array<string>, difficulty: string, courseBadgeId: string | null, courseRating: number | null, ratingCount: number | null, description: string, badgeImageUrl: string, enrollmentOpen: number | null, hasEnrollment: boolean, sessionId: string, sessionType: SessionType, startAt: number | null, endAt: number | null, activateAt: number | null, enrollmentClose: number | null, seatsLeft: number | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, hasWaitlist: boolean, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, wpCohortSlug: string | null, sessionKind: SessionKind, lessons: { count: number, duration: number } | null, faculties: Array<{ facultyId: string, fullName: string, imageUrl: string, biography: string }>, courseTypeMeta: { waitlist: { taskItems: Array<string> } }, courseMeta: { hideTimeAndFacultyLabels: boolean, topTakeaway: string | null, courseSyllabusUrl: string | null, sprintTrailerJwPlayerFileId: string | null, sprintTrailerCoverImageUrl: string | null, hoursPerWeek: number | null, reviews: Array<{ text: string, name: string, role: string | null }>, whoWillBenefit: Array<{ title: string, description: string, iconUrl: string | null }>, whatYouWillLeaveWith: Array<{ title: string, description: string, iconUrl: string | null }> }, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }>, sessionMeta: { eventLink: string | null, detailCtaText: string | null } }>, getOnDemandContent: { sessionId: string | null, entitled: boolean, groups: Array<{ courseContentGroupId: string, title: string, content: Array<{ courseContentId: string, title: string, completionRequired: boolean, preview: boolean, meta: { title: string | null }, video: { videoId: string, duration: number } | null }> }> } | null, getVideoProgressByCourse: { creditedShare: number, completed: boolean, groups: Array<{ courseContentGroupId: string, videos: Array<{ videoId: string, creditedTime: number, completed: boolean }> }> } | null, listFacultyCourses: Array<{ facultyId: string, courses: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string }> }>, getCourseAlert: { courseId: string } | null, listWaitlists: Array<{ sessionId: string, length: number, rank: number | null }>, listCourseBookmarks: Array<{ courseId: string }>, getCourseOffer: { courseId: string, title: string, subtitle: string, coverImageUrl: string, stack: string, difficulty: string, topTakeaway: string | null, heldBy: Array<CourseHolder> } | null, listCourseProducts: Array<{ productId: string, name: string, amount: number, currency: string, sessionId: string | null, startAt: number | null, courseId: string }> };

export type DashboardFragment = { listUserCourses: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, stack: string, topics: Array<string>, difficulty: string, courseBadgeId: string | null, courseRating: number | null, ratingCount: number | null, faculties: Array<{ fullName: string }>, lessons: { count: number, duration: number } | null, courseMeta: { hideTimeAndFacultyLabels: boolean }, sessions: Array<{ ownTitle: string | null, ownSubtitle: string | null, hasEnrollment: boolean, sessionId: string, sessionType: SessionType, startAt: number | null, endAt: number | null, activateAt: number | null, enrollmentClose: number | null, seatsLeft: number | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, hasWaitlist: boolean, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, wpCohortSlug: string | null, sessionKind: SessionKind, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }>, sessionMeta: { eventLink: string | null, detailCtaText: string | null } }> }>, listCourseBookmarks: Array<{ courseId: string }>, getResumePoint: { courseId: string, courseTitle: string, courseContentGroupId: string, moduleTitle: string, courseContentId: string, videoId: string, title: string, videoThumbnail: string, duration: number, continueAtTime: number, lessonNumber: number, lessonCount: number } | null };

export type CoursesDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type CoursesDashboardQuery = { listUserCourses: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, stack: string, topics: Array<string>, difficulty: string, courseBadgeId: string | null, courseRating: number | null, ratingCount: number | null, faculties: Array<{ fullName: string }>, lessons: { count: number, duration: number } | null, courseMeta: { hideTimeAndFacultyLabels: boolean }, sessions: Array<{ ownTitle: string | null, ownSubtitle: string | null, hasEnrollment: boolean, sessionId: string, sessionType: SessionType, startAt: number | null, endAt: number | null, activateAt: number | null, enrollmentClose: number | null, seatsLeft: number | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, hasWaitlist: boolean, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, wpCohortSlug: string | null, sessionKind: SessionKind, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }>, sessionMeta: { eventLink: string | null, detailCtaText: string | null } }> }>, listCourseBookmarks: Array<{ courseId: string }>, getResumePoint: { courseId: string, courseTitle: string, courseContentGroupId: string, moduleTitle: string, courseContentId: string, videoId: string, title: string, videoThumbnail: string, duration: number, continueAtTime: number, lessonNumber: number, lessonCount: number } | null };

export type SearchCoursesQueryVariables = Exact<{
  input: SearchCoursesInput;
}>;


export type SearchCoursesQuery = { searchCourses: Array<{ courseId: string, reason: { field: SearchedField, parts: Array<{ text: string, isMatch: boolean }> } | null }> };

export type NextStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type NextStepsQuery = { getNextStepsStatus: Array<{ name: string, isCompleted: boolean, remedyRoute: string }> };

export type AddCourseAlertMutationVariables = Exact<{
  courseId: string;
}>;


export type AddCourseAlertMutation = { addCourseAlert: { success: boolean, error: { message: string } | null } };

export type RemoveCourseAlertMutationVariables = Exact<{
  courseId: string;
}>;


export type RemoveCourseAlertMutation = { removeCourseAlert: { success: boolean, error: { message: string } | null } };

export type CourseTrailerQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseTrailerQuery = { getCourseTrailer: { playlistUrl: string } | null };

export type SearchTranscriptsQueryVariables = Exact<{
  query: string;
  after?: string | null | undefined;
}>;


export type SearchTranscriptsQuery = { searchTranscripts: { total: number, hasMoreThanTotal: boolean, nextCursor: string | null, places: Array<{ videoId: string, courseTitle: string, title: string, language: string, startSeconds: number, page: { kind: VideoPageKind, topLevelId: string, groupId: string, videoContentId: string }, parts: Array<{ text: string, isMatch: boolean }> }>, error: { code: string, message: string } | null } };

export type CertificateProgressFragment = { listCertificates: Array<{ certificateId: string, title: string, badgeImageUrl: string, numRequiredCourses: number, numElectiveCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, groups: Array<{ courses: Array<{ courseId: string }> }> }> };

export type CertificateProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type CertificateProgressQuery = { listCertificates: Array<{ certificateId: string, title: string, badgeImageUrl: string, numRequiredCourses: number, numElectiveCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, groups: Array<{ courses: Array<{ courseId: string }> }> }> };

export type CertificateSummaryFragment = { certificateId: string, title: string, description: string, type: CertificateType, badgeImageUrl: string, numElectiveCourses: number, numRequiredCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, meta: { registrationPrompt: string | null, postRegistrationPrompt: string | null } };

export type CertificateDetailFragment = { coverImageUrl: string, primaryColor: string | null, entitledCourseIds: Array<string>, certificateId: string, title: string, description: string, type: CertificateType, badgeImageUrl: string, numElectiveCourses: number, numRequiredCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, meta: { bannerDescription: string | null, registrationPrompt: string | null, postRegistrationPrompt: string | null }, groups: Array<{ certificateGroupId: string, title: string, description: string, isCapstoneGroup: boolean, meta: { note: string | null }, courses: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, liveOnly: boolean, completionRequired: boolean, isCompleted: boolean, meta: { note: string | null } }> }> };

export type CertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CertificatesQuery = { listCertificates: Array<{ certificateId: string, title: string, description: string, type: CertificateType, badgeImageUrl: string, numElectiveCourses: number, numRequiredCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, meta: { registrationPrompt: string | null, postRegistrationPrompt: string | null } }> };

export type CertificateQueryVariables = Exact<{
  certificateId: string;
}>;


export type CertificateQuery = { getCertificate: { coverImageUrl: string, primaryColor: string | null, entitledCourseIds: Array<string>, certificateId: string, title: string, description: string, type: CertificateType, badgeImageUrl: string, numElectiveCourses: number, numRequiredCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, meta: { bannerDescription: string | null, registrationPrompt: string | null, postRegistrationPrompt: string | null }, groups: Array<{ certificateGroupId: string, title: string, description: string, isCapstoneGroup: boolean, meta: { note: string | null }, courses: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, liveOnly: boolean, completionRequired: boolean, isCompleted: boolean, meta: { note: string | null } }> }> } | null };

export type BoughtSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoughtSessionsQuery = { listUserSessions: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, stack: string, topics: Array<string>, difficulty: string, courseBadgeId: string | null, courseRating: number | null, ratingCount: number | null, hasEnrollment: boolean, sessionId: string, sessionType: SessionType, startAt: number | null, endAt: number | null, activateAt: number | null, enrollmentClose: number | null, seatsLeft: number | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, hasWaitlist: boolean, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, wpCohortSlug: string | null, sessionKind: SessionKind, faculties: Array<{ fullName: string }>, lessons: { count: number, duration: number } | null, courseMeta: { hideTimeAndFacultyLabels: boolean }, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }>, sessionMeta: { eventLink: string | null, detailCtaText: string | null } }> };

export type CrashCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type CrashCoursesQuery = { getEntitledCertificates: Array<{ certificateId: string }> };

export type CrashCourseQueryVariables = Exact<{
  certificateId: string;
}>;


export type CrashCourseQuery = { getCrashCourseCertificate: { coverImageUrl: string, primaryColor: string | null, entitledCourseIds: Array<string>, certificateId: string, title: string, description: string, type: CertificateType, badgeImageUrl: string, numElectiveCourses: number, numRequiredCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, meta: { bannerDescription: string | null, registrationPrompt: string | null, postRegistrationPrompt: string | null }, groups: Array<{ certificateGroupId: string, title: string, description: string, isCapstoneGroup: boolean, meta: { note: string | null }, courses: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, liveOnly: boolean, completionRequired: boolean, isCompleted: boolean, meta: { note: string | null } }> }> } | null };

export type AddCertificateCompletionMutationVariables = Exact<{
  certificateId: string;
}>;


export type AddCertificateCompletionMutation = { addCertificateCompletion: { certificateId: string | null, isCompleted: boolean | null, error: { code: string, message: string } | null } };

export type AddCertificateRegistrationMutationVariables = Exact<{
  certificateId: string;
}>;


export type AddCertificateRegistrationMutation = { addCertificateRegistration: { certificateId: string | null, error: { code: string, message: string } | null } };

export type RemoveCertificateRegistrationMutationVariables = Exact<{
  certificateId: string;
}>;


export type RemoveCertificateRegistrationMutation = { removeCertificateRegistration: { certificateId: string | null, error: { code: string, message: string } | null } };

export type OwnCredentialsFragment = { listCredentials: Array<{ credentialId: string, kind: CredentialKind, certificateId: string | null, courseId: string | null, title: string, recipientName: string, issuerName: string, issuedOn: string, courseTitles: Array<string>, imageUrl: string, downloadUrl: string, isPublic: boolean }> };

export type CredentialsQueryVariables = Exact<{ [key: string]: never; }>;


export type CredentialsQuery = { listCredentials: Array<{ credentialId: string, kind: CredentialKind, certificateId: string | null, courseId: string | null, title: string, recipientName: string, issuerName: string, issuedOn: string, courseTitles: Array<string>, imageUrl: string, downloadUrl: string, isPublic: boolean }> };

export type PublicCredentialQueryVariables = Exact<{
  credentialId: string;
}>;


export type PublicCredentialQuery = { getPublicCredential: { credentialId: string, kind: CredentialKind, title: string, description: string, recipientName: string, issuerName: string, issuedOn: string, courseTitles: Array<string>, documentImageUrl: string, downloadUrl: string } | null };

export type SaveCredentialVisibilityMutationVariables = Exact<{
  credentialId: string;
  isPublic: boolean;
}>;


export type SaveCredentialVisibilityMutation = { saveCredentialVisibility: { isPublic: boolean | null, error: { code: string, message: string } | null } };

export type ClassmatesQueryVariables = Exact<{
  courseId: string;
}>;


export type ClassmatesQuery = { listClassmates: { total: number, mayBeMore: boolean, isShared: boolean, members: Array<{ userId: string, firstName: string, lastName: string, jobRole: string | null, profileImageUrl: string | null, company: { name: string } | null }> } | null };

export type MemberOnCardFragment = { userId: string, firstName: string, lastName: string, jobRole: string | null, profileImageUrl: string | null, company: { name: string } | null };

export type MembersQueryVariables = Exact<{
  search: string;
  count: number;
  page: number;
}>;


export type MembersQuery = { listMembers: { list: Array<{ userId: string, firstName: string, lastName: string, jobRole: string | null, profileImageUrl: string | null, company: { name: string } | null }>, pageInfo: { totalPages: number, total: number, isMore: boolean, page: number } } };

export type MemberProfileQueryVariables = Exact<{
  userId: string;
}>;


export type MemberProfileQuery = { getMemberProfile: { userId: string, firstName: string, lastName: string, pronouns: string | null, profileImageUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { city: string | null, region: string | null, country: string } | null, languages: Array<{ name: string }> } | null };

export type DropsQueryVariables = Exact<{ [key: string]: never; }>;


export type DropsQuery = { getPageContent: { title: string, body: string } | null };

export type SaveEnrollmentMutationVariables = Exact<{
  input: SaveEnrollmentInput;
}>;


export type SaveEnrollmentMutation = { saveEnrollment: { enrollmentStatus: EnrollmentStatus | null, undo: string | null, alreadyLeft: boolean, error: { code: string, message: string } | null } };

export type EventQueryVariables = Exact<{
  memberEventId: string;
  userId: string;
}>;


export type EventQuery = { getMemberEvent: { subtitle: string, details: string, insightIds: Array<string>, memberEventId: string, title: string, eventStart: number, eventEnd: number, status: MemberEventStatus, heroImageUrl: string, zoomLink: string | null, eventType: { label: string }, recording: { duration: number } | null, eventCategory: { label: string } } | null, getMemberEventRsvp: { status: RsvpStatus, zoomJoinUrl: string | null } | null, listEventAttendees: { total: number, coming: number, isShared: boolean, members: Array<{ userId: string, firstName: string, lastName: string, jobRole: string | null, profileImageUrl: string | null, company: { name: string } | null }> } | null };

export type EventRecordingQueryVariables = Exact<{
  memberEventId: string;
}>;


export type EventRecordingQuery = { getMemberEvent: { recording: { playlistUrl: string } | null } | null };

export type InviteToEventMutationVariables = Exact<{
  input: InviteToEventInput;
}>;


export type InviteToEventMutation = { inviteToEvent: { error: { message: string } | null } };

export type EventOnCardFragment = { memberEventId: string, title: string, eventStart: number, eventEnd: number, status: MemberEventStatus, heroImageUrl: string, zoomLink: string | null, recording: { duration: number } | null, eventCategory: { label: string } };

export type EventsQueryVariables = Exact<{
  userId: string;
}>;


export type EventsQuery = { listMemberEvents: Array<{ memberEventId: string, title: string, eventStart: number, eventEnd: number, status: MemberEventStatus, heroImageUrl: string, zoomLink: string | null, recording: { duration: number } | null, eventCategory: { label: string } }>, listMemberEventsRsvp: Array<{ memberEventId: string, status: RsvpStatus }> };

export type EventLinkQueryVariables = Exact<{
  memberEventId: string;
}>;


export type EventLinkQuery = { getMemberEventLink: { link: string | null } };

export type SaveEventRsvpMutationVariables = Exact<{
  input: SaveMemberEventRsvpInput;
}>;


export type SaveEventRsvpMutation = { saveMemberEventRsvp: { updatedMemberEventRsvpId: string | null, error: { message: string } | null } };

export type HomeQueryVariables = Exact<{
  userId: string;
}>;


export type HomeQuery = { listUserCourses: Array<{ courseId: string, title: string, subtitle: string, coverImageUrl: string, stack: string, topics: Array<string>, difficulty: string, courseBadgeId: string | null, courseRating: number | null, ratingCount: number | null, faculties: Array<{ fullName: string }>, lessons: { count: number, duration: number } | null, courseMeta: { hideTimeAndFacultyLabels: boolean }, sessions: Array<{ ownTitle: string | null, ownSubtitle: string | null, hasEnrollment: boolean, sessionId: string, sessionType: SessionType, startAt: number | null, endAt: number | null, activateAt: number | null, enrollmentClose: number | null, seatsLeft: number | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, hasWaitlist: boolean, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, wpCohortSlug: string | null, sessionKind: SessionKind, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }>, sessionMeta: { eventLink: string | null, detailCtaText: string | null } }> }>, listCourseBookmarks: Array<{ courseId: string }>, getResumePoint: { courseId: string, courseTitle: string, courseContentGroupId: string, moduleTitle: string, courseContentId: string, videoId: string, title: string, videoThumbnail: string, duration: number, continueAtTime: number, lessonNumber: number, lessonCount: number } | null, listCourseProgress: Array<{ courseId: string, creditedShare: number }>, listOwnWaitlists: Array<{ sessionId: string, length: number, rank: number | null }>, listOpenTasks: Array<{ sessionContentId: string, sessionId: string, title: string, dayAt: number }>, listOpenProjects: Array<{ sessionId: string, sessionTitle: string, kind: SessionKind, title: string, closesAt: number | null }>, listCredentials: Array<{ credentialId: string, kind: CredentialKind, certificateId: string | null, courseId: string | null, title: string, recipientName: string, issuerName: string, issuedOn: string, courseTitles: Array<string>, imageUrl: string, downloadUrl: string, isPublic: boolean }>, listCertificates: Array<{ certificateId: string, title: string, badgeImageUrl: string, numRequiredCourses: number, numElectiveCourses: number, numBadges: number, isRegistered: boolean, isCompleted: boolean, credentialId: string | null, issuingDate: string | null, withheldReason: WithheldReason | null, groups: Array<{ courses: Array<{ courseId: string }> }> }>, getSubscriptionOffer: { dueNow: number, firstAmount: number, firstPaymentAt: number | null, renewalAmount: number, renewsAt: number, promotionCode: string | null, amountOff: number, plan: { name: string, amount: number, currency: string, features: Array<string> } } | null, listMembers: { list: Array<{ userId: string, firstName: string, lastName: string, jobRole: string | null, profileImageUrl: string | null, company: { name: string } | null }> }, listMemberEvents: Array<{ memberEventId: string, title: string, eventStart: number, eventEnd: number, status: MemberEventStatus, heroImageUrl: string, zoomLink: string | null, recording: { duration: number } | null, eventCategory: { label: string } }>, listMemberEventsRsvp: Array<{ memberEventId: string, status: RsvpStatus }> };

export type HomeEventsFragment = { listMemberEvents: Array<{ memberEventId: string, title: string, eventStart: number, eventEnd: number, status: MemberEventStatus, heroImageUrl: string, zoomLink: string | null, recording: { duration: number } | null, eventCategory: { label: string } }>, listMemberEventsRsvp: Array<{ memberEventId: string, status: RsvpStatus }> };

export type HomeEventsQueryVariables = Exact<{
  userId: string;
}>;


export type HomeEventsQuery = { listMemberEvents: Array<{ memberEventId: string, title: string, eventStart: number, eventEnd: number, status: MemberEventStatus, heroImageUrl: string, zoomLink: string | null, recording: { duration: number } | null, eventCategory: { label: string } }>, listMemberEventsRsvp: Array<{ memberEventId: string, status: RsvpStatus }> };

export type HomeMembersFragment = { listMembers: { list: Array<{ userId: string, firstName: string, lastName: string, jobRole: string | null, profileImageUrl: string | null, company: { name: string } | null }> } };

export type HomeMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeMembersQuery = { listMembers: { list: Array<{ userId: string, firstName: string, lastName: string, jobRole: string | null, profileImageUrl: string | null, company: { name: string } | null }> } };

export type HomeStudyFragment = { listCourseProgress: Array<{ courseId: string, creditedShare: number }>, listOwnWaitlists: Array<{ sessionId: string, length: number, rank: number | null }>, listOpenTasks: Array<{ sessionContentId: string, sessionId: string, title: string, dayAt: number }>, listOpenProjects: Array<{ sessionId: string, sessionTitle: string, kind: SessionKind, title: string, closesAt: number | null }> };

export type HomeStudyQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeStudyQuery = { listCourseProgress: Array<{ courseId: string, creditedShare: number }>, listOwnWaitlists: Array<{ sessionId: string, length: number, rank: number | null }>, listOpenTasks: Array<{ sessionContentId: string, sessionId: string, title: string, dayAt: number }>, listOpenProjects: Array<{ sessionId: string, sessionTitle: string, kind: SessionKind, title: string, closesAt: number | null }> };

export type CorporateRealmQueryVariables = Exact<{
  b64email: string;
}>;


export type CorporateRealmQuery = { lookupCorporateRealm: { link: string | null, realm: string | null, serializedOptions: string | null, error: { code: string, message: string } | null } };

export type LmsProviderQueryVariables = Exact<{
  b64options: string;
}>;


export type LmsProviderQuery = { lookupLMSProvider: { realm: string | null, serializedOptions: string | null, passShortCode: string | null, redirectUrl: string | null, error: { code: string, message: string } | null } };

export type SendVerificationCodeMutationVariables = Exact<{
  b64email: string;
  b64tac: string;
}>;


export type SendVerificationCodeMutation = { sendVerificationCode: { success: boolean, error: { code: string, message: string } | null } };

export type InsightSummaryFragment = { caseStudyId: string, title: string, summary: string, publishedAt: number, coverImageUrl: string, readingMinutes: number, video: { duration: number } | null };

export type InsightsQueryVariables = Exact<{ [key: string]: never; }>;


export type InsightsQuery = { listCaseStudies: Array<{ caseStudyId: string, title: string, summary: string, publishedAt: number, coverImageUrl: string, readingMinutes: number, video: { duration: number } | null }> };

export type InsightQueryVariables = Exact<{
  insightId: string;
}>;


export type InsightQuery = { listCaseStudies: Array<{ bodyText: string, caseStudyId: string, title: string, summary: string, publishedAt: number, coverImageUrl: string, readingMinutes: number, video: { duration: number } | null }>, listInsightEvents: Array<{ memberEventId: string, title: string, eventEnd: number }> };

export type InsightVideoQueryVariables = Exact<{
  insightId: string;
}>;


export type InsightVideoQuery = { listCaseStudies: Array<{ video: { playlistUrl: string } | null }> };

export type PassPreviewQueryVariables = Exact<{
  code: string;
}>;


export type PassPreviewQuery = { getPassDetailsByCode: { code: string, title: string | null, targetSegment: PassSegment | null, showRegistration: boolean | null, introContent: string | null, content: Array<{ externalKey: string, videoId: string, videoThumbnail: string, title: string, playlistUrl: string | null }> | null, meta: { ctaButton: { text: string, url: string | null, label: string | null } | null, hero: { title: string, subtitle: string | null, subtitleFontSize: string | null } | null, logo: { url: string, alt: string } | null, testimonial: { text: string, name: string, job: string | null, image: string | null } | null } | null, error: { code: string, message: string } | null } | null };

export type LookupPassActivationLinkQueryVariables = Exact<{
  code?: string | null | undefined;
  email?: string | null | undefined;
  tac?: string | null | undefined;
  userId?: string | null | undefined;
  shortCode?: string | null | undefined;
}>;


export type LookupPassActivationLinkQuery = { lookupPassActivationLink: { success: boolean, link: string | null, existingUser: boolean | null, showStayTuned: boolean } };

export type ProcessPassExtrasMutationVariables = Exact<{
  userId: string;
  shortCode: string;
  redemptionCode?: string | null | undefined;
}>;


export type ProcessPassExtrasMutation = { processPassExtras: { success: boolean, error: { code: string, message: string } | null } };

export type PassCorporateRealmQueryVariables = Exact<{
  code: string;
}>;


export type PassCorporateRealmQuery = { lookupPassCorporateRealm: { realm: string | null, serializedOptions: string | null, error: { code: string, message: string } | null } };

export type CreateUserWithPassMutationVariables = Exact<{
  code: string;
  firstName: string;
  lastName: string;
  email: string;
  company?: string | null | undefined;
  jobTitle?: string | null | undefined;
  jobLevel?: string | null | undefined;
  companyNumberOfEmployees?: string | null | undefined;
  phone?: string | null | undefined;
  redemptionCode?: string | null | undefined;
  ssoUsername?: string | null | undefined;
  extra?: Array<ExtraFieldInput> | ExtraFieldInput | null | undefined;
  redirectPath?: string | null | undefined;
}>;


export type CreateUserWithPassMutation = { createUserWithPass: { result: PassRegistrationCode | null, tac: string | null, error: { code: string, message: string } | null } };

export type PassRegistrationQueryVariables = Exact<{
  code: string;
}>;


export type PassRegistrationQuery = { getPassDetailsByCode: { code: string, title: string | null, showRegistration: boolean | null, redirectUrl: string | null, usesSSO: boolean | null, usesOTRC: boolean | null, hasRedemptionCode: boolean | null, targetSegment: PassSegment | null, beginsAt: number | null, extraCollectionFields: Array<{ name: string, label: string, required: boolean }> | null, meta: { hero: { title: string, subtitle: string | null } | null, logo: { url: string, alt: string } | null } | null, error: { code: string, message: string } | null } | null };

export type SignupLimitedUserMutationVariables = Exact<{
  firstName: string;
  lastName: string;
  email: string;
  ssoUsername?: string | null | undefined;
  botChallengeToken: string;
  redirectPath?: string | null | undefined;
}>;


export type SignupLimitedUserMutation = { signupLimitedUser: { result: SignupResultCode | null, link: string | null, tac: string | null, error: { code: string, message: string } | null } };

export type LookupSignupActivationCodeQueryVariables = Exact<{
  email: string;
  tac: string;
}>;


export type LookupSignupActivationCodeQuery = { lookupSignupActivationCode: { success: boolean } };

export type PassLogoQueryVariables = Exact<{
  code: string;
}>;


export type PassLogoQuery = { getPassDetailsByCode: { meta: { navLogoUrl: string | null } | null } | null };

export type WholeLearningPlanFragment = { courseIds: Array<string>, plan: { name: string, topic: string, level: string }, certificate: { certificateId: string, logo: string, title: string, description: string, progress: number } | null, reasons: Array<{ courseId: string, reason: string }> };

export type LearningPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type LearningPlanQuery = { getLearningPlan: { courseIds: Array<string>, plan: { name: string, topic: string, level: string }, certificate: { certificateId: string, logo: string, title: string, description: string, progress: number } | null, reasons: Array<{ courseId: string, reason: string }> } | null };

export type LearningPlanQuizQueryVariables = Exact<{ [key: string]: never; }>;


export type LearningPlanQuizQuery = { getLearningPlanQuiz: Array<{ id: string, title: string, options: Array<{ key: string, label: string }> }> };

export type SubmitLearningPlanQuizMutationVariables = Exact<{
  responses: Array<LearningPlanQuizResponseInput> | LearningPlanQuizResponseInput;
}>;


export type SubmitLearningPlanQuizMutation = { submitLearningPlanQuiz: { learningPlan: { courseIds: Array<string>, plan: { name: string, topic: string, level: string }, certificate: { certificateId: string, logo: string, title: string, description: string, progress: number } | null, reasons: Array<{ courseId: string, reason: string }> } | null, error: { message: string } | null } };

export type SubmitLearningPlanMutationVariables = Exact<{
  courseIds: Array<string> | string;
}>;


export type SubmitLearningPlanMutation = { submitLearningPlan: { learningPlan: { courseIds: Array<string>, plan: { name: string, topic: string, level: string }, certificate: { certificateId: string, logo: string, title: string, description: string, progress: number } | null, reasons: Array<{ courseId: string, reason: string }> } | null, error: { message: string } | null } };

export type FreeOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeOfferQuery = { getFreeOffer: { previews: Array<{ videoId: string, title: string, courseTitle: string, page: { kind: VideoPageKind, topLevelId: string, groupId: string, videoContentId: string } }>, courses: Array<{ courseId: string, title: string }>, liveCourses: Array<{ courseId: string, title: string, startAt: number | null }> } | null };

export type MeteringPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type MeteringPlanQuery = { getMeteringPlanDetails: { threshold: number, currentMeasure: number, watchedVideoIds: Array<string>, entitledVideoIds: Array<string> } | null };

export type MiniMbasQueryVariables = Exact<{ [key: string]: never; }>;


export type MiniMbasQuery = { getEntitledBootcampSessions: Array<{ sessionId: string, title: string, subtitle: string, coverImageUrl: string, sessionType: SessionType, startAt: number | null, endAt: number | null, activateAt: number | null, enrollmentStatus: EnrollmentStatus, sessionKind: SessionKind, faculties: Array<{ fullName: string }>, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }> }> };

export type OrganizationDashboardQueryVariables = Exact<{
  customerId: string;
}>;


export type OrganizationDashboardQuery = { getOrganizationDetails: { periodStart: number | null, asOf: number | null, overview: { companyName: string, companyLogo: string | null, accentColor: string | null, contractStart: number | null, contractEnd: number | null, totalSeats: number | null, usedSeats: number, importantLinks: Array<{ title: string, url: string }> } | null, stats: { usersEngaged: number, usersEngagedPercent: number, assignedSeats: number, lessonsStarted: number, hoursWatched: number, coursesConsumed: number, badgesEarned: number, badgesEarnedPercent: number } | null, weeks: Array<{ week: string, activeLearners: number, seats: number }>, topCourses: Array<{ courseId: string, title: string, enrolled: number, completed: number }>, error: { code: string, message: string } | null }, getOrganizationEmployees: { totalPages: number, employees: Array<{ userId: string, name: string, courses: number, badges: number }>, error: { code: string, message: string } | null } };

export type DashboardDownloadQueryVariables = Exact<{
  customerId: string;
  employeeId?: string | null | undefined;
  downloadType: DashboardDownloadType;
  searchTerm?: string | null | undefined;
  filterType?: OrganizationFilterType | null | undefined;
  sortBy?: OrganizationSort | null | undefined;
}>;


export type DashboardDownloadQuery = { getDashboardDataForDownload: { address: string | null, error: { code: string, message: string } | null } };

export type EmployeeDetailsQueryVariables = Exact<{
  userId: string;
  filterType: OrganizationFilterType;
}>;


export type EmployeeDetailsQuery = { getEmployeeDetails: { customerId: string, name: string, imageUrl: string | null, email: string, lastActive: number | null, videosWatched: number, hoursWatched: number, coursesStarted: number, coursesCompleted: number, badgesEarned: number, periodStart: number, asOf: number | null } | null };

export type EmployeeCoursesQueryVariables = Exact<{
  userId: string;
  searchTerm: string;
  page: number;
  filterType: OrganizationFilterType;
  sortBy?: OrganizationSort | null | undefined;
}>;


export type EmployeeCoursesQuery = { getEmployeeCourses: { totalPages: number, employeeCourses: Array<{ courseId: string, sessionId: string | null, title: string, session: string, engagement: number | null, videosWatched: number }>, error: { code: string, message: string } | null } };

export type OrganizationFiguresFragment = { periodStart: number | null, asOf: number | null, overview: { companyName: string, companyLogo: string | null, accentColor: string | null, contractStart: number | null, contractEnd: number | null, totalSeats: number | null, usedSeats: number, importantLinks: Array<{ title: string, url: string }> } | null, stats: { usersEngaged: number, usersEngagedPercent: number, assignedSeats: number, lessonsStarted: number, hoursWatched: number, coursesConsumed: number, badgesEarned: number, badgesEarnedPercent: number } | null, weeks: Array<{ week: string, activeLearners: number, seats: number }>, topCourses: Array<{ courseId: string, title: string, enrolled: number, completed: number }>, error: { code: string, message: string } | null };

export type OrganizationQueryVariables = Exact<{
  customerId: string;
  filterType: OrganizationFilterType;
}>;


export type OrganizationQuery = { getOrganizationDetails: { periodStart: number | null, asOf: number | null, overview: { companyName: string, companyLogo: string | null, accentColor: string | null, contractStart: number | null, contractEnd: number | null, totalSeats: number | null, usedSeats: number, importantLinks: Array<{ title: string, url: string }> } | null, stats: { usersEngaged: number, usersEngagedPercent: number, assignedSeats: number, lessonsStarted: number, hoursWatched: number, coursesConsumed: number, badgesEarned: number, badgesEarnedPercent: number } | null, weeks: Array<{ week: string, activeLearners: number, seats: number }>, topCourses: Array<{ courseId: string, title: string, enrolled: number, completed: number }>, error: { code: string, message: string } | null } };

export type OrganizationCoursesQueryVariables = Exact<{
  customerId: string;
  searchTerm: string;
  page: number;
  filterType: OrganizationFilterType;
  sortBy?: OrganizationSort | null | undefined;
}>;


export type OrganizationCoursesQuery = { getOrganizationCourses: { totalPages: number, courses: Array<{ courseId: string, title: string, enrolled: number, completed: number }>, error: { code: string, message: string } | null } };

export type OrganizationEmployeesQueryVariables = Exact<{
  customerId: string;
  searchTerm: string;
  page: number;
  filterType: OrganizationFilterType;
  sortBy?: OrganizationSort | null | undefined;
}>;


export type OrganizationEmployeesQuery = { getOrganizationEmployees: { totalPages: number, employees: Array<{ userId: string, name: string, courses: number, badges: number }>, error: { code: string, message: string } | null } };

export type OrganizationSessionsQueryVariables = Exact<{
  customerId: string;
  courseId: string;
  filterType: OrganizationFilterType;
}>;


export type OrganizationSessionsQuery = { getOrganizationSessionByCourse: { sessionsForCourse: Array<{ sessionId: string, title: string, enrolled: number, completed: number }>, error: { code: string, message: string } | null } };

export type SavedMemberFragment = { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null };

export type SaveProfileBasicsMutationVariables = Exact<{
  userId: string;
  firstName?: string | null | undefined;
  middleName?: string | null | undefined;
  lastName?: string | null | undefined;
  pronouns?: string | null | undefined;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileBasicsMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type SaveProfileLocationMutationVariables = Exact<{
  userId: string;
  country: string;
  region?: string | null | undefined;
  city?: string | null | undefined;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileLocationMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type SaveProfileLanguagesMutationVariables = Exact<{
  userId: string;
  languages: Array<string> | string;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileLanguagesMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type SaveProfileLinksMutationVariables = Exact<{
  userId: string;
  linkedinProfileUrl?: string | null | undefined;
  twitterProfileUrl?: string | null | undefined;
  instagramProfileUrl?: string | null | undefined;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileLinksMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type SaveProfileJobMutationVariables = Exact<{
  userId: string;
  industry?: string | null | undefined;
  jobRole?: string | null | undefined;
  jobFunction?: string | null | undefined;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileJobMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type SaveProfileCompanyMutationVariables = Exact<{
  userId: string;
  companyName: string;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileCompanyMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type SaveProfileCommunityMutationVariables = Exact<{
  userId: string;
  about?: string | null | undefined;
  growthTip?: string | null | undefined;
  communityGive?: string | null | undefined;
  communityGet?: string | null | undefined;
  whatILove?: string | null | undefined;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileCommunityMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type SaveProfileVisibilityMutationVariables = Exact<{
  userId: string;
  directory?: boolean | null | undefined;
  location?: boolean | null | undefined;
  languages?: boolean | null | undefined;
  links?: boolean | null | undefined;
  courses?: boolean | null | undefined;
  events?: boolean | null | undefined;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveProfileVisibilityMutation = { saved: { member: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, error: { code: string, message: string } | null } };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { listCountries: Array<{ name: string }> };

export type RegionsQueryVariables = Exact<{
  country: string;
}>;


export type RegionsQuery = { listRegions: Array<string> };

export type CitiesQueryVariables = Exact<{
  country: string;
  region?: string | null | undefined;
  search: string;
}>;


export type CitiesQuery = { listCities: Array<string> };

export type CreateSignedUploadUrlMutationVariables = Exact<{
  fileType: string;
}>;


export type CreateSignedUploadUrlMutation = { createSignedUploadUrl: { upload: { url: string, fileUrl: string, fields: { acl: string, key: string, contentType: string, policy: string, algorithm: string, credential: string, date: string, signature: string } } | null, error: { message: string } | null } };

export type SaveProfilePhotoMutationVariables = Exact<{
  userId: string;
  profileImageUrl: string;
}>;


export type SaveProfilePhotoMutation = { saveMemberBasicInfo: { error: { message: string } | null, member: { userId: string, profileImageUrl: string | null } | null } };

export type EditedMemberFragment = { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } };

export type ProfileEditQueryVariables = Exact<{
  userId: string;
}>;


export type ProfileEditQuery = { getMember: { userId: string, firstName: string, middleName: string | null, lastName: string, displayName: string | null, pronouns: string | null, linkedinProfileUrl: string | null, twitterProfileUrl: string | null, instagramProfileUrl: string | null, jobRole: string | null, industry: string | null, jobFunction: string | null, about: string | null, growthTip: string | null, communityGive: string | null, communityGet: string | null, whatILove: string | null, company: { name: string } | null, location: { country: string, region: string | null, city: string | null } | null, languages: Array<{ name: string }>, visibility: { directory: boolean, location: boolean, languages: boolean, links: boolean, courses: boolean, events: boolean } } | null, listIndustryReferences: Array<{ industry: string }>, listJobFunctionReferences: Array<{ jobFunction: string }> };

export type SubmitProjectMutationVariables = Exact<{
  sessionId: string;
  projectSubmissionId: string;
  content: string;
}>;


export type SubmitProjectMutation = { submitProject: { courseBadgeId: string | null, submission: { projectSubmissionId: string, kind: ProjectKind, content: string, submittedAt: number } | null, error: { message: string } | null } };

export type SaveProjectDraftMutationVariables = Exact<{
  sessionId: string;
  content: string;
  writtenMsAgo?: number | null | undefined;
}>;


export type SaveProjectDraftMutation = { saveProjectDraft: { draft: { savedAt: number } | null, error: { message: string } | null } };

export type ProjectQueryVariables = Exact<{
  sessionId: string;
}>;


export type ProjectQuery = { getProject: { sessionId: string, title: string, enabledAt: number | null, closesAt: number | null, formUrl: string | null, submission: { projectSubmissionId: string, kind: ProjectKind, content: string, submittedAt: number } | null, draft: { content: string, savedAt: number } | null } | null };

export type ReceivedProjectsQueryVariables = Exact<{
  sessionId: string;
  after?: string | null | undefined;
}>;


export type ReceivedProjectsQuery = { listReceivedProjects: { total: number, participants: number, nextCursor: string | null, projects: Array<{ projectSubmissionId: string, userId: string, fullName: string, imageUrl: string | null, kind: ProjectKind, content: string, submittedAt: number, timesSubmitted: number }> } | null };

export type ResourceOnCardFragment = { resourceID: string, slug: string, title: string, subtitle: string, type: ResourceType, coverImageUrl: string, tags: Array<{ tagID: string, category: string, label: string }> };

export type SearchResourcesQueryVariables = Exact<{
  input: SearchResourcesInput;
}>;


export type SearchResourcesQuery = { searchResources: { total: number, page: number, totalPages: number, resources: Array<{ resourceID: string, slug: string, title: string, subtitle: string, type: ResourceType, coverImageUrl: string, tags: Array<{ tagID: string, category: string, label: string }> }>, facets: Array<{ key: string, values: Array<{ key: string, count: number }> }> } };

export type ResourceQueryVariables = Exact<{
  slug: string;
}>;


export type ResourceQuery = { getResource: { pdfDownloadUrl: string | null, googleDocCopyUrl: string | null, resourceID: string, slug: string, title: string, subtitle: string, type: ResourceType, coverImageUrl: string, items: Array<{ resourceContentID: string, type: ResourceContentType, content: string, imageUrl: string | null, embedUrl: string | null, anchorName: string | null, target: { title: string, subtitle: string, imageUrl: string | null, href: string } | null }>, tags: Array<{ tagID: string, category: string, label: string }> } | null };

export type CourseResourcesQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseResourcesQuery = { listCourseResources: Array<{ resourceID: string, slug: string, title: string, subtitle: string, type: ResourceType, coverImageUrl: string, tags: Array<{ tagID: string, category: string, label: string }> }> };

type ContainerContents_CalendarContent_Fragment = { __typename: 'CalendarContent', sessionContentId: string, calendarStartDate: string | null, day1Text: string | null, day2Text: string | null, day3Text: string | null, day4Text: string | null, day5Text: string | null };

type ContainerContents_CtaButtonContent_Fragment = { __typename: 'CtaButtonContent', sessionContentId: string, buttonText: string, buttonUrl: string | null, isLocked: boolean, buttonStartIcon: ButtonIcon | null, buttonEndIcon: ButtonIcon | null, enabledAt: number | null };

type ContainerContents_RichTextContent_Fragment = { __typename: 'RichTextContent', sessionContentId: string, intro: string | null, body: string | null, outro: string | null };

type ContainerContents_VideoGroupContent_Fragment = { __typename: 'VideoGroupContent', sessionContentId: string, intro: string | null, outro: string | null, enabledAt: number | null, videoPreviews: Array<{ videoId: string, title: string, duration: number, thumbnailUrl: string }> };

export type ContainerContentsFragment =
  | ContainerContents_CalendarContent_Fragment
  | ContainerContents_CtaButtonContent_Fragment
  | ContainerContents_RichTextContent_Fragment
  | ContainerContents_VideoGroupContent_Fragment
;

export type SessionPageQueryVariables = Exact<{
  sessionId: string;
  sessionContentIds: Array<string> | string;
}>;


export type SessionPageQuery = { getUserSession: { sessionId: string, courseId: string, title: string, kind: SessionKind, sessionType: SessionType, startAt: number | null, endAt: number | null, hideTimeAndFacultyLabels: boolean, enrollmentStatus: EnrollmentStatus, courseBadgeId: string | null, badgeImageUrl: string, access: SessionAccess, canReadProjects: boolean, meetings: Array<{ meetingId: string, startAt: number, endAt: number, link: string | null }> } | null, getUserSessionConfig: { teachingAssistant: { fullName: string, imageUrl: string, slackUrl: string | null } | null } | null, getSessionContent: { title: string, timeZone: string, calendarFallbackUrl: string | null, announcements: Array<{ sessionContentId: string, announcement: string, imageUrl: string | null, stylePreset: AnnouncementStylePreset, internalLinkUrl: string | null, externalLinkUrl: string | null }>, containers: Array<{ sessionContentId: string, title: string, calendarDate: string | null, containsActiveContent: boolean, opensAt: number | null, expandedPlaceholder: string | null }>, sessionContainers: Array<{ sessionContentId: string, type: SessionContainerType, title: string, contents: Array<
        | { __typename: 'CalendarContent', sessionContentId: string, calendarStartDate: string | null, day1Text: string | null, day2Text: string | null, day3Text: string | null, day4Text: string | null, day5Text: string | null }
        | { __typename: 'CtaButtonContent', sessionContentId: string, buttonText: string, buttonUrl: string | null, isLocked: boolean, buttonStartIcon: ButtonIcon | null, buttonEndIcon: ButtonIcon | null, enabledAt: number | null }
        | { __typename: 'RichTextContent', sessionContentId: string, intro: string | null, body: string | null, outro: string | null }
        | { __typename: 'VideoGroupContent', sessionContentId: string, intro: string | null, outro: string | null, enabledAt: number | null, videoPreviews: Array<{ videoId: string, title: string, duration: number, thumbnailUrl: string }> }
      > }>, schedules: Array<{ sessionContentId: string, title: string, externalCalendarUrl: string | null, calendarStartDate: string, calendarEndDate: string, scheduleDays: Array<{ dayNumber: number, ctaText: string | null, body: string | null, checklistSessionContentId: string | null }> }>, checklist: Array<{ sessionContentId: string, parentSessionContentId: string | null, refSessionContentId: string | null, subtype: ChecklistSubtype, title: string, subtitle: string | null, selfReporting: boolean, required: boolean, progress: number, completionStatus: ProgressStatus, checklistGroupName: string | null }>, classes: Array<{ meetingId: string, title: string, startAt: number, endAt: number, materials: Array<ClassMaterial>, notes: string | null, notesUrl: string | null, slidesUrl: string | null, recordingUrl: string | null }>, uiCustomizations: { taskContainerTitle: string | null } } | null, getSessionContainerContent: Array<{ sessionContentId: string, contents: Array<
      | { __typename: 'CalendarContent', sessionContentId: string, calendarStartDate: string | null, day1Text: string | null, day2Text: string | null, day3Text: string | null, day4Text: string | null, day5Text: string | null }
      | { __typename: 'CtaButtonContent', sessionContentId: string, buttonText: string, buttonUrl: string | null, isLocked: boolean, buttonStartIcon: ButtonIcon | null, buttonEndIcon: ButtonIcon | null, enabledAt: number | null }
      | { __typename: 'RichTextContent', sessionContentId: string, intro: string | null, body: string | null, outro: string | null }
      | { __typename: 'VideoGroupContent', sessionContentId: string, intro: string | null, outro: string | null, enabledAt: number | null, videoPreviews: Array<{ videoId: string, title: string, duration: number, thumbnailUrl: string }> }
    > }>, getVideoProgressBySession: { groups: Array<{ groupSessionContentId: string, videos: Array<{ videoId: string, creditedTime: number, completed: boolean }> }> } | null };

export type SessionContainerQueryVariables = Exact<{
  sessionId: string;
  sessionContentIds: Array<string> | string;
}>;


export type SessionContainerQuery = { getSessionContainerContent: Array<{ sessionContentId: string, contents: Array<
      | { __typename: 'CalendarContent', sessionContentId: string, calendarStartDate: string | null, day1Text: string | null, day2Text: string | null, day3Text: string | null, day4Text: string | null, day5Text: string | null }
      | { __typename: 'CtaButtonContent', sessionContentId: string, buttonText: string, buttonUrl: string | null, isLocked: boolean, buttonStartIcon: ButtonIcon | null, buttonEndIcon: ButtonIcon | null, enabledAt: number | null }
      | { __typename: 'RichTextContent', sessionContentId: string, intro: string | null, body: string | null, outro: string | null }
      | { __typename: 'VideoGroupContent', sessionContentId: string, intro: string | null, outro: string | null, enabledAt: number | null, videoPreviews: Array<{ videoId: string, title: string, duration: number, thumbnailUrl: string }> }
    > }> };

export type SaveSessionContentProgressMutationVariables = Exact<{
  sessionContentId: string;
  type: ProgressType;
  status: ProgressStatus;
  madeMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveSessionContentProgressMutation = { saveSessionContentProgress: { status: ProgressStatus | null, courseBadgeId: string | null, error: { message: string } | null } };

export type SaveSurveyResponseMutationVariables = Exact<{
  responses: SurveyResponsesInput;
  surveyResponseId?: string | null | undefined;
}>;


export type SaveSurveyResponseMutation = { saveSurveyResponse: { isStored: boolean, error: { message: string } | null } };

export type TransferToTutorMutationVariables = Exact<{ [key: string]: never; }>;


export type TransferToTutorMutation = { transferToProfAI: { profAIUrl: string | null, error: { code: string, message: string } | null } };

export type SaveVideoNoteMutationVariables = Exact<{
  noteId: string;
  videoId: string;
  seconds: number;
  text: string;
  writtenMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type SaveVideoNoteMutation = { saveVideoNote: { note: { noteId: string, videoId: string, courseId: string, seconds: number, text: string, createdAt: number } | null, error: { code: string, message: string } | null } };

export type RemoveVideoNoteMutationVariables = Exact<{
  noteId: string;
  removedMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type RemoveVideoNoteMutation = { removeVideoNote: { note: { noteId: string, videoId: string, courseId: string, seconds: number, text: string, createdAt: number } | null, error: { code: string, message: string } | null } };

export type StoredNoteFragment = { noteId: string, videoId: string, courseId: string, seconds: number, text: string, createdAt: number };

export type ListVideoNotesQueryVariables = Exact<{
  courseId: string;
}>;


export type ListVideoNotesQuery = { listVideoNotes: { courseTitle: string, lessons: Array<{ videoId: string, title: string, page: { kind: VideoPageKind, topLevelId: string, groupId: string, videoContentId: string } | null }>, notes: Array<{ noteId: string, videoId: string, courseId: string, seconds: number, text: string, createdAt: number }> } | null };

export type NotedCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotedCoursesQuery = { listNotedCourses: Array<{ courseId: string, courseTitle: string, notes: number }> };

export type OnDemandVideoPageQueryVariables = Exact<{
  courseId: string;
  videoContentId: string;
  language?: string | null | undefined;
  withTranscript: boolean;
}>;


export type OnDemandVideoPageQuery = { getOnDemandContent: { courseId: string, courseTitle: string, sessionId: string | null, entitled: boolean, opensAt: number | null, groups: Array<{ courseContentGroupId: string, title: string, content: Array<{ courseContentId: string, title: string, description: string, completionRequired: boolean, preview: boolean, meta: { title: string | null, videoThumbnail: string | null }, video: { videoId: string, posterUrl: string | null, subtitle: string | null, duration: number, chapters: Array<{ videoChapterId: string, title: string, startSeconds: number, endSeconds: number }>, meta: { is_ai_generated: boolean } } | null }> }> } | null, getVideoProgressByCourse: { groups: Array<{ videos: Array<{ videoId: string, continueAtTime: number, positionAt: number | null, positionSessionId: string | null, creditedTime: number, completed: boolean, skipped: { from: number, seconds: number } | null }> }> } | null, getMeteringPlanDetails: { threshold: number, currentMeasure: number, watchedVideoIds: Array<string>, entitledVideoIds: Array<string> } | null, getTranscript?: { language: string, languages: Array<string>, lines: Array<{ startSeconds: number, endSeconds: number, text: string }> } | null };

export type VideoProgressQueryVariables = Exact<{
  videoId: string;
}>;


export type VideoProgressQuery = { getVideoProgress: { continueAtTime: number, positionAt: number | null, positionSessionId: string | null } | null };

export type CreatePlaylistUrlMutationVariables = Exact<{
  videoId: string;
}>;


export type CreatePlaylistUrlMutation = { createPlaylistUrl: { playlistUrl: string | null, error: { code: string, message: string } | null } };

export type CreateVideoSessionMutationVariables = Exact<{
  courseId: string;
  courseContentId?: string | null | undefined;
  sessionId?: string | null | undefined;
  videoId: string;
  userClientUri?: string | null | undefined;
  type: VideoSessionType;
  videoDurationAtPlaytime?: number | null | undefined;
  beganMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type CreateVideoSessionMutation = { createVideoSession: { userVideoSessionId: string | null, playlistUrl: string | null, error: { code: string, message: string } | null } };

export type UpdateVideoSessionMutationVariables = Exact<{
  userVideoSessionId: string;
  videoId: string;
  courseId?: string | null | undefined;
  continueAtTime: number;
  status: VideoSessionStatus;
  videoSessionMaxPlayhead: number;
  videoSessionPlayingTime: number;
  positionMsAgo?: number | null | undefined;
  sentAt?: number | null | undefined;
}>;


export type UpdateVideoSessionMutation = { updateVideoSession: { continueAtTime: number | null, positionAt: number | null, positionSessionId: string | null, creditedTime: number | null, completed: boolean | null, courseBadgeId: string | null, enrollmentStatus: EnrollmentStatus | null, playlistUrl: string | null, skipped: { from: number, seconds: number } | null, error: { code: string, message: string } | null } };

export type SessionVideoPageQueryVariables = Exact<{
  sessionId: string;
  videoGroupId: string;
  videoContentId: string;
  language?: string | null | undefined;
  withTranscript: boolean;
}>;


export type SessionVideoPageQuery = { getUserSession: { sessionId: string, courseId: string, title: string, kind: SessionKind, access: SessionAccess } | null, getSessionContentVideos: Array<{ videoId: string, posterUrl: string | null, title: string, subtitle: string | null, description: string, thumbnailUrl: string, duration: number, isAiGenerated: boolean, chapters: Array<{ videoChapterId: string, title: string, startSeconds: number, endSeconds: number }> }> | null, getVideoProgressBySession: { groups: Array<{ videos: Array<{ videoId: string, continueAtTime: number, positionAt: number | null, positionSessionId: string | null, creditedTime: number, completed: boolean, skipped: { from: number, seconds: number } | null }> }> } | null, getMeteringPlanDetails: { threshold: number, currentMeasure: number, watchedVideoIds: Array<string>, entitledVideoIds: Array<string> } | null, getTranscript?: { language: string, languages: Array<string>, lines: Array<{ startSeconds: number, endSeconds: number, text: string }> } | null };

export type TranscriptTextFragment = { language: string, languages: Array<string>, lines: Array<{ startSeconds: number, endSeconds: number, text: string }> };

export type TranscriptQueryVariables = Exact<{
  videoContentId: string;
  language?: string | null | undefined;
}>;


export type TranscriptQuery = { getTranscript: { language: string, languages: Array<string>, lines: Array<{ startSeconds: number, endSeconds: number, text: string }> } | null };

export type LectureChapterFragment = { videoChapterId: string, title: string, startSeconds: number, endSeconds: number };

export type StoredProgressFragment = { videoId: string, continueAtTime: number, positionAt: number | null, positionSessionId: string | null, creditedTime: number, completed: boolean, skipped: { from: number, seconds: number } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type SaveTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type SaveTimeZoneMutation = { saveTimeZone: { timeZone: string | null } };

export type MeteringPlanDetailsFragment = { threshold: number, currentMeasure: number, watchedVideoIds: Array<string>, entitledVideoIds: Array<string> };

export type ViewerQueryVariables = Exact<{
  userId: string;
}>;


export type ViewerQuery = { getSurveyStatus: SurveyStatus | null, getMember: { userId: string, email: string, accountType: MemberStatus, firstName: string, lastName: string, displayName: string | null, profileImageUrl: string | null, manageBilling: boolean, paymentFailed: boolean, trialEndDate: number | null, timeZone: string | null, alternateSSOEmail: string | null, customer: { customerId: string, name: string, type: CustomerType, enableProfAI: boolean, disableAIFeatures: boolean, logoUrl: string | null, accentColor: string | null } | null } | null, getMemberEntitlements: Array<{ entitlementId: string, type: string, label: string, precedence: number, customizations: { navLogoUrl: string | null, hideSessionDetailTitle: boolean, navConfigs: Array<{ route: string, rename: string | null, hide: boolean }> } }>, getMeteringPlanDetails: { threshold: number, currentMeasure: number, watchedVideoIds: Array<string>, entitledVideoIds: Array<string> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const OfferedSubscriptionFragmentDoc = new TypedDocumentString(`
    fragment OfferedSubscription on Query {
  getSubscriptionOffer {
    plan {
      name
      amount
      currency
      features
    }
    dueNow
    firstAmount
    firstPaymentAt
    renewalAmount
    renewsAt
    promotionCode
    amountOff
  }
}
    `, {"fragmentName":"OfferedSubscription"}) as unknown as TypedDocumentString<OfferedSubscriptionFragment, unknown>;
export const CatalogSessionFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"CatalogSession"}) as unknown as TypedDocumentString<CatalogSessionFragment, unknown>;
export const DashboardFragmentDoc = new TypedDocumentString(`
    fragment Dashboard on Query {
  listUserCourses {
    courseId
    title
    subtitle
    coverImageUrl
    stack
    topics
    difficulty
    faculties {
      fullName
    }
    courseBadgeId
    courseRating
    ratingCount
    lessons {
      count
      duration
    }
    courseMeta {
      hideTimeAndFacultyLabels
    }
    sessions {
      ...CatalogSession
      ownTitle
      ownSubtitle
      hasEnrollment
    }
  }
  listCourseBookmarks {
    courseId
  }
  getResumePoint {
    courseId
    courseTitle
    courseContentGroupId
    moduleTitle
    courseContentId
    videoId
    title
    videoThumbnail
    duration
    continueAtTime
    lessonNumber
    lessonCount
  }
}
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
}`, {"fragmentName":"Dashboard"}) as unknown as TypedDocumentString<DashboardFragment, unknown>;
export const CertificateProgressFragmentDoc = new TypedDocumentString(`
    fragment CertificateProgress on Query {
  listCertificates {
    certificateId
    title
    badgeImageUrl
    numRequiredCourses
    numElectiveCourses
    numBadges
    isRegistered
    isCompleted
    credentialId
    issuingDate
    withheldReason
    groups {
      courses {
        courseId
      }
    }
  }
}
    `, {"fragmentName":"CertificateProgress"}) as unknown as TypedDocumentString<CertificateProgressFragment, unknown>;
export const CertificateSummaryFragmentDoc = new TypedDocumentString(`
    fragment CertificateSummary on Certificate {
  certificateId
  title
  description
  type
  badgeImageUrl
  numElectiveCourses
  numRequiredCourses
  numBadges
  isRegistered
  isCompleted
  credentialId
  issuingDate
  withheldReason
  meta {
    registrationPrompt
    postRegistrationPrompt
  }
}
    `, {"fragmentName":"CertificateSummary"}) as unknown as TypedDocumentString<CertificateSummaryFragment, unknown>;
export const CertificateDetailFragmentDoc = new TypedDocumentString(`
    fragment CertificateDetail on Certificate {
  ...CertificateSummary
  coverImageUrl
  primaryColor
  entitledCourseIds
  meta {
    bannerDescription
  }
  groups {
    certificateGroupId
    title
    description
    isCapstoneGroup
    meta {
      note
    }
    courses {
      courseId
      title
      subtitle
      coverImageUrl
      liveOnly
      completionRequired
      isCompleted
      meta {
        note
      }
    }
  }
}
    fragment CertificateSummary on Certificate {
  certificateId
  title
  description
  type
  badgeImageUrl
  numElectiveCourses
  numRequiredCourses
  numBadges
  isRegistered
  isCompleted
  credentialId
  issuingDate
  withheldReason
  meta {
    registrationPrompt
    postRegistrationPrompt
  }
}`, {"fragmentName":"CertificateDetail"}) as unknown as TypedDocumentString<CertificateDetailFragment, unknown>;
export const OwnCredentialsFragmentDoc = new TypedDocumentString(`
    fragment OwnCredentials on Query {
  listCredentials {
    credentialId
    kind
    certificateId
    courseId
    title
    recipientName
    issuerName
    issuedOn
    courseTitles
    imageUrl
    downloadUrl
    isPublic
  }
}
    `, {"fragmentName":"OwnCredentials"}) as unknown as TypedDocumentString<OwnCredentialsFragment, unknown>;
export const EventOnCardFragmentDoc = new TypedDocumentString(`
    fragment EventOnCard on MemberEvent {
  memberEventId
  title
  eventStart
  eventEnd
  status
  heroImageUrl
  zoomLink
  recording {
    duration
  }
  eventCategory {
    label
  }
}
    `, {"fragmentName":"EventOnCard"}) as unknown as TypedDocumentString<EventOnCardFragment, unknown>;
export const HomeEventsFragmentDoc = new TypedDocumentString(`
    fragment HomeEvents on Query {
  listMemberEvents(category: Q_AND_A, ahead: 3) {
    ...EventOnCard
  }
  listMemberEventsRsvp(userId: $userId, includePastEvents: true) {
    memberEventId
    status
  }
}
    fragment EventOnCard on MemberEvent {
  memberEventId
  title
  eventStart
  eventEnd
  status
  heroImageUrl
  zoomLink
  recording {
    duration
  }
  eventCategory {
    label
  }
}`, {"fragmentName":"HomeEvents"}) as unknown as TypedDocumentString<HomeEventsFragment, unknown>;
export const MemberOnCardFragmentDoc = new TypedDocumentString(`
    fragment MemberOnCard on ListedMember {
  userId
  firstName
  lastName
  jobRole
  company {
    name
  }
  profileImageUrl
}
    `, {"fragmentName":"MemberOnCard"}) as unknown as TypedDocumentString<MemberOnCardFragment, unknown>;
export const HomeMembersFragmentDoc = new TypedDocumentString(`
    fragment HomeMembers on Query {
  listMembers(context: HOMEPAGE, count: 20) {
    list {
      ...MemberOnCard
    }
  }
}
    fragment MemberOnCard on ListedMember {
  userId
  firstName
  lastName
  jobRole
  company {
    name
  }
  profileImageUrl
}`, {"fragmentName":"HomeMembers"}) as unknown as TypedDocumentString<HomeMembersFragment, unknown>;
export const HomeStudyFragmentDoc = new TypedDocumentString(`
    fragment HomeStudy on Query {
  listCourseProgress {
    courseId
    creditedShare
  }
  listOwnWaitlists {
    sessionId
    length
    rank
  }
  listOpenTasks {
    sessionContentId
    sessionId
    title
    dayAt
  }
  listOpenProjects {
    sessionId
    sessionTitle
    kind
    title
    closesAt
  }
}
    `, {"fragmentName":"HomeStudy"}) as unknown as TypedDocumentString<HomeStudyFragment, unknown>;
export const InsightSummaryFragmentDoc = new TypedDocumentString(`
    fragment InsightSummary on CaseStudy {
  caseStudyId
  title
  summary
  publishedAt
  coverImageUrl
  readingMinutes
  video {
    duration
  }
}
    `, {"fragmentName":"InsightSummary"}) as unknown as TypedDocumentString<InsightSummaryFragment, unknown>;
export const WholeLearningPlanFragmentDoc = new TypedDocumentString(`
    fragment WholeLearningPlan on LearningPlan {
  plan {
    name
    topic
    level
  }
  certificate {
    certificateId
    logo
    title
    description
    progress
  }
  courseIds
  reasons {
    courseId
    reason
  }
}
    `, {"fragmentName":"WholeLearningPlan"}) as unknown as TypedDocumentString<WholeLearningPlanFragment, unknown>;
export const OrganizationFiguresFragmentDoc = new TypedDocumentString(`
    fragment OrganizationFigures on OrganizationDetailsResult {
  overview {
    companyName
    companyLogo
    accentColor
    contractStart
    contractEnd
    totalSeats
    usedSeats
    importantLinks {
      title
      url
    }
  }
  stats {
    usersEngaged
    usersEngagedPercent
    assignedSeats
    lessonsStarted
    hoursWatched
    coursesConsumed
    badgesEarned
    badgesEarnedPercent
  }
  periodStart
  asOf
  weeks {
    week
    activeLearners
    seats
  }
  topCourses {
    courseId
    title
    enrolled
    completed
  }
  error {
    code
    message
  }
}
    `, {"fragmentName":"OrganizationFigures"}) as unknown as TypedDocumentString<OrganizationFiguresFragment, unknown>;
export const EditedMemberFragmentDoc = new TypedDocumentString(`
    fragment EditedMember on Member {
  userId
  firstName
  middleName
  lastName
  displayName
  pronouns
  linkedinProfileUrl
  twitterProfileUrl
  instagramProfileUrl
  jobRole
  industry
  jobFunction
  about
  growthTip
  communityGive
  communityGet
  whatILove
  company {
    name
  }
  location {
    country
    region
    city
  }
  languages {
    name
  }
  visibility {
    directory
    location
    languages
    links
    courses
    events
  }
}
    `, {"fragmentName":"EditedMember"}) as unknown as TypedDocumentString<EditedMemberFragment, unknown>;
export const SavedMemberFragmentDoc = new TypedDocumentString(`
    fragment SavedMember on SaveProfileResult {
  member {
    ...EditedMember
  }
  error {
    code
    message
  }
}
    fragment EditedMember on Member {
  userId
  firstName
  middleName
  lastName
  displayName
  pronouns
  linkedinProfileUrl
  twitterProfileUrl
  instagramProfileUrl
  jobRole
  industry
  jobFunction
  about
  growthTip
  communityGive
  communityGet
  whatILove
  company {
    name
  }
  location {
    country
    region
    city
  }
  languages {
    name
  }
  visibility {
    directory
    location
    languages
    links
    courses
    events
  }
}`, {"fragmentName":"SavedMember"}) as unknown as TypedDocumentString<SavedMemberFragment, unknown>;
export const ResourceOnCardFragmentDoc = new TypedDocumentString(`
    fragment ResourceOnCard on Resource {
  resourceID
  slug
  title
  subtitle
  type
  coverImageUrl
  tags {
    tagID
    category
    label
  }
}
    `, {"fragmentName":"ResourceOnCard"}) as unknown as TypedDocumentString<ResourceOnCardFragment, unknown>;
export const ContainerContentsFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"ContainerContents"}) as unknown as TypedDocumentString<ContainerContentsFragment, unknown>;
export const StoredNoteFragmentDoc = new TypedDocumentString(`
    fragment StoredNote on VideoNote {
  noteId
  videoId
  courseId
  seconds
  text
  createdAt
}
    `, {"fragmentName":"StoredNote"}) as unknown as TypedDocumentString<StoredNoteFragment, unknown>;
export const TranscriptTextFragmentDoc = new TypedDocumentString(`
    fragment TranscriptText on Transcript {
  language
  languages
  lines {
    startSeconds
    endSeconds
    text
  }
}
    `, {"fragmentName":"TranscriptText"}) as unknown as TypedDocumentString<TranscriptTextFragment, unknown>;
export const LectureChapterFragmentDoc = new TypedDocumentString(`
    fragment LectureChapter on VideoChapter {
  videoChapterId
  title
  startSeconds
  endSeconds
}
    `, {"fragmentName":"LectureChapter"}) as unknown as TypedDocumentString<LectureChapterFragment, unknown>;
export const StoredProgressFragmentDoc = new TypedDocumentString(`
    fragment StoredProgress on CourseVideoProgressVideo {
  videoId
  continueAtTime
  positionAt
  positionSessionId
  creditedTime
  skipped {
    from
    seconds
  }
  completed
}
    `, {"fragmentName":"StoredProgress"}) as unknown as TypedDocumentString<StoredProgressFragment, unknown>;
export const MeteringPlanDetailsFragmentDoc = new TypedDocumentString(`
    fragment MeteringPlanDetails on MeteringPlan {
  threshold
  currentMeasure
  watchedVideoIds
  entitledVideoIds
}
    `, {"fragmentName":"MeteringPlanDetails"}) as unknown as TypedDocumentString<MeteringPlanDetailsFragment, unknown>;
export const EndSignInDocument = {"__meta__":{"hash":"sha256:bb767c1d70d588699e6209f63a700838129828d5cdbc69d03266900065739694"}} as unknown as TypedDocumentString<EndSignInMutation, EndSignInMutationVariables>;
export const MeteredVideosDocument = {"__meta__":{"hash":"sha256:37b67f88e9bd2500755110f6b846d8a5b4ee695e92207d5b5019b1ff004f1a25"}} as unknown as TypedDocumentString<MeteredVideosQuery, MeteredVideosQueryVariables>;
export const StartAccountLinkingDocument = {"__meta__":{"hash":"sha256:ac7d43ddfe63c7015a2f8f79de2b2b4649fdf05d178604daefbf803d12ce780f"}} as unknown as TypedDocumentString<StartAccountLinkingMutation, StartAccountLinkingMutationVariables>;
export const UnlinkAccountDocument = {"__meta__":{"hash":"sha256:691034815fbfcb2fe1b403cd2d2c3a7cddbe933daa146c3fe3692dd8cb7f79ad"}} as unknown as TypedDocumentString<UnlinkAccountMutation, UnlinkAccountMutationVariables>;
export const SignInsDocument = {"__meta__":{"hash":"sha256:df55eaf16b4cfd67971e35309da756dc1807adc400ce7b67351189bcfa14f089"}} as unknown as TypedDocumentString<SignInsQuery, SignInsQueryVariables>;
export const AcceptOfferDocument = {"__meta__":{"hash":"sha256:72443ebbfc9b40ba43378ae9a7bbafa949d13b0dd4d5ed12ffbd869c8b8ca9d4"}} as unknown as TypedDocumentString<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const CancelOfferDocument = {"__meta__":{"hash":"sha256:341429ee7ff4b18ecc0acdba61784d10cbab73353c3e0bb0bc0e8ae6754a77fa"}} as unknown as TypedDocumentString<CancelOfferQuery, CancelOfferQueryVariables>;
export const ConfirmCheckoutDocument = {"__meta__":{"hash":"sha256:4d3ed585ed24d969aa5fa86b3cab108aa269a17a3a7f69b8ef1db53480b10d1f"}} as unknown as TypedDocumentString<ConfirmCheckoutMutation, ConfirmCheckoutMutationVariables>;
export const BeginCheckoutDocument = {"__meta__":{"hash":"sha256:db5db88a6b2e915b5290d1643b6a99eda18b8dcc9fbb50766702e4e955090e39"}} as unknown as TypedDocumentString<BeginCheckoutMutation, BeginCheckoutMutationVariables>;
export const OpenBillingPortalDocument = {"__meta__":{"hash":"sha256:ce434dba1987e5a54412dc93d0869d0c8eaf55cb65d016b04ddd22221936d3f7"}} as unknown as TypedDocumentString<OpenBillingPortalMutation, OpenBillingPortalMutationVariables>;
export const ScholarshipDocument = {"__meta__":{"hash":"sha256:1bc685efcaba3fb4541e6ae675fb5fd99bc4fa6380c2efe608d9c2c246c97998"}} as unknown as TypedDocumentString<ScholarshipQuery, ScholarshipQueryVariables>;
export const AccountBillingDocument = {"__meta__":{"hash":"sha256:c221dcc1577ae165e72e718e60cb73f40cb70126d8763ee51f666b16b1a2c68c"}} as unknown as TypedDocumentString<AccountBillingQuery, AccountBillingQueryVariables>;
export const BeginSubscriptionDocument = {"__meta__":{"hash":"sha256:cd4a950b2e5c2bcc7c7f8acf67dbf9d9e007df7cc9f8db11a4f47e2149b641e6"}} as unknown as TypedDocumentString<BeginSubscriptionMutation, BeginSubscriptionMutationVariables>;
export const SubscriptionOfferDocument = {"__meta__":{"hash":"sha256:12f2da6a8499b48c5bd53007f383467bdf71091f6bdc72d0021496feef5e6e33"}} as unknown as TypedDocumentString<SubscriptionOfferQuery, SubscriptionOfferQueryVariables>;
export const PlansDocument = {"__meta__":{"hash":"sha256:9f791a5be2412de6582b276356488155a98fa29c564f81d43279c3d52a9aaf5c"}} as unknown as TypedDocumentString<PlansQuery, PlansQueryVariables>;
export const SessionLinkDocument = {"__meta__":{"hash":"sha256:574afa01430046f1311297f62fa0e41696234534331823bf0eeca33a9f7787ac"}} as unknown as TypedDocumentString<SessionLinkQuery, SessionLinkQueryVariables>;
export const CalendarSubscriptionDocument = {"__meta__":{"hash":"sha256:af3f1fb6beca8d9997adc0285b3e88645b1ad1f34c71f90075083606945eb68e"}} as unknown as TypedDocumentString<CalendarSubscriptionQuery, CalendarSubscriptionQueryVariables>;
export const CreateCalendarSubscriptionDocument = {"__meta__":{"hash":"sha256:8f1d396e37cbd2835590f07ebb2cdfe5ef34d1dedc6870c3d9c8519e2a27d642"}} as unknown as TypedDocumentString<CreateCalendarSubscriptionMutation, CreateCalendarSubscriptionMutationVariables>;
export const RevokeCalendarSubscriptionDocument = {"__meta__":{"hash":"sha256:bc309ecd44d0bbc2d6c7edac50c847252f01651005cf72b669e7d04812b27269"}} as unknown as TypedDocumentString<RevokeCalendarSubscriptionMutation, RevokeCalendarSubscriptionMutationVariables>;
export const AddUserSaveDocument = {"__meta__":{"hash":"sha256:63d306427c2ca199d4c5a1714274414e4a20c7ca7ffb4b8c61540594cb63daac"}} as unknown as TypedDocumentString<AddUserSaveMutation, AddUserSaveMutationVariables>;
export const RemoveUserSaveDocument = {"__meta__":{"hash":"sha256:8cd04227e6f08264f21322b65abc8252ac94f8cc9c359a948d0ae29afea4b430"}} as unknown as TypedDocumentString<RemoveUserSaveMutation, RemoveUserSaveMutationVariables>;
export const CourseLandingDocument = {"__meta__":{"hash":"sha256:320b8f77cd3146afa2d4327c759c9e61fcd8ee765bb1407a1ee380f38d64fe79"}} as unknown as TypedDocumentString<CourseLandingQuery, CourseLandingQueryVariables>;
export const CoursesDashboardDocument = {"__meta__":{"hash":"sha256:42f2f5a5aa3cd6a1144f4351798712041848b80adad24b9e718fd6170dddc9cd"}} as unknown as TypedDocumentString<CoursesDashboardQuery, CoursesDashboardQueryVariables>;
export const SearchCoursesDocument = {"__meta__":{"hash":"sha256:0902cd495fe3e2195e9dd6bbadfe2a6dfe8022b5433d9fbb9f58e116f88e4cea"}} as unknown as TypedDocumentString<SearchCoursesQuery, SearchCoursesQueryVariables>;
export const NextStepsDocument = {"__meta__":{"hash":"sha256:dac1ba4c415a399fc38a7b18465436425aef82ad2f38a43b72a7123b92712be8"}} as unknown as TypedDocumentString<NextStepsQuery, NextStepsQueryVariables>;
export const AddCourseAlertDocument = {"__meta__":{"hash":"sha256:b8cfe75f89b2276b2aa445423ca33bef99e54007a7823d90f4a9e94427dfbf37"}} as unknown as TypedDocumentString<AddCourseAlertMutation, AddCourseAlertMutationVariables>;
export const RemoveCourseAlertDocument = {"__meta__":{"hash":"sha256:04baf9d2e9a196529a0cac5645e0c2343daa1868335ff9c2f65b0c996ad1d248"}} as unknown as TypedDocumentString<RemoveCourseAlertMutation, RemoveCourseAlertMutationVariables>;
export const CourseTrailerDocument = {"__meta__":{"hash":"sha256:77e426a69e00c231972b72668ebfe8567e9887893c6fc5f8018c80545fc6ec6e"}} as unknown as TypedDocumentString<CourseTrailerQuery, CourseTrailerQueryVariables>;
export const SearchTranscriptsDocument = {"__meta__":{"hash":"sha256:a6cb4a217017a0a968bc382bd6b12203ecfd01f1b78524b95a31ba737932209c"}} as unknown as TypedDocumentString<SearchTranscriptsQuery, SearchTranscriptsQueryVariables>;
export const CertificateProgressDocument = {"__meta__":{"hash":"sha256:ce77d2b714c0133792ffcbaf282df06ad6a20dda33b54e6f2bfea1b3622b6c84"}} as unknown as TypedDocumentString<CertificateProgressQuery, CertificateProgressQueryVariables>;
export const CertificatesDocument = {"__meta__":{"hash":"sha256:d3cbc02e398b9175ffbf013c3b8a9f761f9b7b1d59c1c180834814024065b251"}} as unknown as TypedDocumentString<CertificatesQuery, CertificatesQueryVariables>;
export const CertificateDocument = {"__meta__":{"hash":"sha256:de353ffa19d142f3bdbc79d34639cce61b15c5c0e189f5450f715509961d348c"}} as unknown as TypedDocumentString<CertificateQuery, CertificateQueryVariables>;
export const BoughtSessionsDocument = {"__meta__":{"hash":"sha256:fce78197b26ecdbb6f7089fdb8227f3cb58a5014bca67e7ad1c7d2a5961c3291"}} as unknown as TypedDocumentString<BoughtSessionsQuery, BoughtSessionsQueryVariables>;
export const CrashCoursesDocument = {"__meta__":{"hash":"sha256:47a82dcb7d696f772a76119a640341a2c73deeb32119c30e3834fbafa9757f9b"}} as unknown as TypedDocumentString<CrashCoursesQuery, CrashCoursesQueryVariables>;
export const CrashCourseDocument = {"__meta__":{"hash":"sha256:9dd710091d772dd6d36697358dec43105186c9427f5b58528ee49929cf435e07"}} as unknown as TypedDocumentString<CrashCourseQuery, CrashCourseQueryVariables>;
export const AddCertificateCompletionDocument = {"__meta__":{"hash":"sha256:ded4ea53085e837130d3bfb3e778b78ea6d8a12fe69c450c75743b6d587aae8e"}} as unknown as TypedDocumentString<AddCertificateCompletionMutation, AddCertificateCompletionMutationVariables>;
export const AddCertificateRegistrationDocument = {"__meta__":{"hash":"sha256:555f73fbdb22ade60d04c27ed491d3d3f3ab9a6df806c19335743fe4cf77e2f8"}} as unknown as TypedDocumentString<AddCertificateRegistrationMutation, AddCertificateRegistrationMutationVariables>;
export const RemoveCertificateRegistrationDocument = {"__meta__":{"hash":"sha256:891f9d8a6acf782a11fc31611c536310996f49a8221c674ccc9992970ca61b33"}} as unknown as TypedDocumentString<RemoveCertificateRegistrationMutation, RemoveCertificateRegistrationMutationVariables>;
export const CredentialsDocument = {"__meta__":{"hash":"sha256:6c7a7a44262746c986cc2e1b648dd3653d1ddefa157b4b5785098e6f6b29db2d"}} as unknown as TypedDocumentString<CredentialsQuery, CredentialsQueryVariables>;
export const PublicCredentialDocument = {"__meta__":{"hash":"sha256:8881eba1a6a88db0efe74f2569041616d64f1c64a4283dfb8473a77ee9157ed7"}} as unknown as TypedDocumentString<PublicCredentialQuery, PublicCredentialQueryVariables>;
export const SaveCredentialVisibilityDocument = {"__meta__":{"hash":"sha256:a45f5e994e2dfa2e58e2c572fbb3e3ddca9189efa285d50f56fbedced84a215e"}} as unknown as TypedDocumentString<SaveCredentialVisibilityMutation, SaveCredentialVisibilityMutationVariables>;
export const ClassmatesDocument = {"__meta__":{"hash":"sha256:0df47331d4ebff371edbaca17d313c34ec2e0d4810b5929fb558abb5937afa59"}} as unknown as TypedDocumentString<ClassmatesQuery, ClassmatesQueryVariables>;
export const MembersDocument = {"__meta__":{"hash":"sha256:12d0126d6aae04e892ee26634f52fef98a7c36e59fea5d0f610c2aa4ad4e241b"}} as unknown as TypedDocumentString<MembersQuery, MembersQueryVariables>;
export const MemberProfileDocument = {"__meta__":{"hash":"sha256:57accb0a6923493bed6cbea01f8691e95553703fdfc51dc6e7af95c6eb1d4da8"}} as unknown as TypedDocumentString<MemberProfileQuery, MemberProfileQueryVariables>;
export const DropsDocument = {"__meta__":{"hash":"sha256:1da79eb5de567aa71580ee6528acfae6ca060678de0e4a8d1c96331674e182d8"}} as unknown as TypedDocumentString<DropsQuery, DropsQueryVariables>;
export const SaveEnrollmentDocument = {"__meta__":{"hash":"sha256:d0c1b48be696cbbd4dea0f23051d808e20bee464f52df80a7de40cff91f7886b"}} as unknown as TypedDocumentString<SaveEnrollmentMutation, SaveEnrollmentMutationVariables>;
export const EventDocument = {"__meta__":{"hash":"sha256:eb0a056d33dfb25922fac1ffd828629efd081ae1540b2d41bf3eebacbf1ea1f1"}} as unknown as TypedDocumentString<EventQuery, EventQueryVariables>;
export const EventRecordingDocument = {"__meta__":{"hash":"sha256:575826da1ff3aeef11efe36fcd0da8e351a25bab944d876158b91f9609129872"}} as unknown as TypedDocumentString<EventRecordingQuery, EventRecordingQueryVariables>;
export const InviteToEventDocument = {"__meta__":{"hash":"sha256:fc177e8b01be66a4e65617bc5e29d61bc84cb211131510ab676a6e5a9ac01ec0"}} as unknown as TypedDocumentString<InviteToEventMutation, InviteToEventMutationVariables>;
export const EventsDocument = {"__meta__":{"hash":"sha256:e4860d525ac3b4641e32727dd1c738eaad472530fb834d606a5f809f119ab577"}} as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const EventLinkDocument = {"__meta__":{"hash":"sha256:85c230bf6e382679f5e5e700ca2034dfd77fec6de40d1110a1a8cbfcba240d46"}} as unknown as TypedDocumentString<EventLinkQuery, EventLinkQueryVariables>;
export const SaveEventRsvpDocument = {"__meta__":{"hash":"sha256:0f270e4cdc4775190868df026aa4f3e74f780ace17808be84e7d660aa7d9e941"}} as unknown as TypedDocumentString<SaveEventRsvpMutation, SaveEventRsvpMutationVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:4fd76914a7b89c95f121e6acb2c89bce2a92ec2408758d44b3db7de39a896b43"}} as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeEventsDocument = {"__meta__":{"hash":"sha256:06c25de74eb54dfe31c7043585d8afab6aa5907a3a952d3d060829a53ac86f22"}} as unknown as TypedDocumentString<HomeEventsQuery, HomeEventsQueryVariables>;
export const HomeMembersDocument = {"__meta__":{"hash":"sha256:78204c2fe25f66e4115bec1316a8e7cbdf66324f81cf0402f043bac47acab589"}} as unknown as TypedDocumentString<HomeMembersQuery, HomeMembersQueryVariables>;
export const HomeStudyDocument = {"__meta__":{"hash":"sha256:6c1e7905e74a0bcdc5c991bea6c3caa89bcbe46cdd652aa4ec9811ab679bcc80"}} as unknown as TypedDocumentString<HomeStudyQuery, HomeStudyQueryVariables>;
export const CorporateRealmDocument = {"__meta__":{"hash":"sha256:a3bbe25898fd9b25ba0bf158522f98fb716b73df40417a7f30d81b88a8df658b"}} as unknown as TypedDocumentString<CorporateRealmQuery, CorporateRealmQueryVariables>;
export const LmsProviderDocument = {"__meta__":{"hash":"sha256:9f4b4fd6d593c2313a93f31f03582150f26bf0188dc2ee4f4b67436dc5f847d2"}} as unknown as TypedDocumentString<LmsProviderQuery, LmsProviderQueryVariables>;
export const SendVerificationCodeDocument = {"__meta__":{"hash":"sha256:f97c95ec834a2de29f38e9571120e11c9bfea7aebf219a781499d18cd1f2e7a9"}} as unknown as TypedDocumentString<SendVerificationCodeMutation, SendVerificationCodeMutationVariables>;
export const InsightsDocument = {"__meta__":{"hash":"sha256:d41c01c36b4ae735a4520c1892dd9f35be525a83bf2e6576f02955199e24205d"}} as unknown as TypedDocumentString<InsightsQuery, InsightsQueryVariables>;
export const InsightDocument = {"__meta__":{"hash":"sha256:950bf6ebe821896634e812838b0271faca2f58402e2ed1514053fecfbe639a51"}} as unknown as TypedDocumentString<InsightQuery, InsightQueryVariables>;
export const InsightVideoDocument = {"__meta__":{"hash":"sha256:c084470550a0242854dd16e042ce2e77e46d95182c2db97bb0f664e981d0c318"}} as unknown as TypedDocumentString<InsightVideoQuery, InsightVideoQueryVariables>;
export const PassPreviewDocument = {"__meta__":{"hash":"sha256:ae772249be9ce3301da18e3a1c848078f24431161c9594939231b8cd98c11421"}} as unknown as TypedDocumentString<PassPreviewQuery, PassPreviewQueryVariables>;
export const LookupPassActivationLinkDocument = {"__meta__":{"hash":"sha256:e8b02c8b630b8c9204a6f429a1ad2e3e250a052cd200e9319767194e76a3f2eb"}} as unknown as TypedDocumentString<LookupPassActivationLinkQuery, LookupPassActivationLinkQueryVariables>;
export const ProcessPassExtrasDocument = {"__meta__":{"hash":"sha256:5bda1160b56b306e6ef44182ba13b217583ed140ea75837f16ee42cce3042913"}} as unknown as TypedDocumentString<ProcessPassExtrasMutation, ProcessPassExtrasMutationVariables>;
export const PassCorporateRealmDocument = {"__meta__":{"hash":"sha256:303cbbe48bbe64a0984d05faffd4b8badf27114d27d2de1fe8a168f8e0e872b3"}} as unknown as TypedDocumentString<PassCorporateRealmQuery, PassCorporateRealmQueryVariables>;
export const CreateUserWithPassDocument = {"__meta__":{"hash":"sha256:5a6f7981601a8ba8efba590c7ed3496830ab20852da6fba0d2c70f32a44d2fc6"}} as unknown as TypedDocumentString<CreateUserWithPassMutation, CreateUserWithPassMutationVariables>;
export const PassRegistrationDocument = {"__meta__":{"hash":"sha256:4597993679c338e783cc06ba0b0c45ca84a04e73f1b507a95072e66d70a47130"}} as unknown as TypedDocumentString<PassRegistrationQuery, PassRegistrationQueryVariables>;
export const SignupLimitedUserDocument = {"__meta__":{"hash":"sha256:0c99c8937dfcdb41895d86648dc139c8dd1f974eb157cd160a52e8cc0618e2b9"}} as unknown as TypedDocumentString<SignupLimitedUserMutation, SignupLimitedUserMutationVariables>;
export const LookupSignupActivationCodeDocument = {"__meta__":{"hash":"sha256:bc145a2c9f162ec26b7e97d3dd66e932296679fbef03c118b499824b7b82ef62"}} as unknown as TypedDocumentString<LookupSignupActivationCodeQuery, LookupSignupActivationCodeQueryVariables>;
export const PassLogoDocument = {"__meta__":{"hash":"sha256:c0bc997ccb9131dad949096bce0758cfd20eb28c6485ed840e6b3bdff56cdc9c"}} as unknown as TypedDocumentString<PassLogoQuery, PassLogoQueryVariables>;
export const LearningPlanDocument = {"__meta__":{"hash":"sha256:b91f3f2cc1f2c736fed633ff1ee87b5366ee8913dc2848a157d9180d9d7f732b"}} as unknown as TypedDocumentString<LearningPlanQuery, LearningPlanQueryVariables>;
export const LearningPlanQuizDocument = {"__meta__":{"hash":"sha256:feca71fd37425d5db1fac45ed130e96b18d8f7e081f0ba6903870f0afe450d1d"}} as unknown as TypedDocumentString<LearningPlanQuizQuery, LearningPlanQuizQueryVariables>;
export const SubmitLearningPlanQuizDocument = {"__meta__":{"hash":"sha256:1d3d670316087c58fc330b65e3c5ceefaa0d9d0924a5e209b5db3e62342b62a4"}} as unknown as TypedDocumentString<SubmitLearningPlanQuizMutation, SubmitLearningPlanQuizMutationVariables>;
export const SubmitLearningPlanDocument = {"__meta__":{"hash":"sha256:8feefd99196e63077ec06d5a2d4ddc1cd919e52743b7355c23e77fda5c6b0f85"}} as unknown as TypedDocumentString<SubmitLearningPlanMutation, SubmitLearningPlanMutationVariables>;
export const FreeOfferDocument = {"__meta__":{"hash":"sha256:97be05a3d59dd23dcf46d92e0926a7d395341f9c452bd5e40a247cfd1d1eaff6"}} as unknown as TypedDocumentString<FreeOfferQuery, FreeOfferQueryVariables>;
export const MeteringPlanDocument = {"__meta__":{"hash":"sha256:4925c76f23b03ae2e2c4d85d58e227d13fcb5fc679976b757e84357e49af600c"}} as unknown as TypedDocumentString<MeteringPlanQuery, MeteringPlanQueryVariables>;
export const MiniMbasDocument = {"__meta__":{"hash":"sha256:97635654965759bfdc46307296a28e1440fafc168cc9a0cad8208c37c727b47e"}} as unknown as TypedDocumentString<MiniMbasQuery, MiniMbasQueryVariables>;
export const OrganizationDashboardDocument = {"__meta__":{"hash":"sha256:8c42b95462608b360a7d80811bee6c1c30f7bebc576c0055feddd7a1fdac6665"}} as unknown as TypedDocumentString<OrganizationDashboardQuery, OrganizationDashboardQueryVariables>;
export const DashboardDownloadDocument = {"__meta__":{"hash":"sha256:73ea8e18b5f579a4926d83a905aa23fba0b178b8e2535fcd94ba0c0bd5d88538"}} as unknown as TypedDocumentString<DashboardDownloadQuery, DashboardDownloadQueryVariables>;
export const EmployeeDetailsDocument = {"__meta__":{"hash":"sha256:a1ce4331d06806aa2258cb88b34c413666389aeb74804f50709e75813640a0e7"}} as unknown as TypedDocumentString<EmployeeDetailsQuery, EmployeeDetailsQueryVariables>;
export const EmployeeCoursesDocument = {"__meta__":{"hash":"sha256:51534a33539214bf061aad270c58cecaf04778fa4cd1273798c71de4d52174e3"}} as unknown as TypedDocumentString<EmployeeCoursesQuery, EmployeeCoursesQueryVariables>;
export const OrganizationDocument = {"__meta__":{"hash":"sha256:5bfaf4c26a8018645cb9176429da68b685bc7a43b09ac324152b8ffa7446e4e6"}} as unknown as TypedDocumentString<OrganizationQuery, OrganizationQueryVariables>;
export const OrganizationCoursesDocument = {"__meta__":{"hash":"sha256:1273f8be01294a1dca00c8f7670b77046595661066b9b9bda573eb0e67a08bd8"}} as unknown as TypedDocumentString<OrganizationCoursesQuery, OrganizationCoursesQueryVariables>;
export const OrganizationEmployeesDocument = {"__meta__":{"hash":"sha256:ac5f80e7f6e90f62ec19216dd20752dfa7bedfce99b0e0c9c9ca452aec6c9253"}} as unknown as TypedDocumentString<OrganizationEmployeesQuery, OrganizationEmployeesQueryVariables>;
export const OrganizationSessionsDocument = {"__meta__":{"hash":"sha256:29705fb7b9d1eded953f9139d7a2628063684a922e46d0edc02ee948e3714327"}} as unknown as TypedDocumentString<OrganizationSessionsQuery, OrganizationSessionsQueryVariables>;
export const SaveProfileBasicsDocument = {"__meta__":{"hash":"sha256:94a2c6fa9785afa37a609859be63ab12b1652722c20a2e66de128f32ccfee545"}} as unknown as TypedDocumentString<SaveProfileBasicsMutation, SaveProfileBasicsMutationVariables>;
export const SaveProfileLocationDocument = {"__meta__":{"hash":"sha256:6d9478208c50257991abcaad0a20490251dc3f53258424f80184928148c81200"}} as unknown as TypedDocumentString<SaveProfileLocationMutation, SaveProfileLocationMutationVariables>;
export const SaveProfileLanguagesDocument = {"__meta__":{"hash":"sha256:4afabe5727b40b98a7f4bdfd22ef521b7942ee174d7d79d2ef949ccc6ec87e36"}} as unknown as TypedDocumentString<SaveProfileLanguagesMutation, SaveProfileLanguagesMutationVariables>;
export const SaveProfileLinksDocument = {"__meta__":{"hash":"sha256:8c2ecd8d13664fade8a2be4a25cfc80dd1ca7066f6c522c1a38f11f334aeeb9d"}} as unknown as TypedDocumentString<SaveProfileLinksMutation, SaveProfileLinksMutationVariables>;
export const SaveProfileJobDocument = {"__meta__":{"hash":"sha256:7619acf24b3e73120086c4b9e81c7feffa6c41ab56aefac8f48923f1bb946deb"}} as unknown as TypedDocumentString<SaveProfileJobMutation, SaveProfileJobMutationVariables>;
export const SaveProfileCompanyDocument = {"__meta__":{"hash":"sha256:37b84e3ebf37eba36486ec5ce587e92d4c95ed15f278babbbbfca93575477f54"}} as unknown as TypedDocumentString<SaveProfileCompanyMutation, SaveProfileCompanyMutationVariables>;
export const SaveProfileCommunityDocument = {"__meta__":{"hash":"sha256:3a9011719ccef18f292f1cd9dbcf228f7f2eab16680af8c017ffefe93bada6c7"}} as unknown as TypedDocumentString<SaveProfileCommunityMutation, SaveProfileCommunityMutationVariables>;
export const SaveProfileVisibilityDocument = {"__meta__":{"hash":"sha256:b5a93704f311fccf23b1840bdeda8260be840512a418c39dfc3f963185fa04e9"}} as unknown as TypedDocumentString<SaveProfileVisibilityMutation, SaveProfileVisibilityMutationVariables>;
export const CountriesDocument = {"__meta__":{"hash":"sha256:5968a5a1af82b05bf6d27b29e9ffe5fc074dbd9581214668b8925293d1c05e04"}} as unknown as TypedDocumentString<CountriesQuery, CountriesQueryVariables>;
export const RegionsDocument = {"__meta__":{"hash":"sha256:0c958775713f4d673405b14cce8a463fe4d8b1b59c15f1c7417f2e008a094afa"}} as unknown as TypedDocumentString<RegionsQuery, RegionsQueryVariables>;
export const CitiesDocument = {"__meta__":{"hash":"sha256:b2135345c11a14df6ca8eb597b368d17c89843c2908f6a9709c300e228e5725f"}} as unknown as TypedDocumentString<CitiesQuery, CitiesQueryVariables>;
export const CreateSignedUploadUrlDocument = {"__meta__":{"hash":"sha256:2a360c7b579c12add5e79fc2c425d7ab6c1259c776ad69ca373a1007812aaec7"}} as unknown as TypedDocumentString<CreateSignedUploadUrlMutation, CreateSignedUploadUrlMutationVariables>;
export const SaveProfilePhotoDocument = {"__meta__":{"hash":"sha256:889fe919135f97f7b1229b117ec458b73a08f29db8fe1d06844cd4a740cade23"}} as unknown as TypedDocumentString<SaveProfilePhotoMutation, SaveProfilePhotoMutationVariables>;
export const ProfileEditDocument = {"__meta__":{"hash":"sha256:8a549f63ed57b072606ceb56130ac9cbe353f3bcd7383846baa81cf1c32ee464"}} as unknown as TypedDocumentString<ProfileEditQuery, ProfileEditQueryVariables>;
export const SubmitProjectDocument = {"__meta__":{"hash":"sha256:58feb55a7de203d4574abfe7cb95e9035ef67ba846f09463b3268a761c9199e3"}} as unknown as TypedDocumentString<SubmitProjectMutation, SubmitProjectMutationVariables>;
export const SaveProjectDraftDocument = {"__meta__":{"hash":"sha256:fa7cfd5883e0e7d5d2cc54c2f5c60d7501833cd00a9d5a3bcff93e8383b3308f"}} as unknown as TypedDocumentString<SaveProjectDraftMutation, SaveProjectDraftMutationVariables>;
export const ProjectDocument = {"__meta__":{"hash":"sha256:068a3e015abaa3dd04232cf5ab87e741a85ebfc1203fb61966c303b923a83966"}} as unknown as TypedDocumentString<ProjectQuery, ProjectQueryVariables>;
export const ReceivedProjectsDocument = {"__meta__":{"hash":"sha256:68d65441f04a95b534e62b6888462b0bca0b65d05ae13d2326c8148a0aa27e00"}} as unknown as TypedDocumentString<ReceivedProjectsQuery, ReceivedProjectsQueryVariables>;
export const SearchResourcesDocument = {"__meta__":{"hash":"sha256:996697baf22e6f76c8bf875d79b94478978e9cd820df361e9f715e0fb4af441d"}} as unknown as TypedDocumentString<SearchResourcesQuery, SearchResourcesQueryVariables>;
export const ResourceDocument = {"__meta__":{"hash":"sha256:f09a5af54268c6bfedc54abce04810f41def8933bfe60b1a37815b0ae0c79b08"}} as unknown as TypedDocumentString<ResourceQuery, ResourceQueryVariables>;
export const CourseResourcesDocument = {"__meta__":{"hash":"sha256:b3882dd532ef8f3146e9aba704f06dc3269705358753aad0184b4186a0c268d3"}} as unknown as TypedDocumentString<CourseResourcesQuery, CourseResourcesQueryVariables>;
export const SessionPageDocument = {"__meta__":{"hash":"sha256:938a838d913ce1bef2363f37d939c5b1ee0f7825db66e9eaffe40e0c796220bf"}} as unknown as TypedDocumentString<SessionPageQuery, SessionPageQueryVariables>;
export const SessionContainerDocument = {"__meta__":{"hash":"sha256:0dfc8c18906fabdcff0bd07ccdb995d7a0d348056ae4386803b39ae1a216828a"}} as unknown as TypedDocumentString<SessionContainerQuery, SessionContainerQueryVariables>;
export const SaveSessionContentProgressDocument = {"__meta__":{"hash":"sha256:174b9247e0ceb2920601b2a0b5888376bf8eb505b6c6d0f8f157091263de515b"}} as unknown as TypedDocumentString<SaveSessionContentProgressMutation, SaveSessionContentProgressMutationVariables>;
export const SaveSurveyResponseDocument = {"__meta__":{"hash":"sha256:05a54527abf9dd38e8927b957362625dba23307f746d3d9ca4cd717d2b4995b6"}} as unknown as TypedDocumentString<SaveSurveyResponseMutation, SaveSurveyResponseMutationVariables>;
export const TransferToTutorDocument = {"__meta__":{"hash":"sha256:fd74fe05a11203c215036a56e9d52a863f0bac29e9a587b4fc431a8211f8a8cd"}} as unknown as TypedDocumentString<TransferToTutorMutation, TransferToTutorMutationVariables>;
export const SaveVideoNoteDocument = {"__meta__":{"hash":"sha256:b04a1b9eca616905368ab5a6212689d93c22dff4fdbd2f5a1f43b3f48c1472f8"}} as unknown as TypedDocumentString<SaveVideoNoteMutation, SaveVideoNoteMutationVariables>;
export const RemoveVideoNoteDocument = {"__meta__":{"hash":"sha256:336efcf12b57c96f816393b5be0f14571dece7981b0615ebde75c0a0c894fef9"}} as unknown as TypedDocumentString<RemoveVideoNoteMutation, RemoveVideoNoteMutationVariables>;
export const ListVideoNotesDocument = {"__meta__":{"hash":"sha256:7055372a14994bd9d3cf9035c3ee16db5f46079955f18d71b636cd68e257b319"}} as unknown as TypedDocumentString<ListVideoNotesQuery, ListVideoNotesQueryVariables>;
export const NotedCoursesDocument = {"__meta__":{"hash":"sha256:30991547919d63a76c08156d56236171249483888e8c3e9294fc4638d77d3b39"}} as unknown as TypedDocumentString<NotedCoursesQuery, NotedCoursesQueryVariables>;
export const OnDemandVideoPageDocument = {"__meta__":{"hash":"sha256:b5a7f1c7e83d1a867c0e0f91b8ee36019b31d086120005739b3e0af0d0fe4a17"}} as unknown as TypedDocumentString<OnDemandVideoPageQuery, OnDemandVideoPageQueryVariables>;
export const VideoProgressDocument = {"__meta__":{"hash":"sha256:dcc3310e897f68a811dc9e05c6ad7f6f7bd9a1552ca331f2421dfc3109b709fd"}} as unknown as TypedDocumentString<VideoProgressQuery, VideoProgressQueryVariables>;
export const CreatePlaylistUrlDocument = {"__meta__":{"hash":"sha256:f67942b94ae0a8eb77418ef4e5a7a7e3564902600c70a840e7784c3f3e25011a"}} as unknown as TypedDocumentString<CreatePlaylistUrlMutation, CreatePlaylistUrlMutationVariables>;
export const CreateVideoSessionDocument = {"__meta__":{"hash":"sha256:b21c1f4d6bfa6ba704ce427376e8ebcfe5d64f63268218c3195dc32313e20d28"}} as unknown as TypedDocumentString<CreateVideoSessionMutation, CreateVideoSessionMutationVariables>;
export const UpdateVideoSessionDocument = {"__meta__":{"hash":"sha256:6564afc8af004162e951cc17a8e3804291262c91c7ac0da282660b4a76f2969b"}} as unknown as TypedDocumentString<UpdateVideoSessionMutation, UpdateVideoSessionMutationVariables>;
export const SessionVideoPageDocument = {"__meta__":{"hash":"sha256:61ac799015f156d970150a561f587aef99e16a48b1e650505e503f3443699923"}} as unknown as TypedDocumentString<SessionVideoPageQuery, SessionVideoPageQueryVariables>;
export const TranscriptDocument = {"__meta__":{"hash":"sha256:9e164aa4dcaa9222c8ad99832bb8825f6de8c0276e3a5eb7dfc4eb67e3b78c19"}} as unknown as TypedDocumentString<TranscriptQuery, TranscriptQueryVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:e95849698f87003740d4746be7f1e4f193cc8bd09afd72059b22a2f460f30674"}} as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const SaveTimeZoneDocument = {"__meta__":{"hash":"sha256:0958c75823583a3b8945c3fa9ebf9e1c30a8c9228b5c7dc3f51b597f82f15531"}} as unknown as TypedDocumentString<SaveTimeZoneMutation, SaveTimeZoneMutationVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:ef96da906383f823610efed4a96e55acc2a551fc8b51b3f8e51b43abda76dcc4"}} as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;