/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CourseType =
  | 'sprint'
  | 'workshop';

export type CustomerType =
  | 'CONSUMER'
  | 'ENTERPRISE'
  | 'INTERNAL';

export type EnrollmentStatus =
  | 'CLOSED'
  | 'COMPLETED'
  | 'ENROLL'
  | 'ENROLLED'
  | 'FUTURE'
  | 'MANUAL'
  | 'WAITLIST'
  | 'WAITLISTED';

export type MemberStatus =
  | 'ALUMNI'
  | 'EMPLOYEE'
  | 'LIMITED'
  | 'MEMBER'
  | 'POST_TRIAL'
  | 'TRIAL';

export type SaveEnrollmentInput = {
  sessionId: string;
  /** True to leave the session or its waitlist. */
  unenroll?: boolean | null | undefined;
  userId: string;
};

export type SessionKind =
  | 'BOOTCAMP'
  | 'CAPSTONE'
  | 'SPRINT'
  | 'WORKSHOP';

export type SessionType =
  | 'LIVE'
  | 'ON_DEMAND';

export type VideoSessionStatus =
  | 'ENDED'
  | 'IN_PROGRESS';

export type CourseLandingQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseLandingQuery = { listUserSessionsByCourse: Array<{ sessionId: string, courseId: string, courseType: CourseType, sessionType: SessionType, title: string, subtitle: string, description: string, coverImageUrl: string, badgeImageUrl: string, stack: string, difficulty: string, startAt: string | null, endAt: string | null, activateAt: string | null, enrollmentClose: string | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, courseBadgeId: string | null, courseRating: number | null, sessionKind: SessionKind, faculties: Array<{ facultyId: string, fullName: string, imageUrl: string, biography: string }>, sessionMeta: { eventLink: string | null, detailCtaText: string | null }, courseMeta: { hideTimeAndFacultyLabels: boolean, topTakeaway: string | null, courseSyllabusUrl: string | null, whoWillBenefit: Array<{ title: string, description: string, iconUrl: string | null }>, whatYouWillLeaveWith: Array<{ title: string, description: string, iconUrl: string | null }> } }>, getOnDemandContent: { sessionId: string | null, entitled: boolean, groups: Array<{ courseContentGroupId: string, content: Array<{ courseContentId: string, completionRequired: boolean, video: { videoId: string, duration: number } | null }> }> } | null, getVideoProgressByCourse: { totalDuration: number, totalFarthestWatchedTime: number, completed: boolean, groups: Array<{ courseContentGroupId: string, videos: Array<{ videoId: string, completed: boolean }> }> } | null, listCourseBookmarks: Array<{ courseId: string }> };

export type CoursesDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type CoursesDashboardQuery = { listUserSessions: Array<{ sessionId: string, courseId: string, sessionType: SessionType, courseType: CourseType, title: string, subtitle: string, coverImageUrl: string, stack: string, startAt: string | null, endAt: string | null, activateAt: string | null, enrollmentClose: string | null, lowInventory: boolean, enrollmentStatus: EnrollmentStatus, entitled: boolean, hideInCatalog: boolean, isFreeSession: boolean, courseBadgeId: string | null, courseRating: number | null, sessionKind: SessionKind, faculties: Array<{ facultyId: string, fullName: string }>, courseMeta: { hideTimeAndFacultyLabels: boolean } }>, listCourseBookmarks: Array<{ courseId: string }> };

export type AddUserSaveMutationVariables = Exact<{
  contentId: string;
}>;


export type AddUserSaveMutation = { addUserSave: { success: boolean, error: { code: string } | null } };

export type RemoveUserSaveMutationVariables = Exact<{
  contentId: string;
}>;


export type RemoveUserSaveMutation = { removeUserSave: { success: boolean, error: { code: string } | null } };

export type SaveEnrollmentMutationVariables = Exact<{
  input: SaveEnrollmentInput;
}>;


export type SaveEnrollmentMutation = { saveEnrollment: { enrollmentStatus: EnrollmentStatus | null, error: { code: string, message: string } | null } };

export type SessionLinkQueryVariables = Exact<{
  sessionId: string;
  sessionTitle?: string | null | undefined;
}>;


