export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 in UTC, e.g. 2026-11-21T17:00:00.000Z. */
  DateTime: { input: string; output: string; }
};

export type ContentType =
  | 'COURSE';

export type CourseBookmark = {
  contentId: Scalars['ID']['output'];
  contentType: ContentType;
  courseId: Scalars['ID']['output'];
};

export type CourseContent = {
  completionRequired: Scalars['Boolean']['output'];
  courseContentId: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  hidePreview: Scalars['Boolean']['output'];
  meta: CourseContentMeta;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  video: Maybe<Video>;
};

/** A module of an on-demand course. */
export type CourseContentGroup = {
  content: Array<CourseContent>;
  courseContentGroupId: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  hidePreview: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CourseContentMeta = {
  title: Maybe<Scalars['String']['output']>;
  videoThumbnail: Maybe<Scalars['String']['output']>;
};

export type CourseMeta = {
  courseSyllabusUrl: Maybe<Scalars['String']['output']>;
  hideTimeAndFacultyLabels: Scalars['Boolean']['output'];
  sprintTrailerCoverImageUrl: Maybe<Scalars['String']['output']>;
  sprintTrailerJwPlayerFileId: Maybe<Scalars['String']['output']>;
  topTakeaway: Maybe<Scalars['String']['output']>;
  whatYouWillLeaveWith: Array<InfoItem>;
  whoWillBenefit: Array<InfoItem>;
};

export type CourseType =
  | 'sprint'
  | 'workshop';

export type CourseVideoProgress = {
  completed: Scalars['Boolean']['output'];
  courseId: Scalars['ID']['output'];
  groups: Array<CourseVideoProgressGroup>;
  /** Length of all required videos, in seconds. */
  totalDuration: Scalars['Float']['output'];
  totalFarthestWatchedTime: Scalars['Float']['output'];
};

export type CourseVideoProgressGroup = {
  courseContentGroupId: Scalars['ID']['output'];
  videos: Array<CourseVideoProgressVideo>;
};

export type CourseVideoProgressVideo = {
  completed: Scalars['Boolean']['output'];
  duration: Scalars['Float']['output'];
  farthestWatchedTime: Scalars['Float']['output'];
  videoId: Scalars['ID']['output'];
};

export type CreateVideoSessionResult = {
  error: Maybe<Error>;
  /** Address of the HLS playlist, good for ten minutes at least and for this member only. */
  playlistUrl: Maybe<Scalars['String']['output']>;
  userVideoSessionId: Maybe<Scalars['ID']['output']>;
};

export type Customer = {
  customerId: Scalars['ID']['output'];
  disableAIFeatures: Scalars['Boolean']['output'];
  enableProfAI: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  type: CustomerType;
};

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

export type EntitlementCustomizations = {
  hideSessionDetailTitle: Scalars['Boolean']['output'];
  navConfigs: Array<NavConfig>;
  navLogoUrl: Maybe<Scalars['String']['output']>;
};

/** An expected failure: a code of the error register and a sentence for people. */
export type Error = {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Faculty = {
  biography: Scalars['String']['output'];
  facultyId: Scalars['ID']['output'];
  fullName: Scalars['String']['output'];
  imageUrl: Scalars['String']['output'];
  sortOrder: Scalars['Int']['output'];
};

/** A titled point with a small picture, e.g. one thing that a course teaches. */
export type InfoItem = {
  description: Scalars['String']['output'];
  iconUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type LogoutResult = {
  success: Scalars['Boolean']['output'];
};

/** A person with an account, as the person sees it. */
export type Member = {
  about: Maybe<Scalars['String']['output']>;
  /** The same value as status, under the name that screens use. */
  accountType: MemberStatus;
  alternateSSOEmail: Maybe<Scalars['String']['output']>;
  communityGet: Maybe<Scalars['String']['output']>;
  communityGive: Maybe<Scalars['String']['output']>;
  company: Maybe<MemberCompany>;
  customer: Maybe<Customer>;
  displayName: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  growthTip: Maybe<Scalars['String']['output']>;
  /** Whether a live sprint that the member is enrolled in is running. */
  hasOngoingSprintAccess: Scalars['Boolean']['output'];
  industry: Maybe<Scalars['String']['output']>;
  instagramProfileUrl: Maybe<Scalars['String']['output']>;
  jobFunction: Maybe<Scalars['String']['output']>;
  jobRole: Maybe<Scalars['String']['output']>;
  languages: Array<MemberLanguage>;
  lastName: Scalars['String']['output'];
  linkedinProfileUrl: Maybe<Scalars['String']['output']>;
  location: Maybe<MemberLocation>;
  manageBilling: Scalars['Boolean']['output'];
  meetPreference: Maybe<Scalars['String']['output']>;
  middleName: Maybe<Scalars['String']['output']>;
  profileImageUrl: Maybe<Scalars['String']['output']>;
  pronouns: Maybe<Scalars['String']['output']>;
  registrationDate: Scalars['DateTime']['output'];
  scholarship: Maybe<Scholarship>;
  status: MemberStatus;
  testData: Scalars['Boolean']['output'];
  trialEndDate: Maybe<Scalars['DateTime']['output']>;
  twitterProfileUrl: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
  userType: Scalars['String']['output'];
  whatILove: Maybe<Scalars['String']['output']>;
  wpUserId: Maybe<Scalars['Int']['output']>;
};

export type MemberCompany = {
  name: Scalars['String']['output'];
  userCompanyId: Scalars['ID']['output'];
};

/** An area of the product that a member may use, and how it changes the navigation. */
export type MemberEntitlement = {
  customizations: EntitlementCustomizations;
  entitlementId: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  precedence: Scalars['Int']['output'];
  /** The area, e.g. mcsc-unlimited. */
  type: Scalars['String']['output'];
};

export type MemberLanguage = {
  name: Scalars['String']['output'];
};

export type MemberLocation = {
  city: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  primaryLocation: Scalars['Boolean']['output'];
  region: Maybe<Scalars['String']['output']>;
  userLocationId: Scalars['ID']['output'];
};

export type MemberStatus =
  | 'ALUMNI'
  | 'EMPLOYEE'
  | 'LIMITED'
  | 'MEMBER'
  | 'POST_TRIAL'
  | 'TRIAL';

/** The monthly allowance of a limited member. */
export type MeteringPlan = {
  /** Videos that counted this month. */
  currentMeasure: Scalars['Int']['output'];
  entitledVideoIds: Array<Scalars['ID']['output']>;
  meteringPlanId: Scalars['ID']['output'];
  resourceType: Scalars['String']['output'];
  /** Videos a month. */
  threshold: Scalars['Int']['output'];
  watchedVideoIds: Array<Scalars['ID']['output']>;
};

export type Mutation = {
  addUserSave: UserSaveResult;
  /** Opens a sitting in front of a video: checks the plan and the monthly allowance, and hands out the playlist. */
  createVideoSession: CreateVideoSessionResult;
  /** Ends the sign-in that the token belongs to: its tokens are dead from now on. */
  logout: LogoutResult;
  removeUserSave: UserSaveResult;
  /** Enrols the member, puts them on the waitlist of a full session, or takes them out again. Enrolling twice is one enrolment. */
  saveEnrollment: SaveEnrollmentResult;
  /** Saves the place. Times are seconds of the video; playing time counts seconds really played in this sitting. */
  updateVideoSession: UpdateVideoSessionResult;
};


export type MutationAddUserSaveArgs = {
  contentId: Scalars['ID']['input'];
  contentType: ContentType;
};


export type MutationCreateVideoSessionArgs = {
  courseContentId?: InputMaybe<Scalars['ID']['input']>;
  courseId: Scalars['ID']['input'];
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  type: VideoSessionType;
  userClientUri?: InputMaybe<Scalars['String']['input']>;
  videoDurationAtPlaytime?: InputMaybe<Scalars['Float']['input']>;
  videoId: Scalars['ID']['input'];
};


export type MutationRemoveUserSaveArgs = {
  contentId: Scalars['ID']['input'];
  contentType: ContentType;
};


export type MutationSaveEnrollmentArgs = {
  input: SaveEnrollmentInput;
};


export type MutationUpdateVideoSessionArgs = {
  continueAtTime: Scalars['Float']['input'];
  courseId?: InputMaybe<Scalars['ID']['input']>;
  status: VideoSessionStatus;
  userVideoSessionId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
  videoSessionMaxPlayhead: Scalars['Float']['input'];
  videoSessionPlayingTime: Scalars['Float']['input'];
};

export type NavConfig = {
  hide: Scalars['Boolean']['output'];
  rename: Maybe<Scalars['String']['output']>;
  route: Scalars['String']['output'];
};

export type OnDemandContent = {
  courseId: Scalars['ID']['output'];
  courseTitle: Scalars['String']['output'];
  /** Whether the member's plan covers the course. */
  entitled: Scalars['Boolean']['output'];
  groups: Array<CourseContentGroup>;
  /** The on-demand session of the course. */
  sessionId: Maybe<Scalars['ID']['output']>;
};

export type Query = {
  /** Sessions that the member's entitlements cover by name. */
  getEntitledSessions: Array<Session>;
  /** The signed-in member; null for anybody else's id. */
  getMember: Maybe<Member>;
  /** The running entitlements of the signed-in member, lowest precedence number first; empty for anybody else's id. */
  getMemberEntitlements: Array<MemberEntitlement>;
  /** Null for members whose viewing is not metered. */
  getMeteringPlanDetails: Maybe<MeteringPlan>;
  getOnDemandContent: Maybe<OnDemandContent>;
  getSessionLink: SessionLink;
  getVideoProgress: Maybe<VideoProgress>;
  getVideoProgressByCourse: Maybe<CourseVideoProgress>;
  listCourseBookmarks: Array<CourseBookmark>;
  /** Sessions that are free for everyone. */
  listFreeSessions: Array<Session>;
  /** Ended sessions that the member was enrolled in or completed, most recent first. */
  listPastSessions: Array<Session>;
  /** Every session that the member may see, soonest first; sessions hidden in the catalogue only when free, or when asked for. */
  listUserSessions: Array<Session>;
  listUserSessionsByCourse: Array<Session>;
};


export type QueryGetEntitledSessionsArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetMemberArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryGetMemberEntitlementsArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryGetOnDemandContentArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryGetSessionLinkArgs = {
  date?: InputMaybe<Scalars['String']['input']>;
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  sessionId: Scalars['ID']['input'];
  sessionTitle?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetVideoProgressArgs = {
  videoId: Scalars['ID']['input'];
};


export type QueryGetVideoProgressByCourseArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryListUserSessionsArgs = {
  showHiddenInCatalog?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryListUserSessionsByCourseArgs = {
  where: SessionsByCourseInput;
};

export type SaveEnrollmentInput = {
  sessionId: Scalars['ID']['input'];
  /** True to leave the session or its waitlist. */
  unenroll?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['ID']['input'];
};

export type SaveEnrollmentResult = {
  /** Where the member stands after the call. */
  enrollmentStatus: Maybe<EnrollmentStatus>;
  error: Maybe<Error>;
};

export type Scholarship = {
  name: Scalars['String']['output'];
  scholarshipId: Scalars['ID']['output'];
  type: Scalars['String']['output'];
};

/** One run of a course, as the signed-in member stands to it. */
export type Session = {
  activateAt: Maybe<Scalars['DateTime']['output']>;
  badgeImageUrl: Scalars['String']['output'];
  closed: Scalars['Boolean']['output'];
  comingSoon: Scalars['Boolean']['output'];
  /** The badge that the member earned for the course, if any. */
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  courseId: Scalars['ID']['output'];
  courseMeta: CourseMeta;
  courseRating: Maybe<Scalars['Float']['output']>;
  courseType: CourseType;
  coverImageUrl: Scalars['String']['output'];
  description: Scalars['String']['output'];
  difficulty: Scalars['String']['output'];
  endAt: Maybe<Scalars['DateTime']['output']>;
  enrollable: Scalars['Boolean']['output'];
  enrolled: Scalars['Boolean']['output'];
  enrollmentClose: Maybe<Scalars['DateTime']['output']>;
  enrollmentOpen: Maybe<Scalars['DateTime']['output']>;
  enrollmentStatus: EnrollmentStatus;
  /** Whether the member's plan covers this session; a session that it does not cover is locked. */
  entitled: Scalars['Boolean']['output'];
  faculties: Array<Faculty>;
  gatedAccessType: Maybe<Scalars['String']['output']>;
  hideInCatalog: Scalars['Boolean']['output'];
  /** Enrolled and happening now, or a completed sprint that ended less than five days ago. */
  isActive: Scalars['Boolean']['output'];
  isFreeSession: Scalars['Boolean']['output'];
  kind: SessionKind;
  /** At most a tenth of the seats, and at least one, are left. */
  lowInventory: Scalars['Boolean']['output'];
  mcSprintAvailable: Scalars['Boolean']['output'];
  onDemandAvailable: Scalars['Boolean']['output'];
  sessionId: Scalars['ID']['output'];
  sessionMeta: SessionMeta;
  sessionType: SessionType;
  stack: Scalars['String']['output'];
  startAt: Maybe<Scalars['DateTime']['output']>;
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topics: Array<Scalars['String']['output']>;
  userCompleted: Scalars['Boolean']['output'];
  waitListOpen: Scalars['Boolean']['output'];
  waitListed: Scalars['Boolean']['output'];
  wpCohortSlug: Maybe<Scalars['String']['output']>;
};

export type SessionKind =
  | 'BOOTCAMP'
  | 'CAPSTONE'
  | 'SPRINT'
  | 'WORKSHOP';

export type SessionLink = {
  error: Maybe<Error>;
  /** An address that adds the session to a calendar. */
  link: Maybe<Scalars['String']['output']>;
};

export type SessionMeta = {
  addEventsCalendarUrl: Maybe<Scalars['String']['output']>;
  detailCtaText: Maybe<Scalars['String']['output']>;
  /** Where the live meeting happens; only for those who may enter, while it runs. */
  eventLink: Maybe<Scalars['String']['output']>;
};

export type SessionType =
  | 'LIVE'
  | 'ON_DEMAND';

export type SessionsByCourseInput = {
  courseId: Scalars['ID']['input'];
  showHiddenInCatalog?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateVideoSessionResult = {
  completed: Maybe<Scalars['Boolean']['output']>;
  /** What the server took down, in seconds. */
  continueAtTime: Maybe<Scalars['Float']['output']>;
  /** Set when this update earned the badge of the course. */
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  /** Set when this update enrolled the member in the on-demand session. */
  enrollmentStatus: Maybe<EnrollmentStatus>;
  error: Maybe<Error>;
  farthestWatchedTime: Maybe<Scalars['Float']['output']>;
  /** The playlist under a fresh signature. */
  playlistUrl: Maybe<Scalars['String']['output']>;
  userVideoSessionId: Maybe<Scalars['ID']['output']>;
};

export type UserSaveResult = {
  contentId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Error>;
  success: Scalars['Boolean']['output'];
};

export type Video = {
  aspectHeight: Scalars['Int']['output'];
  aspectWidth: Scalars['Int']['output'];
  chapters: Array<VideoChapter>;
  courseId: Scalars['ID']['output'];
  /** Length in seconds. */
  duration: Scalars['Float']['output'];
  externalKey: Scalars['String']['output'];
  meta: VideoMeta;
  videoId: Scalars['ID']['output'];
};

export type VideoChapter = {
  endSeconds: Scalars['Float']['output'];
  slug: Scalars['String']['output'];
  startSeconds: Scalars['Float']['output'];
  title: Scalars['String']['output'];
  videoChapterId: Scalars['ID']['output'];
};

export type VideoMeta = {
  is_ai_generated: Scalars['Boolean']['output'];
};

/** Where a member is in one video. Times are in seconds. */
export type VideoProgress = {
  /** Whether the server credited 90 percent of the video. */
  completed: Scalars['Boolean']['output'];
  continueAtTime: Scalars['Float']['output'];
  farthestWatchedTime: Scalars['Float']['output'];
  userId: Scalars['ID']['output'];
  videoId: Scalars['ID']['output'];
};

export type VideoSessionStatus =
  | 'ENDED'
  | 'IN_PROGRESS';

export type VideoSessionType =
  | 'MINI_MBA'
  | 'ON_DEMAND'
  | 'SPRINT'
  | 'TRAILER';
