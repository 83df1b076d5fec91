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

export type AccountLinkResult = {
  error: Maybe<Error>;
  state: AccountLinkState;
};

export type AccountLinkState =
  /** It could not be linked, or unlinked. */
  | 'ERROR'
  /** The member has yet to prove the account at its provider. */
  | 'PENDING'
  | 'UNLINKED'
  | 'VERIFIED';

/** A program of courses that ends in a certificate. */
export type Certificate = {
  badgeImageUrl: Scalars['String']['output'];
  certificateId: Scalars['ID']['output'];
  coverImageUrl: Scalars['String']['output'];
  description: Scalars['String']['output'];
  isRegistered: Scalars['Boolean']['output'];
  meta: CertificateMeta;
  /** How many badges the member has of those that it takes: of required courses, and of as many electives as it asks for. */
  numBadges: Scalars['Int']['output'];
  /** How many electives it takes besides the required courses. */
  numElectiveCourses: Scalars['Int']['output'];
  /** How many courses a certificate requires, electives left out. */
  numRequiredCourses: Scalars['Int']['output'];
  /** As `#rrggbb`; null where the school's own colour stands. */
  primaryColor: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: CertificateType;
};

export type CertificateMeta = {
  bannerDescription: Maybe<Scalars['String']['output']>;
  /** What the dialog after a registration says instead of its own words. */
  postRegistrationPrompt: Maybe<Scalars['String']['output']>;
  registrationPrompt: Maybe<Scalars['String']['output']>;
};

export type CertificateRegistrationResult = {
  certificateId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Error>;
};

export type CertificateType =
  | 'CRASH_COURSE'
  | 'OPEN';

export type ContentType =
  | 'COURSE';

/** Where the addresses of a domain sign in. The answer depends on the domain alone. */
export type CorporateRealmLookup = {
  /** 402, 404, 501 or 400. */
  error: Maybe<Error>;
  /** A page of the employer's own to sign in at, where its realm names one: the way to take before the realm. */
  link: Maybe<Scalars['String']['output']>;
  /** The realm, for startFederation; null when there is an error. */
  realm: Maybe<Scalars['String']['output']>;
  /** The realm with its client, for startFederation. */
  serializedOptions: Maybe<Scalars['String']['output']>;
};

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

export type CourseProgress = {
  courseId: Scalars['ID']['output'];
  /** The share of the required videos' length that the server credited, 0 to 1; a completed video counts as a whole. */
  creditedShare: Scalars['Float']['output'];
};

export type CourseType =
  | 'sprint'
  | 'workshop';

export type CourseVideoProgress = {
  completed: Scalars['Boolean']['output'];
  courseId: Scalars['ID']['output'];
  /** The share of the required videos' length that the server credited, 0 to 1; a completed video counts as a whole. */
  creditedShare: Scalars['Float']['output'];
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
  /** What the server credited of the video, each second counted once. */
  creditedTime: Scalars['Float']['output'];
  duration: Scalars['Float']['output'];
  farthestWatchedTime: Scalars['Float']['output'];
  /** Null when nothing was skipped. */
  skipped: Maybe<SkippedTime>;
  videoId: Scalars['ID']['output'];
};

export type CreateVideoSessionResult = {
  error: Maybe<Error>;
  /** Address of the HLS playlist, good for ten minutes at least and for this member only. */
  playlistUrl: Maybe<Scalars['String']['output']>;
  userVideoSessionId: Maybe<Scalars['ID']['output']>;
};