export type SessionLinkQuery = { getSessionLink: { link: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type MeteringPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type MeteringPlanQuery = { getMeteringPlanDetails: { meteringPlanId: string, threshold: number, currentMeasure: number, watchedVideoIds: Array<string>, entitledVideoIds: Array<string> } | null };

export type EarnedBadgeQueryVariables = Exact<{
  courseId: string;
}>;


export type EarnedBadgeQuery = { listUserSessionsByCourse: Array<{ sessionId: string, badgeImageUrl: string }> };

export type CreateVideoSessionMutationVariables = Exact<{
  courseId: string;
  courseContentId?: string | null | undefined;
  sessionId?: string | null | undefined;
  videoId: string;
  userClientUri?: string | null | undefined;
  videoDurationAtPlaytime?: number | null | undefined;
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
}>;


export type UpdateVideoSessionMutation = { updateVideoSession: { continueAtTime: number | null, farthestWatchedTime: number | null, completed: boolean | null, courseBadgeId: string | null, enrollmentStatus: EnrollmentStatus | null, playlistUrl: string | null, error: { code: string } | null } };

export type OnDemandVideoPageQueryVariables = Exact<{
  courseId: string;
}>;


export type OnDemandVideoPageQuery = { getOnDemandContent: { courseId: string, courseTitle: string, sessionId: string | null, entitled: boolean, groups: Array<{ courseContentGroupId: string, title: string, content: Array<{ courseContentId: string, title: string, description: string, meta: { title: string | null, videoThumbnail: string | null }, video: { videoId: string, externalKey: string, duration: number, aspectWidth: number, aspectHeight: number, chapters: Array<{ videoChapterId: string, title: string, startSeconds: number, endSeconds: number }>, meta: { is_ai_generated: boolean } } | null }> }> } | null, getVideoProgressByCourse: { groups: Array<{ videos: Array<{ videoId: string, farthestWatchedTime: number, completed: boolean }> }> } | null, getMeteringPlanDetails: { meteringPlanId: string, threshold: number, currentMeasure: number, watchedVideoIds: Array<string>, entitledVideoIds: Array<string> } | null };

export type VideoProgressQueryVariables = Exact<{
  videoId: string;
}>;


export type VideoProgressQuery = { getVideoProgress: { continueAtTime: number, farthestWatchedTime: number } | null };

export type ViewerQueryVariables = Exact<{
  userId: string;
}>;


export type ViewerQuery = { getMember: { userId: string, email: string, accountType: MemberStatus, firstName: string, lastName: string, displayName: string | null, profileImageUrl: string | null, manageBilling: boolean, trialEndDate: string | null, customer: { customerId: string, name: string, type: CustomerType, enableProfAI: boolean, disableAIFeatures: boolean } | null } | null, getMemberEntitlements: Array<{ entitlementId: string, type: string, label: string, precedence: number, customizations: { navLogoUrl: string | null, hideSessionDetailTitle: boolean, navConfigs: Array<{ route: string, rename: string | null, hide: boolean }> } }> };

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

export const CourseLandingDocument = {"__meta__":{"hash":"sha256:33054a81a42d78110b912b8edf63a6c14f30aff89f7790e43b756b9ae56defbc"}} as unknown as TypedDocumentString<CourseLandingQuery, CourseLandingQueryVariables>;
export const CoursesDashboardDocument = {"__meta__":{"hash":"sha256:65a60ca871bada37f17bdcc697967c6e6730e6233f8cc4fecd30510877620b04"}} as unknown as TypedDocumentString<CoursesDashboardQuery, CoursesDashboardQueryVariables>;
export const AddUserSaveDocument = {"__meta__":{"hash":"sha256:63d306427c2ca199d4c5a1714274414e4a20c7ca7ffb4b8c61540594cb63daac"}} as unknown as TypedDocumentString<AddUserSaveMutation, AddUserSaveMutationVariables>;
export const RemoveUserSaveDocument = {"__meta__":{"hash":"sha256:8cd04227e6f08264f21322b65abc8252ac94f8cc9c359a948d0ae29afea4b430"}} as unknown as TypedDocumentString<RemoveUserSaveMutation, RemoveUserSaveMutationVariables>;
export const SaveEnrollmentDocument = {"__meta__":{"hash":"sha256:2e31fefce4a436d2d9e6c60340aee2cbb074583ab911c9c489827a3716581b23"}} as unknown as TypedDocumentString<SaveEnrollmentMutation, SaveEnrollmentMutationVariables>;
export const SessionLinkDocument = {"__meta__":{"hash":"sha256:2806336fbcee3dcb0f92dc5e26c442b0342a0b44bbd6c743e7f8d812119c9989"}} as unknown as TypedDocumentString<SessionLinkQuery, SessionLinkQueryVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:e95849698f87003740d4746be7f1e4f193cc8bd09afd72059b22a2f460f30674"}} as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const MeteringPlanDocument = {"__meta__":{"hash":"sha256:19da5a803d0f7924a36136bdef90d4e529bf54137eb8e90d7a2131f05ac35304"}} as unknown as TypedDocumentString<MeteringPlanQuery, MeteringPlanQueryVariables>;
export const EarnedBadgeDocument = {"__meta__":{"hash":"sha256:cbbb6c7682ae164ef1d4b5da732640625ce01f4099eed28798ec068e89f57f51"}} as unknown as TypedDocumentString<EarnedBadgeQuery, EarnedBadgeQueryVariables>;
export const CreateVideoSessionDocument = {"__meta__":{"hash":"sha256:5ccb958d2412f59f3175c4875357443bda48ffb045d4a4da0a2c8447610e25bd"}} as unknown as TypedDocumentString<CreateVideoSessionMutation, CreateVideoSessionMutationVariables>;
export const UpdateVideoSessionDocument = {"__meta__":{"hash":"sha256:e0db71e1aa2fe4d0ab6ee14123ab597abeef8566a4917fc25a6c7961451f06fa"}} as unknown as TypedDocumentString<UpdateVideoSessionMutation, UpdateVideoSessionMutationVariables>;
export const OnDemandVideoPageDocument = {"__meta__":{"hash":"sha256:19a4e7c74f4304aafbfcb8235beeb25ee4d4b9fce21dd298080a06a60d064e71"}} as unknown as TypedDocumentString<OnDemandVideoPageQuery, OnDemandVideoPageQueryVariables>;
export const VideoProgressDocument = {"__meta__":{"hash":"sha256:469e9d49048cfa109ddd82280557078db47559377f234f2af2fb95c4112909fa"}} as unknown as TypedDocumentString<VideoProgressQuery, VideoProgressQueryVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:7e092ecde2c278c24d4cba4585073691ebad0476fd03045b892b095c66e0b934"}} as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;