export type Customer = {
  /** As `#rrggbb`; null where the school's own accent stands. */
  accentColor: Maybe<Scalars['String']['output']>;
  customerId: Scalars['ID']['output'];
  disableAIFeatures: Scalars['Boolean']['output'];
  enableProfAI: Scalars['Boolean']['output'];
  /** A picture that stands in the header instead of the school's logo. */
  logoUrl: Maybe<Scalars['String']['output']>;
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

export type ExtraCollectionField = {
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type ExtraFieldInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
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

/** Where people of a learning-management system sign in. */
export type LmsProviderLookup = {
  /** Our own authorize address for the realm; startFederation adds what makes it the browser's own. */
  authorizeUrl: Maybe<Scalars['String']['output']>;
  /** 400, 404, 422, 501 or 503. */
  error: Maybe<Error>;
  /** The pass that the provider's people register with, where they need one. */
  passShortCode: Maybe<Scalars['String']['output']>;
  realm: Maybe<Scalars['String']['output']>;
  /** Where the app goes once they are signed in. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  serializedOptions: Maybe<Scalars['String']['output']>;
};

export type LogoutResult = {
  success: Scalars['Boolean']['output'];
};

/** One live meeting of a session. */
export type Meeting = {
  endAt: Scalars['DateTime']['output'];
  /** Where it happens; only for those who may enter, from three hours before the start until the end. */
  link: Maybe<Scalars['String']['output']>;
  meetingId: Scalars['ID']['output'];
  startAt: Scalars['DateTime']['output'];
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
  /** Registers the member for a certificate program; doing it twice is one registration. */
  addCertificateRegistration: CertificateRegistrationResult;
  addUserSave: UserSaveResult;
  /** Registers with a pass. Who activates the account begins at redirectPath, a path of this app, else where the pass says. Error codes: 402, 403, 404, 410, 412, REQUIRED, INVALID_EMAIL, INVALID_NAME, INVALID_ANSWER, SSO_REGISTRATION_FAILED, LIMIT_EXCEEDED, LOGIN_BLOCKED. */
  createUserWithPass: PassRegistrationResult;
  /** Opens a sitting in front of a video: checks the plan and the monthly allowance, and hands out the playlist. */
  createVideoSession: CreateVideoSessionResult;
  /** Ends the sign-in that the token belongs to: its tokens are dead from now on. */
  logout: LogoutResult;
  /** Gives the signed-in member what a pass grants; a slot is taken once. Error codes as for createUserWithPass, PASS_GRANTS_NOTHING and TRIAL_USED. */
  processPassExtras: PassExtrasResult;
  removeUserSave: UserSaveResult;
  /** Enrols the member, puts them on the waitlist of a full session, or takes them out again. Enrolling twice is one enrolment. */
  saveEnrollment: SaveEnrollmentResult;
  /** Mails the code that sets the first password, to whoever holds a mailed activation link. Both are base64url. */
  sendVerificationCode: SendVerificationCodeResult;
  /** Makes a free account. An address that has one already gets the same answer, and the mail tells. Who activates it begins at redirectPath, a path of this app. */
  signupLimitedUser: SignupResult;
  /** Links the account that the member has just proved at the social provider, named by its address and user name. */
  startAccountLinking: AccountLinkResult;
  /** Takes the linked social account away from the member. The last way to sign in stays. Error codes: CONFIRMATION_NEEDED when they signed in longer than ten minutes ago, LAST_SIGN_IN. */
  unlinkAccount: AccountLinkResult;
  /** Saves the place. Times are seconds of the video; playing time counts seconds really played in this sitting. */
  updateVideoSession: UpdateVideoSessionResult;
};


export type MutationAddCertificateRegistrationArgs = {
  certificateId: Scalars['ID']['input'];
};


export type MutationAddUserSaveArgs = {
  contentId: Scalars['ID']['input'];
  contentType: ContentType;
};


export type MutationCreateUserWithPassArgs = {
  code: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  companyNumberOfEmployees?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  extra?: InputMaybe<Array<ExtraFieldInput>>;
  firstName: Scalars['String']['input'];
  jobLevel?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  redemptionCode?: InputMaybe<Scalars['String']['input']>;
  redirectPath?: InputMaybe<Scalars['String']['input']>;
  ssoUsername?: InputMaybe<Scalars['String']['input']>;
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


export type MutationProcessPassExtrasArgs = {
  redemptionCode?: InputMaybe<Scalars['String']['input']>;
  shortCode: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationRemoveUserSaveArgs = {
  contentId: Scalars['ID']['input'];
  contentType: ContentType;
};


export type MutationSaveEnrollmentArgs = {
  input: SaveEnrollmentInput;
};


export type MutationSendVerificationCodeArgs = {
  b64email: Scalars['String']['input'];
  b64tac: Scalars['String']['input'];
};


export type MutationSignupLimitedUserArgs = {
  botChallengeToken: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  redirectPath?: InputMaybe<Scalars['String']['input']>;
  ssoUsername?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartAccountLinkingArgs = {
  email: Scalars['String']['input'];
  userName: Scalars['String']['input'];
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

/** One of the first things to do for a member of the free tier. */
export type NextStep = {
  isCompleted: Scalars['Boolean']['output'];
  /** What to do, as it is shown. */
  name: Scalars['String']['output'];
  /** A path of the app where it is done. */
  remedyRoute: Scalars['String']['output'];
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

/** Where a registration stands. The link and existingUser are told only to who has proved the address. */
export type PassActivationLookup = {
  /** LIMIT_EXCEEDED for a handle that was asked for too often. */
  error: Maybe<Error>;
  existingUser: Maybe<Scalars['Boolean']['output']>;
  /** Where to go next; null until the caller has proved the address. */
  link: Maybe<Scalars['String']['output']>;
  /** Registered! Stay tuned: what the pass grants begins later. */
  showStayTuned: Scalars['Boolean']['output'];
  /** Whether there is such a registration. */
  success: Scalars['Boolean']['output'];
};

export type PassButton = {
  /** A small line under the button. */
  label: Maybe<Scalars['String']['output']>;
  /** Join Here unless the pass says otherwise. */
  text: Scalars['String']['output'];
  /** Where it leads when the pass has no registration form. */
  url: Maybe<Scalars['String']['output']>;
};

export type PassContent = {
  externalKey: Scalars['String']['output'];
  /** The playlist, signed for ten minutes: a preview is open to everyone who holds the invitation. Null when it is over. */
  playlistUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
  videoThumbnail: Scalars['String']['output'];
};

/** For which screen a pass is asked: each gets what it shows and no more. */
export type PassContext =
  | 'InvitePreview'
  | 'InviteRegistration'
  | 'TopNav';

/** The realm through which people register with a pass that uses single sign-on. */
export type PassCorporateRealmLookup = {
  /** 404 or 501. */
  error: Maybe<Error>;
  realm: Maybe<Scalars['String']['output']>;
  serializedOptions: Maybe<Scalars['String']['output']>;
};

/** An invitation, narrowed to what the asked context shows: what belongs to another context is null. */
export type PassDetails = {
  /** When what it grants begins, while that is to come. InvitePreview and InviteRegistration. */
  beginsAt: Maybe<Scalars['DateTime']['output']>;
  code: Scalars['String']['output'];
  /** The preview video. InvitePreview. */
  content: Maybe<Array<PassContent>>;
  /** Code 402 when FULL, 410 when EXPIRED. */
  error: Maybe<Error>;
  /** InviteRegistration. */
  extraCollectionFields: Maybe<Array<ExtraCollectionField>>;
  /** Whether a redemption code is asked for. InviteRegistration. */
  hasRedemptionCode: Maybe<Scalars['Boolean']['output']>;
  /** Plain text; an empty line begins a new paragraph. InvitePreview. */
  introContent: Maybe<Scalars['String']['output']>;
  meta: Maybe<PassMeta>;
  /** Where members of this pass begin, if not at home: a path of this app or an allowed address. InvitePreview and InviteRegistration. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  /** Whether the preview leads to the registration form; otherwise its button leads to the button's address. InvitePreview and InviteRegistration. */
  showRegistration: Maybe<Scalars['Boolean']['output']>;
  state: Maybe<PassState>;
  targetSegment: Maybe<PassSegment>;
  /** What it invites to. InvitePreview and InviteRegistration. */
  title: Maybe<Scalars['String']['output']>;
  /** Whether each redemption code works for one person only. InviteRegistration. */
  usesOTRC: Maybe<Scalars['Boolean']['output']>;
  /** Whether people register through their employer's sign-in. InvitePreview and InviteRegistration. */
  usesSSO: Maybe<Scalars['Boolean']['output']>;
};

export type PassExtrasResult = {
  error: Maybe<Error>;
  success: Scalars['Boolean']['output'];
};

export type PassHero = {
  subtitle: Maybe<Scalars['String']['output']>;
  /** A CSS length, such as 20px. */
  subtitleFontSize: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type PassLogo = {
  alt: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type PassMeta = {
  /** InvitePreview. */
  ctaButton: Maybe<PassButton>;
  /** InvitePreview and InviteRegistration. */
  hero: Maybe<PassHero>;
  /** InvitePreview and InviteRegistration. */
  logo: Maybe<PassLogo>;
  /** TopNav. */
  navLogoUrl: Maybe<Scalars['String']['output']>;
  /** InvitePreview. */
  testimonial: Maybe<PassTestimonial>;
};

export type PassRegistrationCode =
  | 'ConfirmedWithActivation'
  | 'ConfirmedWithoutActivation';

export type PassRegistrationResult = {
  error: Maybe<Error>;
  result: Maybe<PassRegistrationCode>;
  /** A handle to ask lookupPassActivationLink with; it opens nothing. */
  tac: Maybe<Scalars['String']['output']>;
};

export type PassSegment =
  | 'CONSUMER'
  | 'ENTERPRISE';

/** Whether a pass lets people in: FULL shows no slots left, EXPIRED shows enrollment expired. */
export type PassState =
  | 'EXPIRED'
  | 'FULL'
  | 'OPEN';

export type PassTestimonial = {
  image: Maybe<Scalars['String']['output']>;
  job: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  text: Scalars['String']['output'];
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
  /** Empty for members who are not on the free tier. */
  getNextStepsStatus: Array<NextStep>;
  getOnDemandContent: Maybe<OnDemandContent>;
  /** The pass under a code, in any case of letters; null when there is none. */
  getPassDetailsByCode: Maybe<PassDetails>;
  getSessionLink: SessionLink;
  /** Whether the member has answered a survey; null for accounts that have ended. */
  getSurveyStatus: Maybe<SurveyStatus>;
  getVideoProgress: Maybe<VideoProgress>;
  getVideoProgressByCourse: Maybe<CourseVideoProgress>;
  /** The certificates that are open to the member's plan, in the school's order. */
  listCertificates: Array<Certificate>;
  listCourseBookmarks: Array<CourseBookmark>;
  /** How far the member is in every course on demand of which they have watched something. */
  listCourseProgress: Array<CourseProgress>;
  /** Sessions that are free for everyone. */
  listFreeSessions: Array<Session>;
  /** Ended sessions that the member was enrolled in or completed, most recent first. */
  listPastSessions: Array<Session>;
  /** Every session that the member may see, soonest first; sessions hidden in the catalogue only when free, or when asked for. */
  listUserSessions: Array<Session>;
  listUserSessionsByCourse: Array<Session>;
  /** Looks up where an e-mail address, as base64url, signs in with its employer. */
  lookupCorporateRealm: CorporateRealmLookup;
  /** Looks up a learning-management system by the options of its link: base64url of JSON with its name as provider. */
  lookupLMSProvider: LmsProviderLookup;
  /** With code, email and tac: where a registration stands. With userId and shortCode: whether the signed-in member holds the pass. */
  lookupPassActivationLink: PassActivationLookup;
  /** Looks up the corporate realm of a pass. */
  lookupPassCorporateRealm: PassCorporateRealmLookup;
  /** Whether a signup under this address and handle has been made. */
  lookupSignupActivationCode: SignupActivationLookup;
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


export type QueryGetPassDetailsByCodeArgs = {
  code: Scalars['String']['input'];
  context: PassContext;
};


export type QueryGetSessionLinkArgs = {
  date?: InputMaybe<Scalars['String']['input']>;
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  sessionId: Scalars['ID']['input'];
  sessionTitle?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSurveyStatusArgs = {
  surveyType: SurveyType;
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


export type QueryLookupCorporateRealmArgs = {
  b64email: Scalars['String']['input'];
};


export type QueryLookupLmsProviderArgs = {
  b64options: Scalars['String']['input'];
};


export type QueryLookupPassActivationLinkArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  shortCode?: InputMaybe<Scalars['String']['input']>;
  tac?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLookupPassCorporateRealmArgs = {
  code: Scalars['String']['input'];
};


export type QueryLookupSignupActivationCodeArgs = {
  email: Scalars['String']['input'];
  tac: Scalars['String']['input'];
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

export type SendVerificationCodeResult = {
  /** ACCOUNT_ACTIVATED for a link that was used, LINK_EXPIRED for an old or a wrong one, LIMIT_EXCEEDED. */
  error: Maybe<Error>;
  /** Whether a code is on its way. */
  success: Scalars['Boolean']['output'];
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
  /** Whether the member enrolled; employees count as enrolled in what happens without having done so. */
  hasEnrollment: Scalars['Boolean']['output'];
  /** Whether members wait in line for a seat once all are taken; a seat that is given up then goes to the first in line. */
  hasWaitlist: Scalars['Boolean']['output'];
  hideInCatalog: Scalars['Boolean']['output'];
  /** Enrolled and happening now, or a completed sprint that ended less than five days ago. */
  isActive: Scalars['Boolean']['output'];
  isFreeSession: Scalars['Boolean']['output'];
  kind: SessionKind;
  /** At most a tenth of the seats, and at least one, are left. */
  lowInventory: Scalars['Boolean']['output'];
  mcSprintAvailable: Scalars['Boolean']['output'];
  /** The live meetings, soonest first: a workshop has one, a sprint those of its schedule. */
  meetings: Array<Meeting>;
  onDemandAvailable: Scalars['Boolean']['output'];
  /** How many people rated the course, where that is told. */
  ratingCount: Maybe<Scalars['Int']['output']>;
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

export type SignupActivationLookup = {
  /** LIMIT_EXCEEDED for a handle that was asked for too often. */
  error: Maybe<Error>;
  success: Scalars['Boolean']['output'];
};

export type SignupResult = {
  error: Maybe<Error>;
  /** Where to go next, for who signed up with a verified social account: to log in when the address has another account. Null otherwise. */
  link: Maybe<Scalars['String']['output']>;
  /** Null with an error. */
  result: Maybe<SignupResultCode>;
  /** A handle to ask lookupSignupActivationCode with; it opens nothing. */
  tac: Maybe<Scalars['String']['output']>;
};

export type SignupResultCode =
  /** A mail with the activation link, or one that says how to log in, is on its way. */
  | 'ConfirmedWithActivation'
  /** Somebody who came from a social provider: link says where to go next. */
  | 'ConfirmedWithLink';

/** What a member passed over in a video that is not completed, in seconds. */
export type SkippedTime = {
  /** Where the first part that was skipped begins. */
  from: Scalars['Float']['output'];
  /** The length of all parts that were skipped. */
  seconds: Scalars['Float']['output'];
};

export type SurveyStatus =
  | 'COMPLETED'
  | 'PENDING';

export type SurveyType =
  | 'BASIC_INFO_SURVEY_V1'
  | 'BASIC_INFO_SURVEY_V2';

export type UpdateVideoSessionResult = {
  completed: Maybe<Scalars['Boolean']['output']>;
  /** What the server took down, in seconds. */
  continueAtTime: Maybe<Scalars['Float']['output']>;
  /** Set when this update earned the badge of the course. */
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  /** What the server credited of the video by now, each second counted once. */
  creditedTime: Maybe<Scalars['Float']['output']>;
  /** Set when this update enrolled the member in the on-demand session. */
  enrollmentStatus: Maybe<EnrollmentStatus>;
  error: Maybe<Error>;
  farthestWatchedTime: Maybe<Scalars['Float']['output']>;
  /** The playlist under a fresh signature. */
  playlistUrl: Maybe<Scalars['String']['output']>;
  /** Null when nothing was skipped. */
  skipped: Maybe<SkippedTime>;
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
  /** What the server credited of the video, each second counted once. */
  creditedTime: Scalars['Float']['output'];
  farthestWatchedTime: Scalars['Float']['output'];
  /** Null when nothing was skipped. */
  skipped: Maybe<SkippedTime>;
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
