import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type ResolverFn<TResult, TParent, TContext, TArgs> = { parent: TParent; context: TContext; args: TArgs; result: TResult }
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 in UTC, e.g. 2026-11-21T17:00:00.000Z. */
  DateTime: { input: number | Date; output: number | Date; }
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

/** One slide of a session's announcements. It links to a page of the product, to an outside address, or to nothing. */
export type Announcement = {
  announcement: Scalars['String']['output'];
  externalLinkUrl: Maybe<Scalars['String']['output']>;
  imageUrl: Maybe<Scalars['String']['output']>;
  /** A path of the product. */
  internalLinkUrl: Maybe<Scalars['String']['output']>;
  sessionContentId: Scalars['ID']['output'];
  stylePreset: AnnouncementStylePreset;
};

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

/** A calendar of five days; without a start they are called Day 1 to Day 5. The texts are rich text. */
export type CalendarContent = {
  /** The first day, yyyy-MM-dd. */
  calendarStartDate: Maybe<Scalars['String']['output']>;
  day1Text: Maybe<Scalars['String']['output']>;
  day2Text: Maybe<Scalars['String']['output']>;
  day3Text: Maybe<Scalars['String']['output']>;
  day4Text: Maybe<Scalars['String']['output']>;
  day5Text: Maybe<Scalars['String']['output']>;
  sessionContentId: Scalars['ID']['output'];
};

/** The calendar of the viewer's sessions, which calendar programs load again and again. Whoever has its address can read it. */
export type CalendarSubscription = {
  /** Private address of the calendar; null without a subscription. */
  address: Maybe<Scalars['String']['output']>;
  /** The same address with the scheme webcal, which opens a calendar program; null without a subscription. */
  webcalAddress: Maybe<Scalars['String']['output']>;
};

/** The discount that a member is offered before canceling. Amounts are in cents; the texts are null without an offer. */
export type CancelOffer = {
  acceptCta: Maybe<Scalars['String']['output']>;
  /** The configuration of the billing portal in which a member cancels. */
  cancelConfigId: Maybe<Scalars['ID']['output']>;
  couponCode: Maybe<Scalars['String']['output']>;
  headline: Maybe<Scalars['String']['output']>;
  newPrice: Maybe<Scalars['Int']['output']>;
  normalPrice: Maybe<Scalars['Int']['output']>;
  /** False for a member whom nothing is offered now. */
  offer: Scalars['Boolean']['output'];
  rejectCta: Maybe<Scalars['String']['output']>;
  subheadline: Maybe<Scalars['String']['output']>;
};

/** A case study of the school, which members read as an insight. */
export type CaseStudy = {
  /** Markdown. */
  bodyText: Scalars['String']['output'];
  caseStudyId: Scalars['ID']['output'];
  coverImageUrl: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  /** How long reading the text takes, in minutes; at least 1. */
  readingMinutes: Scalars['Int']['output'];
  /** Members see the active ones alone. */
  status: CaseStudyStatus;
  /** One or two sentences that say what it is about. */
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Null for a case study without a video. */
  video: Maybe<CaseStudyVideo>;
};

export type CaseStudyStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'DRAFT';

/** The video of a case study. Watching it records no progress and counts against no allowance. */
export type CaseStudyVideo = {
  /** In seconds. */
  duration: Scalars['Float']['output'];
  /** Address of the HLS playlist, valid for at least nine minutes and only for this viewer. */
  playlistUrl: Scalars['String']['output'];
};

/** A program of courses that ends in a certificate. */
export type Certificate = {
  badgeImageUrl: Scalars['String']['output'];
  certificateId: Scalars['ID']['output'];
  coverImageUrl: Scalars['String']['output'];
  /** The viewer's issued certificate; null before. */
  credentialId: Maybe<Scalars['ID']['output']>;
  description: Scalars['String']['output'];
  /** The ids of its courses that the viewer may take. */
  entitledCourseIds: Array<Scalars['ID']['output']>;
  groups: Array<CertificateGroup>;
  /** True once all needed badges are earned, or the certificate was issued. */
  isCompleted: Scalars['Boolean']['output'];
  isRegistered: Scalars['Boolean']['output'];
  /** The day of the school on which a completed certificate is issued next, yyyy-MM-dd; null unless it will be. */
  issuingDate: Maybe<Scalars['String']['output']>;
  meta: CertificateMeta;
  /** Number of the viewer's badges that count: of required courses, and of electives up to their number. */
  numBadges: Scalars['Int']['output'];
  /** Number of electives besides the required courses. */
  numElectiveCourses: Scalars['Int']['output'];
  /** Number of required courses, without electives. */
  numRequiredCourses: Scalars['Int']['output'];
  /** As `#rrggbb`; null for the school's own color. */
  primaryColor: Maybe<Scalars['String']['output']>;
  publishStatus: PublishStatus;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: CertificateType;
  /** Why the last issuing day passed without it; null otherwise. */
  withheldReason: Maybe<WithheldReason>;
};

export type CertificateCompletionResult = {
  certificateId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Error>;
  isCompleted: Maybe<Scalars['Boolean']['output']>;
};

/** A course of a certificate. */
export type CertificateCourse = {
  /** False for an elective. */
  completionRequired: Scalars['Boolean']['output'];
  courseId: Scalars['ID']['output'];
  coverImageUrl: Scalars['String']['output'];
  /** True once the viewer's badge counts for the certificate. */
  isCompleted: Scalars['Boolean']['output'];
  /** True if only a badge of a live session counts. */
  liveOnly: Scalars['Boolean']['output'];
  meta: CertificateCourseMeta;
  publishStatus: PublishStatus;
  sortOrder: Scalars['Int']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Further values of a course in a certificate. */
export type CertificateCourseMeta = {
  /** A line for the course's card, e.g. what to have done before. */
  note: Maybe<Scalars['String']['output']>;
};

/** Courses of a certificate that belong together, in the school's order. */
export type CertificateGroup = {
  certificateGroupId: Scalars['ID']['output'];
  courses: Array<CertificateCourse>;
  description: Scalars['String']['output'];
  /** True for the group of the final project. */
  isCapstoneGroup: Scalars['Boolean']['output'];
  meta: CertificateGroupMeta;
  publishStatus: PublishStatus;
  title: Scalars['String']['output'];
};

/** Further values of a group. */
export type CertificateGroupMeta = {
  /** A line above the courses, e.g. when to take them. */
  note: Maybe<Scalars['String']['output']>;
};

export type CertificateMeta = {
  bannerDescription: Maybe<Scalars['String']['output']>;
  /** Markdown that replaces the default text of the dialog after a registration. */
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

export type ChecklistItem = {
  checklistGroupName: Maybe<Scalars['String']['output']>;
  completionStatus: ProgressStatus;
  /** The container of tasks that the item belongs to. */
  parentSessionContentId: Maybe<Scalars['ID']['output']>;
  /** 0 to 1: the credited share of a video group; for other items 0 or 1. */
  progress: Scalars['Float']['output'];
  /** The video group or the container that the item leads to. */
  refSessionContentId: Maybe<Scalars['ID']['output']>;
  /** True if the badge of the course needs the item. */
  required: Scalars['Boolean']['output'];
  /** True if the viewer ticks the item; such items are a bonus. */
  selfReporting: Scalars['Boolean']['output'];
  sessionContentId: Scalars['ID']['output'];
  subtitle: Maybe<Scalars['String']['output']>;
  subtype: ChecklistSubtype;
  title: Scalars['String']['output'];
};

export type ChecklistSubtype =
  | 'OPTIONAL_VIDEO_GROUP'
  | 'OTHER_SELF_REPORTED'
  | 'PROJECT_SUBMISSION'
  | 'VIDEO_GROUP'
  | 'ZOOM_ATTENDANCE';

/** What became of a checkout of the viewer. Amounts are in cents. */
export type CheckoutConfirmation = {
  /** What a discount took off the payment. */
  amountOff: Scalars['Int']['output'];
  amountPaid: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** The name of the plan or product. */
  name: Scalars['String']['output'];
  /** The page of the bought session or course; null for a plan. */
  path: Maybe<Scalars['String']['output']>;
  receiptUrl: Maybe<Scalars['String']['output']>;
  /** The next payment of a plan, and when it is made; null for what is bought once. */
  renewalAmount: Maybe<Scalars['Int']['output']>;
  renewsAt: Maybe<Scalars['DateTime']['output']>;
  status: CheckoutStatus;
};

/** Every member is compared with the viewer, and every address with the server's own; another value is refused. */
export type CheckoutInput = {
  cancel_url: Scalars['String']['input'];
  email: Scalars['String']['input'];
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  product_id: Scalars['ID']['input'];
  return_url: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};

export type CheckoutResult = {
  error: Maybe<Error>;
  /** The page on which the member pays. */
  url: Maybe<Scalars['String']['output']>;
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

/** Members who take a course and share that with those who take it too. */
export type Classmates = {
  /** Whether the others see the viewer here: who is listed and shares the courses they take. */
  isShared: Scalars['Boolean']['output'];
  /** True if there may be more than `total`, because of more than 1,000 enrollments of a session only the newest are read. */
  mayBeMore: Scalars['Boolean']['output'];
  /** Up to 12, those of the viewer's own session first. */
  members: Array<ListedMember>;
  /** How many there are; if `mayBeMore`, how many were found. */
  total: Scalars['Int']['output'];
};

export type ContainerContent = CalendarContent | CtaButtonContent | RichTextContent | VideoGroupContent;

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

export type Country = {
  /** Two letters of ISO 3166-1. */
  code: Scalars['ID']['output'];
  /** In English, as it is saved. */
  name: Scalars['String']['output'];
};

/** The viewer's wish to be written to when a session of a course opens. */
export type CourseAlert = {
  courseId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type CourseAlertResult = {
  error: Maybe<Error>;
  success: Scalars['Boolean']['output'];
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
  /** True for the free preview of the course, which needs no plan and counts against no allowance. */
  preview: Scalars['Boolean']['output'];
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
  meta: CourseContentGroupMeta;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CourseContentGroupMeta = {
  /** Stands in place of the title where a module is named beside others; null for none. */
  title: Maybe<Scalars['String']['output']>;
};

export type CourseContentMeta = {
  title: Maybe<Scalars['String']['output']>;
  videoThumbnail: Maybe<Scalars['String']['output']>;
};

/** What opens a course: one of the plans, or buying the course by itself. */
export type CourseHolder =
  | 'AI_ACADEMY'
  | 'PURCHASE'
  | 'UNLIMITED';

export type CourseMeta = {
  courseSyllabusUrl: Maybe<Scalars['String']['output']>;
  hideTimeAndFacultyLabels: Scalars['Boolean']['output'];
  /** The hours that a member spends on the course in a week, classes included; null where nobody has said. */
  hoursPerWeek: Maybe<Scalars['Float']['output']>;
  /** In the order of the school. */
  reviews: Array<CourseReview>;
  sprintTrailerCoverImageUrl: Maybe<Scalars['String']['output']>;
  sprintTrailerJwPlayerFileId: Maybe<Scalars['String']['output']>;
  topTakeaway: Maybe<Scalars['String']['output']>;
  whatYouWillLeaveWith: Array<InfoItem>;
  whoWillBenefit: Array<InfoItem>;
};

/** The viewer's notes of one course. */
export type CourseNotes = {
  courseId: Scalars['ID']['output'];
  courseTitle: Scalars['String']['output'];
  /** The videos that have notes: the lessons of the on-demand edition in their order, then the videos of sessions. */
  lessons: Array<NotedLesson>;
  /** At most 500, by the moments of their videos. */
  notes: Array<VideoNote>;
};

/** A course of the catalog that the viewer may not take: what everybody may know of it, and what opens it. */
export type CourseOffer = {
  courseId: Scalars['ID']['output'];
  coverImageUrl: Scalars['String']['output'];
  difficulty: Scalars['String']['output'];
  /** The smallest first. */
  heldBy: Array<CourseHolder>;
  stack: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topTakeaway: Maybe<Scalars['String']['output']>;
};

export type CourseProgress = {
  courseId: Scalars['ID']['output'];
  /** The share of the required videos' length that the server credited, 0 to 1; a completed video counts as a whole. */
  creditedShare: Scalars['Float']['output'];
};

/** What a member wrote about a course. */
export type CourseReview = {
  name: Scalars['String']['output'];
  /** What the member does, e.g. 'Product manager'. */
  role: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type CourseSearchHit = {
  courseId: Scalars['ID']['output'];
  /** Null for a search without text, and where none of the course's texts has any of the words, typed or corrected. */
  reason: Maybe<SearchReason>;
  /** Higher is better; 0 for every hit of a search without text. */
  score: Scalars['Float']['output'];
};

/** A course as a small card shows it. */
export type CourseSummary = {
  courseId: Scalars['ID']['output'];
  coverImageUrl: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** The trailer of a course. */
export type CourseTrailer = {
  /** Address of the HLS playlist, valid for at least ten minutes and only for this viewer. */
  playlistUrl: Scalars['String']['output'];
};

export type CourseType =
  | 'sprint'
  | 'workshop';

/** The texts that all courses of a type share. */
export type CourseTypeMeta = {
  waitlist: WaitlistMeta;
};

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
  /** The position of whoever played last, on any device. */
  continueAtTime: Scalars['Float']['output'];
  /** Credited time, each second counted once. */
  creditedTime: Scalars['Float']['output'];
  duration: Scalars['Float']['output'];
  farthestWatchedTime: Scalars['Float']['output'];
  /** When the viewer was at that position; null when nothing has played. */
  positionAt: Maybe<Scalars['DateTime']['output']>;
  /** The video session that the position is from, by which a browser knows its own. */
  positionSessionId: Maybe<Scalars['ID']['output']>;
  /** Null when nothing was skipped. */
  skipped: Maybe<SkippedTime>;
  videoId: Scalars['ID']['output'];
};

export type CreatePlaylistUrlResult = {
  error: Maybe<Error>;
  /** Address of the HLS playlist, only for this viewer: valid for at least ten minutes, or as long as the reservation of a video that has not played. */
  playlistUrl: Maybe<Scalars['String']['output']>;
};

export type CreateVideoSessionResult = {
  error: Maybe<Error>;
  /** Address of the HLS playlist, valid for at least ten minutes and only for this viewer. */
  playlistUrl: Maybe<Scalars['String']['output']>;
  userVideoSessionId: Maybe<Scalars['ID']['output']>;
};

/** A certificate or badge of the viewer, with what it said when it was issued. */
export type Credential = {
  /** The certificate; null for a badge. */
  certificateId: Maybe<Scalars['ID']['output']>;
  /** The course of a badge; null for a certificate. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** The titles of the courses that count. */
  courseTitles: Array<Scalars['String']['output']>;
  /** A badge's is the id of the badge. */
  credentialId: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  /** A signed address of the PDF, for a limited time. */
  downloadUrl: Scalars['String']['output'];
  /** The drawing of the seal or of the badge. */
  imageUrl: Scalars['String']['output'];
  /** True while everybody who has its address sees the credential's page. */
  isPublic: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** The day of the school on which it was issued, yyyy-MM-dd. */
  issuedOn: Scalars['String']['output'];
  issuerName: Scalars['String']['output'];
  kind: CredentialKind;
  recipientName: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CredentialKind =
  | 'BADGE'
  | 'CERTIFICATE';

export type CtaButtonContent = {
  buttonEndIcon: Maybe<ButtonIcon>;
  buttonStartIcon: Maybe<ButtonIcon>;
  buttonText: Scalars['String']['output'];
  /** Null while there is none, before enabledAt, and when it is locked. */
  buttonUrl: Maybe<Scalars['String']['output']>;
  enabledAt: Maybe<Scalars['DateTime']['output']>;
  /** True for a limited member when the button has an address that is open to members. */
  isLocked: Scalars['Boolean']['output'];
  sessionContentId: Scalars['ID']['output'];
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

/** Everything that a table's filter matches, in its order. */
export type DashboardDownload = {
  /** The address of the CSV file on this site, which the bearer token of the caller opens; null when refused. */
  address: Maybe<Scalars['String']['output']>;
  /** The rows themselves, at most 5,000; a longer table has the error TOO_MANY_ROWS, and its file has all rows. */
  courses: Maybe<Array<OrganizationCourse>>;
  employeeCourses: Maybe<Array<EmployeeCourse>>;
  employees: Maybe<Array<OrganizationEmployee>>;
  error: Maybe<Error>;
};

export type DashboardDownloadType =
  | 'COURSES'
  | 'EMPLOYEES'
  | 'EMPLOYEE_COURSES';

export type EmployeeCourse = {
  courseId: Scalars['ID']['output'];
  /** The watched share of the required video time, 0 to 100; null where no video is required. */
  engagement: Maybe<Scalars['Int']['output']>;
  /** The dates of a live session, or `On demand`. */
  session: Scalars['String']['output'];
  /** Null where the employee learned beside the course's sessions. A course and a session make one row. */
  sessionId: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  videosWatched: Scalars['Int']['output'];
};

export type EmployeeCoursesResult = {
  employeeCourses: Array<EmployeeCourse>;
  error: Maybe<Error>;
  /** The number of pages of 20, at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** A present employee, with the figures of a period in their time at this employer. */
export type EmployeeDetails = {
  /** The time up to which all changes are in the figures. */
  asOf: Maybe<Scalars['DateTime']['output']>;
  badgesEarned: Scalars['Int']['output'];
  coursesCompleted: Scalars['Int']['output'];
  coursesStarted: Scalars['Int']['output'];
  /** The employer. */
  customerId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  hoursWatched: Scalars['Float']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Null for somebody who has not learned yet. */
  lastActive: Maybe<Scalars['DateTime']['output']>;
  lessonsStarted: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The first moment of the period. */
  periodStart: Scalars['DateTime']['output'];
  userId: Scalars['ID']['output'];
  /** The same figure as `lessonsStarted`, under the name of its tile. */
  videosWatched: Scalars['Int']['output'];
};

export type EndSignInResult = {
  /** NOT_FOUND for a sign-in that is not the viewer's own, has ended, or does not exist. */
  error: Maybe<Error>;
};

export type EnrollmentStatus =
  | 'CLOSED'
  | 'COMPLETED'
  | 'ENROLL'
  | 'ENROLLED'
  | 'FUTURE'
  | 'MANUAL'
  | 'WAITLIST'
  | 'WAITLISTED';

/** A certificate to whose courses the viewer is entitled. */
export type EntitledCertificate = {
  certificateId: Scalars['ID']['output'];
  /** The ids of its courses that the viewer may take. */
  entitledCourseIds: Array<Scalars['ID']['output']>;
};

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

/** Those who come to an event and share that, besides the viewer. */
export type EventAttendees = {
  /** How many come, whether they share it or not. */
  coming: Scalars['Int']['output'];
  /** Whether others see here that the viewer comes, or would if they came. */
  isShared: Scalars['Boolean']['output'];
  /** Up to 12, in the order of the directory. */
  members: Array<ListedMember>;
  /** How many share that they come. */
  total: Scalars['Int']['output'];
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

/** The other courses of a professor. */
export type FacultyCourses = {
  /** At most four that the viewer can see, in the order of the catalog. */
  courses: Array<CourseSummary>;
  facultyId: Scalars['ID']['output'];
};

/** A course that the member can take without the allowance. */
export type FreeCourse = {
  courseId: Scalars['ID']['output'];
  /** When its session starts; null for one on demand. */
  startAt: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};

/** A lesson that counts against no allowance. */
export type FreeLesson = {
  courseTitle: Scalars['String']['output'];
  page: VideoPageAddress;
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
};

/** The lessons and courses that a limited member can take without the allowance, at most three of each kind. */
export type FreeOffer = {
  /** Courses on demand that the member holds otherwise. */
  courses: Array<FreeCourse>;
  /** Free live courses that the member can enroll in now, soonest first. */
  liveCourses: Array<FreeCourse>;
  /** Free previews that the member has not completed, in the order of the catalog. */
  previews: Array<FreeLesson>;
};

export type ImportantLink = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** An industry that members choose from. */
export type IndustryReference = {
  active: Scalars['Boolean']['output'];
  industry: Scalars['String']['output'];
  industryRefId: Scalars['ID']['output'];
  sortOrder: Scalars['Int']['output'];
};

/** A titled point with an icon, e.g. a topic of a course. */
export type InfoItem = {
  description: Scalars['String']['output'];
  iconUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type InviteToEventInput = {
  /** At most 10 addresses. */
  emails: Array<Scalars['String']['input']>;
  memberEventId: Scalars['ID']['input'];
};

export type InviteToEventResult = {
  error: Maybe<Error>;
  success: Scalars['Boolean']['output'];
};

/** A job function that members choose from. */
export type JobFunctionReference = {
  active: Scalars['Boolean']['output'];
  jobFunction: Scalars['String']['output'];
  jobFunctionRefId: Scalars['ID']['output'];
  sortOrder: Scalars['Int']['output'];
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

export type LearningPlan = {
  /** Null when no certificate of the viewer's plan fits. */
  certificate: Maybe<LearningPlanCertificate>;
  /** In the order in which they are recommended. */
  courseIds: Array<Scalars['ID']['output']>;
  plan: LearningPlanDetails;
  /** One for each course, in the same order. */
  reasons: Array<LearningPlanReason>;
};

/** The certificate on whose track a plan is. */
export type LearningPlanCertificate = {
  certificateId: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  /** Address of the certificate's seal. */
  logo: Scalars['String']['output'];
  /** Share of the needed badges that the viewer has earned, 0 to 1. */
  progress: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type LearningPlanDetails = {
  /** The label of the level, e.g. Beginner. */
  level: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The label of the topic, e.g. AI. */
  topic: Scalars['String']['output'];
};

export type LearningPlanQuizOption = {
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** A question of the quiz, to which one option is the answer. */
export type LearningPlanQuizQuestion = {
  id: Scalars['ID']['output'];
  options: Array<LearningPlanQuizOption>;
  title: Scalars['String']['output'];
};

/** The answer to a question of the quiz. */
export type LearningPlanQuizResponseInput = {
  /** The key of the chosen option. */
  key: Scalars['ID']['input'];
  questionId: Scalars['ID']['input'];
};

/** The sentence that explains why a course is in the plan. */
export type LearningPlanReason = {
  courseId: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
};

export type LearningPlanResult = {
  error: Maybe<Error>;
  /** The stored plan after the call; null with an error. */
  learningPlan: Maybe<LearningPlan>;
};

/** What the on-demand edition of a course holds. */
export type LessonTotals = {
  count: Scalars['Int']['output'];
  /** The length of all lessons, in seconds. */
  duration: Scalars['Float']['output'];
};

/** A course of the viewer's list, with the fields that its sessions share. */
export type ListedCourse = {
  /** The badge that the member earned for the course, if any. */
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  courseId: Scalars['ID']['output'];
  courseMeta: CourseMeta;
  courseRating: Maybe<Scalars['Float']['output']>;
  courseType: CourseType;
  coverImageUrl: Scalars['String']['output'];
  difficulty: Scalars['String']['output'];
  faculties: Array<Faculty>;
  /** Null for a course without an on-demand edition. */
  lessons: Maybe<LessonTotals>;
  /** Number of ratings; null where it is unknown. */
  ratingCount: Maybe<Scalars['Int']['output']>;
  /** The sessions that a course card needs, soonest first: the viewer's own, the on-demand edition and the next to join. */
  sessions: Array<Session>;
  stack: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topics: Array<Scalars['String']['output']>;
};

/** A member as a card of the directory shows them. */
export type ListedMember = {
  company: Maybe<MemberCompany>;
  displayName: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  jobRole: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  profileImageUrl: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
};

export type LogoutResult = {
  success: Scalars['Boolean']['output'];
};

/** One live meeting of a session. */
export type Meeting = {
  endAt: Scalars['DateTime']['output'];
  /** Address of the room; only for viewers who may enter, from three hours before the start until the end. */
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
  /** Whether the latest payment of the member's own subscription failed, while the membership goes on. */
  paymentFailed: Scalars['Boolean']['output'];
  profileImageUrl: Maybe<Scalars['String']['output']>;
  pronouns: Maybe<Scalars['String']['output']>;
  registrationDate: Scalars['DateTime']['output'];
  scholarship: Maybe<Scholarship>;
  status: MemberStatus;
  testData: Scalars['Boolean']['output'];
  /** The IANA zone of the device that was used last; null before the first report. */
  timeZone: Maybe<Scalars['String']['output']>;
  trialEndDate: Maybe<Scalars['DateTime']['output']>;
  twitterProfileUrl: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
  userType: Scalars['String']['output'];
  /** What the member shows of themselves. */
  visibility: ProfileVisibility;
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

/** An event for members. */
export type MemberEvent = {
  /** Markdown. */
  details: Scalars['String']['output'];
  eventCategory: MemberEventCategoryLabel;
  eventEnd: Scalars['DateTime']['output'];
  eventStart: Scalars['DateTime']['output'];
  eventType: MemberEventTypeLabel;
  heroImageUrl: Scalars['String']['output'];
  /** Ids of the insights in which the event can be read about and that the viewer may read, newest first. */
  insightIds: Array<Scalars['ID']['output']>;
  memberEventId: Scalars['ID']['output'];
  /** The recording on the media host; null before the end and without one. */
  recording: Maybe<MemberEventRecording>;
  status: MemberEventStatus;
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Before the end the room, from three hours before the start on and only for those who come; afterwards the recording at another site. */
  zoomLink: Maybe<Scalars['String']['output']>;
};

export type MemberEventCategory =
  | 'KEY_DATES'
  | 'MASTERCLASS'
  | 'MEETUP'
  | 'Q_AND_A';

export type MemberEventCategoryLabel = {
  category: MemberEventCategory;
  label: Scalars['String']['output'];
};

export type MemberEventLink = {
  error: Maybe<Error>;
  /** Address of the event's calendar file. */
  link: Maybe<Scalars['String']['output']>;
};

/** The recording of an event that is over. Watching it records no progress and counts against no allowance. */
export type MemberEventRecording = {
  /** In seconds. */
  duration: Scalars['Float']['output'];
  /** Address of the HLS playlist, valid for at least nine minutes and only for this viewer. */
  playlistUrl: Scalars['String']['output'];
};

/** A member's answer to an event. */
export type MemberEventRsvp = {
  memberEventId: Scalars['ID']['output'];
  status: RsvpStatus;
  userId: Scalars['ID']['output'];
  /** The member's own address of the room, while `zoomLink` of the event is shown to them; null until the meeting service has given one. */
  zoomJoinUrl: Maybe<Scalars['String']['output']>;
  /** The member's number at the meeting service; null until they are registered there. */
  zoomRegistrantId: Maybe<Scalars['String']['output']>;
};

export type MemberEventStatus =
  | 'ACTIVE'
  /** Called off; only those who had said that they come find it, until it would have ended. */
  | 'CANCELED';

export type MemberEventType =
  | 'LISTEN_AND_LEARN'
  | 'OFFICE_HOURS'
  | 'ORIENTATION';

export type MemberEventTypeLabel = {
  label: Scalars['String']['output'];
  type: MemberEventType;
};

export type MemberLanguage = {
  name: Scalars['String']['output'];
};

export type MemberList = {
  /** By first name, then last name. */
  list: Array<ListedMember>;
  pageInfo: MemberPageInfo;
};

/** The screen for which members are listed. It changes nothing about what a caller may see. */
export type MemberListContext =
  | 'ADMIN'
  | 'HOMEPAGE'
  | 'MEMBERSPAGE';

export type MemberLocation = {
  city: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  primaryLocation: Scalars['Boolean']['output'];
  region: Maybe<Scalars['String']['output']>;
  userLocationId: Scalars['ID']['output'];
};

export type MemberPageInfo = {
  /** The size of a page that was used. */
  count: Scalars['Int']['output'];
  /** The search that was used. */
  filter: Scalars['String']['output'];
  /** Whether more than `total` members were found. */
  isMore: Scalars['Boolean']['output'];
  /** The page that is answered, from 0; the last one when a later one was asked for. */
  page: Scalars['Int']['output'];
  /** The number of members found, at most 10,000: members beyond are found by a narrower search. */
  total: Scalars['Int']['output'];
  /** The number of pages, at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** A member as everybody in the community sees them. What they chose not to show is null or empty. */
export type MemberProfile = {
  about: Maybe<Scalars['String']['output']>;
  communityGet: Maybe<Scalars['String']['output']>;
  communityGive: Maybe<Scalars['String']['output']>;
  company: Maybe<MemberCompany>;
  displayName: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  growthTip: Maybe<Scalars['String']['output']>;
  industry: Maybe<Scalars['String']['output']>;
  instagramProfileUrl: Maybe<Scalars['String']['output']>;
  jobFunction: Maybe<Scalars['String']['output']>;
  jobRole: Maybe<Scalars['String']['output']>;
  languages: Array<MemberLanguage>;
  lastName: Scalars['String']['output'];
  linkedinProfileUrl: Maybe<Scalars['String']['output']>;
  location: Maybe<MemberLocation>;
  meetPreference: Maybe<Scalars['String']['output']>;
  middleName: Maybe<Scalars['String']['output']>;
  profileImageUrl: Maybe<Scalars['String']['output']>;
  pronouns: Maybe<Scalars['String']['output']>;
  registrationDate: Scalars['DateTime']['output'];
  twitterProfileUrl: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
  whatILove: Maybe<Scalars['String']['output']>;
};

export type MemberStatus =
  | 'ALUMNI'
  | 'EMPLOYEE'
  | 'LIMITED'
  | 'MEMBER'
  | 'POST_TRIAL'
  | 'TRIAL';

/** How the viewer pays for their membership. Amounts are in cents. */
export type MembershipBilling = {
  /** The regular price of a year. */
  amount: Scalars['Int']['output'];
  /** The discount on the next payment; 0 without one. */
  amountOff: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** When the membership ends, for one that was canceled; for a failed payment, when its days of grace end. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** The next payment by Stripe's own preview, and when it is made; null for a membership that ends. */
  nextAmount: Maybe<Scalars['Int']['output']>;
  nextPaymentAt: Maybe<Scalars['DateTime']['output']>;
  /** The page on which a failed payment is mended; null when none failed. */
  payInvoiceUrl: Maybe<Scalars['String']['output']>;
  planName: Scalars['String']['output'];
  status: MembershipPaymentStatus;
};

export type MembershipPaymentStatus =
  | 'ACTIVE'
  | 'ENDED'
  /** Ends at endsAt, and is not paid again. */
  | 'ENDING'
  /** The last payment failed; the membership goes on for some days. */
  | 'PAST_DUE'
  /** Begun, first paid when the trial ends. */
  | 'TRIALING';

/** A video that counted against the allowance of this month. */
export type MeteredVideo = {
  /** Null for a course that is not published any more. */
  courseTitle: Maybe<Scalars['String']['output']>;
  /** Where it can be watched again; null if the member may not open it any more. */
  page: Maybe<VideoPageAddress>;
  /** When it first played this month, which is when it counted. */
  playedAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
};

/** The monthly allowance of a limited member. */
export type MeteringPlan = {
  /** Number of videos that counted this month. */
  currentMeasure: Scalars['Int']['output'];
  /** Videos that never count: free previews, and those of courses that the member holds otherwise. */
  entitledVideoIds: Array<Scalars['ID']['output']>;
  meteringPlanId: Scalars['ID']['output'];
  resourceType: Scalars['String']['output'];
  /** Number of videos per month. */
  threshold: Scalars['Int']['output'];
  watchedVideoIds: Array<Scalars['ID']['output']>;
};

export type Mutation = {
  /**
   * Claims a certificate of which the server knows that every needed badge is earned: it registers a member who is not registered,
   * so that the certificate is issued. Errors: NOT_FOUND, NOT_ENTITLED, NOT_COMPLETED, TRIAL_ENDED, ACCOUNT_ENDED.
   */
  addCertificateCompletion: CertificateCompletionResult;
  /** Registers the member for a certificate program; doing it twice is one registration. */
  addCertificateRegistration: CertificateRegistrationResult;
  /** Asks for one mail when the viewer can enroll in a session of the course. Asking again changes nothing. */
  addCourseAlert: CourseAlertResult;
  addUserSave: UserSaveResult;
  /** Reads a checkout of the viewer from Stripe again and applies it; null for every other id. */
  confirmCheckout: Maybe<CheckoutConfirmation>;
  /** Creates the viewer's calendar subscription, unless there is one. It is idempotent. */
  createCalendarSubscription: CalendarSubscription;
  /** Returns the playlist with which a player loads a video. For a metered viewer it reserves one of the month's videos for two minutes. */
  createPlaylistUrl: CreatePlaylistUrlResult;
  /** `fileType` is image/png, image/jpeg or image/gif. */
  createSignedUploadUrl: SignedUploadResult;
  /** Begins a checkout. Errors: PRODUCT_NOT_FOUND, PRODUCT_NOT_SOLD, CHECKOUT_FAILED, CHECKOUT_UNAVAILABLE, CHECKOUT_REFUSED, ALREADY_SUBSCRIBED, PAID_BY_ORGANIZATION. */
  createStripeCheckoutForProduct: CheckoutResult;
  /** Opens the billing portal for the viewer. Errors: NO_BILLING, BILLING_UNAVAILABLE. */
  createStripePortalUrl: PortalUrlResult;
  /** Begins the checkout of the plan that getSubscriptionOffer names. Errors: as createStripeCheckoutForProduct. */
  createStripeSubscriptionCheckoutSession: CheckoutResult;
  /** Registers with a pass. Who activates the account begins at redirectPath, a path of this app, else where the pass says. Error codes: 402, 403, 404, 410, 412, REQUIRED, INVALID_EMAIL, INVALID_NAME, INVALID_ANSWER, SSO_REGISTRATION_FAILED, LIMIT_EXCEEDED, LOGIN_BLOCKED. */
  createUserWithPass: PassRegistrationResult;
  /** Opens a video session when the video plays: checks the plan, counts the video against the monthly allowance, and returns the playlist. */
  createVideoSession: CreateVideoSessionResult;
  /** Ends one of the viewer's own sign-ins on all servers: its tokens are dead from now on. Ending the current one is a logout. */
  endSignIn: EndSignInResult;
  /** Sends an invitation to each address that takes one. */
  inviteToEvent: InviteToEventResult;
  /** Ends the sign-in that the token belongs to: its tokens are dead from now on. */
  logout: LogoutResult;
  /** Gives the signed-in member what a pass grants; a slot is taken once. Error codes as for createUserWithPass, PASS_GRANTS_NOTHING and TRIAL_USED. */
  processPassExtras: PassExtrasResult;
  /** Refused with COMPLETION_STANDS for a completed certificate, because badges stay; otherwise there is nothing to remove. Errors: NOT_FOUND, COMPLETION_STANDS. */
  removeCertificateCompletion: CertificateCompletionResult;
  /** Ends the member's registration for a certificate program; without one, nothing changes. */
  removeCertificateRegistration: CertificateRegistrationResult;
  removeCourseAlert: CourseAlertResult;
  removeUserSave: UserSaveResult;
  /** Removes a note unless it was written again later. Removing an unknown note is no error. */
  removeVideoNote: VideoNoteResult;
  /** Makes the address of the viewer's calendar subscription invalid for good. It is idempotent. */
  revokeCalendarSubscription: CalendarSubscription;
  /** Switches the public page of one of the viewer's credentials on or off; repeating it changes nothing. Error: NOT_FOUND. */
  saveCredentialVisibility: SaveCredentialVisibilityResult;
  /** Enrolls the viewer, puts them on the waitlist of a full session, unenrolls them, or undoes that. It is idempotent. */
  saveEnrollment: SaveEnrollmentResult;
  /** `profileImageUrl` is the address of an upload of `createSignedUploadUrl`; an empty one removes the picture. */
  saveMemberBasicInfo: SaveProfileResult;
  saveMemberCommunity: SaveProfileResult;
  /** An empty name removes the company. */
  saveMemberCompany: SaveProfileResult;
  /**
   * Says that the viewer comes, or does not come any more. It is idempotent.
   * Errors: NOT_FOUND, EVENT_ENDED, EVENT_CANCELED, LIMIT_EXCEEDED.
   */
  saveMemberEventRsvp: SaveMemberEventRsvpResult;
  saveMemberJobInfo: SaveProfileResult;
  /** Saves all languages that the member speaks, at most 20. */
  saveMemberLanguages: SaveProfileResult;
  /** Saves the whole location; an empty region or city removes it. */
  saveMemberLocation: SaveLocationResult;
  saveMemberSocialInfo: SaveProfileResult;
  saveMemberVisibility: SaveProfileResult;
  /** Keeps a draft. Of several drafts the one written last is kept; an empty one is deleted. */
  saveProjectDraft: SaveProjectDraftResult;
  /** Ticks a bonus item (BONUS_CONTENT) or reports attendance (SESSION_CONSUMED, with the id of an attendance item or of the session). Of several ticks the one made last counts. */
  saveSessionContentProgress: SaveSessionContentProgressResult;
  /**
   * Stores the answers to the profile survey, once for each member: later answers change nothing. Repeating a call with the same id
   * is harmless.
   */
  saveSurveyResponse: SaveSurveyResponseResult;
  /** Keeps the zone of the viewer's device, in which mails tell times. It is idempotent. */
  saveTimeZone: SaveTimeZoneResult;
  /**
   * Writes a note of at most 2,000 characters at a moment of a video that the viewer may watch now, or changes the text of a note,
   * which keeps its video and moment. Of several changes the one made last is kept; repeating one is harmless.
   */
  saveVideoNote: VideoNoteResult;
  /** Mails the code that sets the first password, to whoever holds a mailed activation link. Both are base64url. */
  sendVerificationCode: SendVerificationCodeResult;
  /** Makes a free account. An address that has one already gets the same answer, and the mail tells. Who activates it begins at redirectPath, a path of this app. */
  signupLimitedUser: SignupResult;
  /** Links the account that the member has just proved at the social provider, named by its address and user name. */
  startAccountLinking: AccountLinkResult;
  /**
   * Replaces the courses of the viewer's plan by some of them, at least one; adding a course is not possible. Repeating it changes
   * nothing. Errors: NOT_FOUND, INVALID_PLAN.
   */
  submitLearningPlan: LearningPlanResult;
  /**
   * Recommends a plan from one answer to each question, and replaces the viewer's plan by it. Errors: NOT_ENTITLED, INVALID_ANSWER,
   * NO_COURSES.
   */
  submitLearningPlanQuiz: LearningPlanResult;
  /** Hands in a link or a text of at most 5,000 characters. Repeating it with the same id is harmless. */
  submitProject: SubmitProjectResult;
  /** Hands the viewer over to the AI tutor. */
  transferToProfAI: TutorTransfer;
  /** Takes the linked social account away from the member. The last way to sign in stays. Error codes: CONFIRMATION_NEEDED when they signed in longer than ten minutes ago, LAST_SIGN_IN. */
  unlinkAccount: AccountLinkResult;
  /** Takes a discount off the viewer's next payment. Errors: OFFER_ENDED, BILLING_UNAVAILABLE. */
  updateExistingStripeSubscription: UpdateSubscriptionResult;
  /** Saves the position. Times are seconds of the video; playing time is the time played in this video session. */
  updateVideoSession: UpdateVideoSessionResult;
};


export type MutationAddCertificateCompletionArgs = {
  certificateId: Scalars['ID']['input'];
};


export type MutationAddCertificateRegistrationArgs = {
  certificateId: Scalars['ID']['input'];
};


export type MutationAddCourseAlertArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationAddUserSaveArgs = {
  contentId: Scalars['ID']['input'];
  contentType: ContentType;
};


export type MutationConfirmCheckoutArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationCreatePlaylistUrlArgs = {
  videoId: Scalars['ID']['input'];
};


export type MutationCreateSignedUploadUrlArgs = {
  fileType: Scalars['String']['input'];
  uploadType: UploadType;
};


export type MutationCreateStripeCheckoutForProductArgs = {
  checkout: CheckoutInput;
};


export type MutationCreateStripePortalUrlArgs = {
  configId?: InputMaybe<Scalars['ID']['input']>;
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
  beganMsAgo?: InputMaybe<Scalars['Float']['input']>;
  courseContentId?: InputMaybe<Scalars['ID']['input']>;
  courseId: Scalars['ID']['input'];
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  type: VideoSessionType;
  userClientUri?: InputMaybe<Scalars['String']['input']>;
  videoDurationAtPlaytime?: InputMaybe<Scalars['Float']['input']>;
  videoId: Scalars['ID']['input'];
};


export type MutationEndSignInArgs = {
  signInId: Scalars['ID']['input'];
};


export type MutationInviteToEventArgs = {
  input: InviteToEventInput;
};


export type MutationProcessPassExtrasArgs = {
  redemptionCode?: InputMaybe<Scalars['String']['input']>;
  shortCode: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationRemoveCertificateCompletionArgs = {
  certificateId: Scalars['ID']['input'];
};


export type MutationRemoveCertificateRegistrationArgs = {
  certificateId: Scalars['ID']['input'];
};


export type MutationRemoveCourseAlertArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationRemoveUserSaveArgs = {
  contentId: Scalars['ID']['input'];
  contentType: ContentType;
};


export type MutationRemoveVideoNoteArgs = {
  noteId: Scalars['ID']['input'];
  removedMsAgo?: InputMaybe<Scalars['Float']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveCredentialVisibilityArgs = {
  credentialId: Scalars['ID']['input'];
  isPublic: Scalars['Boolean']['input'];
};


export type MutationSaveEnrollmentArgs = {
  input: SaveEnrollmentInput;
};


export type MutationSaveMemberBasicInfoArgs = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  profileImageUrl?: InputMaybe<Scalars['String']['input']>;
  pronouns?: InputMaybe<Scalars['String']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  userId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveMemberCommunityArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  communityGet?: InputMaybe<Scalars['String']['input']>;
  communityGive?: InputMaybe<Scalars['String']['input']>;
  growthTip?: InputMaybe<Scalars['String']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  userId: Scalars['ID']['input'];
  whatILove?: InputMaybe<Scalars['String']['input']>;
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveMemberCompanyArgs = {
  companyName: Scalars['String']['input'];
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  userCompanyId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveMemberEventRsvpArgs = {
  input: SaveMemberEventRsvpInput;
};


export type MutationSaveMemberJobInfoArgs = {
  industry?: InputMaybe<Scalars['String']['input']>;
  jobFunction?: InputMaybe<Scalars['String']['input']>;
  jobRole?: InputMaybe<Scalars['String']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  userId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveMemberLanguagesArgs = {
  languages: Array<Scalars['String']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  userId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveMemberLocationArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  userId: Scalars['ID']['input'];
  userLocationId?: InputMaybe<Scalars['ID']['input']>;
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveMemberSocialInfoArgs = {
  instagramProfileUrl?: InputMaybe<Scalars['String']['input']>;
  linkedinProfileUrl?: InputMaybe<Scalars['String']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  twitterProfileUrl?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveMemberVisibilityArgs = {
  courses?: InputMaybe<Scalars['Boolean']['input']>;
  directory?: InputMaybe<Scalars['Boolean']['input']>;
  events?: InputMaybe<Scalars['Boolean']['input']>;
  languages?: InputMaybe<Scalars['Boolean']['input']>;
  links?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['Boolean']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  userId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveProjectDraftArgs = {
  content: Scalars['String']['input'];
  sessionId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationSaveSessionContentProgressArgs = {
  madeMsAgo?: InputMaybe<Scalars['Float']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  sessionContentId: Scalars['ID']['input'];
  status: ProgressStatus;
  type: ProgressType;
};


export type MutationSaveSurveyResponseArgs = {
  responses: SurveyResponsesInput;
  surveyResponseId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSaveTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
};


export type MutationSaveVideoNoteArgs = {
  noteId: Scalars['ID']['input'];
  seconds: Scalars['Float']['input'];
  sentAt?: InputMaybe<Scalars['Float']['input']>;
  text: Scalars['String']['input'];
  videoId: Scalars['ID']['input'];
  writtenMsAgo?: InputMaybe<Scalars['Float']['input']>;
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


export type MutationSubmitLearningPlanArgs = {
  courseIds: Array<Scalars['ID']['input']>;
};


export type MutationSubmitLearningPlanQuizArgs = {
  responses: Array<LearningPlanQuizResponseInput>;
};


export type MutationSubmitProjectArgs = {
  content: Scalars['String']['input'];
  projectSubmissionId: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};


export type MutationUpdateExistingStripeSubscriptionArgs = {
  coupon: Scalars['String']['input'];
};


export type MutationUpdateVideoSessionArgs = {
  continueAtTime: Scalars['Float']['input'];
  courseId?: InputMaybe<Scalars['ID']['input']>;
  positionMsAgo?: InputMaybe<Scalars['Float']['input']>;
  sentAt?: InputMaybe<Scalars['Float']['input']>;
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

/** A course in which the viewer has notes. */
export type NotedCourse = {
  courseId: Scalars['ID']['output'];
  courseTitle: Scalars['String']['output'];
  /** How many notes there are. */
  notes: Scalars['Int']['output'];
};

/** A video in which the viewer has notes. */
export type NotedLesson = {
  /** Null for a video that the viewer may not watch now. */
  page: Maybe<VideoPageAddress>;
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
};

export type OnDemandContent = {
  courseId: Scalars['ID']['output'];
  courseTitle: Scalars['String']['output'];
  /** True if the viewer's plan covers the course. */
  entitled: Scalars['Boolean']['output'];
  groups: Array<CourseContentGroup>;
  /** When the lessons open; null when they are open. The free preview opens before. */
  opensAt: Maybe<Scalars['DateTime']['output']>;
  /** The on-demand session of the course. */
  sessionId: Maybe<Scalars['ID']['output']>;
};

/** A project that the viewer can hand in now, and has not. */
export type OpenProject = {
  /** Until when it can be handed in; null without an end. */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  kind: SessionKind;
  sessionId: Scalars['ID']['output'];
  sessionTitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A task of a live session in which the viewer takes part, whose videos are not all watched. */
export type OpenTask = {
  /** An instant of the task's day: its date in the viewer's zone is the day under which the session's page shows the task. */
  dayAt: Scalars['DateTime']['output'];
  /** The container of the task. */
  sessionContentId: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type OrganizationCourse = {
  /** Employees who completed it in the period. */
  completed: Scalars['Int']['output'];
  courseId: Scalars['ID']['output'];
  /** The kind of its sessions: SPRINT, WORKSHOP, CAPSTONE or BOOTCAMP; ON_DEMAND where it has no live ones. */
  courseType: Scalars['String']['output'];
  /** Employees who enrolled in the period. */
  enrolled: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type OrganizationCoursesResult = {
  courses: Array<OrganizationCourse>;
  error: Maybe<Error>;
  /** The number of pages of 20, at least 1. */
  totalPages: Scalars['Int']['output'];
};

export type OrganizationDetailsResult = {
  /** The time up to which all changes are in the figures; null before the first count. */
  asOf: Maybe<Scalars['DateTime']['output']>;
  error: Maybe<Error>;
  overview: Maybe<OrganizationOverview>;
  /** The first moment of the period. */
  periodStart: Maybe<Scalars['DateTime']['output']>;
  stats: Maybe<OrganizationStats>;
  /** The courses with the most completions in the period, at most 8. */
  topCourses: Array<OrganizationCourse>;
  /** The weeks of the period, oldest first, at most 53. */
  weeks: Array<OrganizationWeek>;
};

export type OrganizationEmployee = {
  /** Badges earned in the period. */
  badges: Scalars['Int']['output'];
  /** Courses started in the period. */
  courses: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  userId: Scalars['ID']['output'];
};

export type OrganizationEmployeesResult = {
  employees: Array<OrganizationEmployee>;
  error: Maybe<Error>;
  /** The number of pages of 20, at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** The period that figures are counted for, which ends now. */
export type OrganizationFilterType =
  | 'CONTRACT_TO_DATE'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS';

/** An employer as its dashboard heads it. */
export type OrganizationOverview = {
  /** `#` and six hexadecimal digits. */
  accentColor: Maybe<Scalars['String']['output']>;
  companyLogo: Maybe<Scalars['String']['output']>;
  companyName: Scalars['String']['output'];
  contractEnd: Maybe<Scalars['DateTime']['output']>;
  contractStart: Maybe<Scalars['DateTime']['output']>;
  importantLinks: Array<ImportantLink>;
  /** Null where the contract does not limit them. */
  totalSeats: Maybe<Scalars['Int']['output']>;
  /** The number of present employees, who may be more than there are seats. */
  usedSeats: Scalars['Int']['output'];
};

export type OrganizationSession = {
  completed: Scalars['Int']['output'];
  enrolled: Scalars['Int']['output'];
  sessionId: Scalars['ID']['output'];
  /** The dates of a live session, or `On demand`. */
  title: Scalars['String']['output'];
};

export type OrganizationSessionsResult = {
  error: Maybe<Error>;
  /** The sessions in which employees are or were enrolled in the period, the latest first. */
  sessionsForCourse: Array<OrganizationSession>;
};

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

/** The figures of the present employees for a period, of their time at this employer. */
export type OrganizationStats = {
  assignedSeats: Scalars['Int']['output'];
  badgesEarned: Scalars['Int']['output'];
  /** The share of the assigned seats with at least one badge, 0 to 100. */
  badgesEarnedPercent: Scalars['Int']['output'];
  /** Courses completed; each counts once for each employee. */
  coursesConsumed: Scalars['Int']['output'];
  hoursWatched: Scalars['Float']['output'];
  /** Lesson videos with at least one video session; each counts once for each employee. */
  lessonsStarted: Scalars['Int']['output'];
  /** Employees with a learning activity. */
  usersEngaged: Scalars['Int']['output'];
  /** Their share of the assigned seats, 0 to 100. */
  usersEngagedPercent: Scalars['Int']['output'];
};

/** One week of an employer. */
export type OrganizationWeek = {
  /** Those who learned in this week in the employer's time, also those who have left since. */
  activeLearners: Scalars['Int']['output'];
  /** Seats in use at the end of the week, or now. */
  seats: Scalars['Int']['output'];
  /** Its Monday as `yyyy-MM-dd`, in UTC. */
  week: Scalars['String']['output'];
};

/** A text of the school for a screen. */
export type PageContent = {
  /** Markdown. */
  body: Scalars['String']['output'];
  langCode: Scalars['String']['output'];
  publishStatus: PublishStatus;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
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

/** A plan that the school sells by the year. Amounts are in cents. */
export type Plan = {
  amount: Scalars['Int']['output'];
  /** In lower case, e.g. usd. */
  currency: Scalars['String']['output'];
  features: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  planId: Scalars['ID']['output'];
  /** What a checkout for it names as product_id. */
  productId: Scalars['ID']['output'];
};

export type PortalUrlResult = {
  error: Maybe<Error>;
  /** The page of the billing portal, which opens once and for a few minutes. */
  url: Maybe<Scalars['String']['output']>;
};

/** What the school sells once: a session of a course, or the course by itself. The amount is in cents. */
export type Product = {
  amount: Scalars['Int']['output'];
  /** The course whose page sells it. */
  courseId: Scalars['ID']['output'];
  /** In lower case, e.g. usd. */
  currency: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What a checkout for it names as product_id. */
  productId: Scalars['ID']['output'];
  /** The session that it opens; null for the course by itself. */
  sessionId: Maybe<Scalars['ID']['output']>;
  /** When the session starts; null while it has no date, and for the course by itself. */
  startAt: Maybe<Scalars['DateTime']['output']>;
};

/** Whom and what a member shows of themselves. */
export type ProfileVisibility = {
  /** Whether those who take the same course see that the member takes it too. */
  courses: Scalars['Boolean']['output'];
  /** Whether the directory lists the member and others may open their profile. */
  directory: Scalars['Boolean']['output'];
  /** Whether everybody who can open an event to which the member comes sees that. */
  events: Scalars['Boolean']['output'];
  languages: Scalars['Boolean']['output'];
  /** The links to social networks. */
  links: Scalars['Boolean']['output'];
  location: Scalars['Boolean']['output'];
};

export type ProgressStatus =
  | 'COMPLETED'
  | 'NOT_STARTED';

export type ProgressType =
  | 'BONUS_CONTENT'
  | 'PROJECT_SUBMISSION'
  | 'SESSION_COMPLETED'
  | 'SESSION_CONSUMED';

/** The project of a session as the viewer sees it. */
export type Project = {
  /** Until when it can be handed in: 14 days after the end of the session; null without an end. */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  draft: Maybe<ProjectDraft>;
  enabledAt: Maybe<Scalars['DateTime']['output']>;
  /** The outside form, which reports back; null for the product's own. */
  formUrl: Maybe<Scalars['String']['output']>;
  /** The checklist item that handing in completes. */
  sessionContentId: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  submission: Maybe<ProjectSubmission>;
  title: Scalars['String']['output'];
};

/** Text that the viewer has not handed in yet. */
export type ProjectDraft = {
  content: Scalars['String']['output'];
  savedAt: Scalars['DateTime']['output'];
};

export type ProjectKind =
  | 'LINK'
  | 'TEXT';

/** What a member handed in. A later one replaces it. */
export type ProjectSubmission = {
  content: Scalars['String']['output'];
  kind: ProjectKind;
  projectSubmissionId: Scalars['ID']['output'];
  submittedAt: Scalars['DateTime']['output'];
};

/** A credential as its public page shows it to everybody. */
export type PublicCredential = {
  courseTitles: Array<Scalars['String']['output']>;
  credentialId: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  /** A signed address of the drawn document as SVG, for a limited time. */
  documentImageUrl: Scalars['String']['output'];
  /** A signed address of the PDF, for a limited time. */
  downloadUrl: Scalars['String']['output'];
  /** The drawing of the seal or of the badge. */
  imageUrl: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** The day of the school on which it was issued, yyyy-MM-dd. */
  issuedOn: Scalars['String']['output'];
  issuerName: Scalars['String']['output'];
  kind: CredentialKind;
  recipientName: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PublishStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'DRAFT';

export type Query = {
  /** Whether a schedule changes the viewer's subscription later. */
  checkIfStripeScheduledSubscription: Scalars['Boolean']['output'];
  /** The discount before canceling; null for members who do not manage a subscription of their own. */
  checkStripeSubscriptionDiscountOffer: Maybe<CancelOffer>;
  /** The viewer's calendar subscription. */
  getCalendarSubscription: CalendarSubscription;
  /** A certificate that the member can see; null for every other id. */
  getCertificate: Maybe<Certificate>;
  /** Null without one. */
  getCourseAlert: Maybe<CourseAlert>;
  /**
   * What opens a course of the catalog that the viewer may not take; null for a course that they may see, for one that is
   * unknown, and for one whose sessions are all hidden.
   */
  getCourseOffer: Maybe<CourseOffer>;
  /** Null for a course without a trailer, and for one that the viewer cannot see. */
  getCourseTrailer: Maybe<CourseTrailer>;
  /** A certificate of the type if the viewer is entitled to one of its courses; null for every other id. */
  getCrashCourseCertificate: Maybe<Certificate>;
  getDashboardDataForDownload: DashboardDownload;
  /** A page of 20 sessions that an employee was enrolled in or learned in during the period; without `sortBy` the latest first. */
  getEmployeeCourses: EmployeeCoursesResult;
  /** Null for whoever is no present employee of a customer that the caller may read. */
  getEmployeeDetails: Maybe<EmployeeDetails>;
  /** The Mini-MBAs that the viewer bought, soonest first. */
  getEntitledBootcampSessions: Array<Session>;
  /** The certificates of which the viewer may take a course: those of a type, those that hold a course, or all. */
  getEntitledCertificates: Array<EntitledCertificate>;
  /** Sessions that were granted to the viewer individually. */
  getEntitledSessions: Array<Session>;
  /** The lessons and courses that count against no allowance; null for members whose viewing is not metered. */
  getFreeOffer: Maybe<FreeOffer>;
  /** The viewer's learning plan; null before the quiz, and for whoever has no learning plans. */
  getLearningPlan: Maybe<LearningPlan>;
  /** The questions of the quiz, in their order; empty for whoever has no learning plans. */
  getLearningPlanQuiz: Array<LearningPlanQuizQuestion>;
  /** The signed-in member; null for anybody else's id. */
  getMember: Maybe<Member>;
  /** The running entitlements of the signed-in member, lowest precedence number first; empty for anybody else's id. */
  getMemberEntitlements: Array<MemberEntitlement>;
  /** An event of any type; null for one that does not exist or that the viewer cannot see. */
  getMemberEvent: Maybe<MemberEvent>;
  /** The calendar file of an event to which the viewer comes. */
  getMemberEventLink: MemberEventLink;
  /** The viewer's answer; null for none, and for an event that the viewer cannot see. */
  getMemberEventRsvp: Maybe<MemberEventRsvp>;
  /** The profile of a listed member, or the viewer's own; null for everybody else. */
  getMemberProfile: Maybe<MemberProfile>;
  /** The viewer's latest subscription; null for members who never had one. */
  getMembershipBilling: Maybe<MembershipBilling>;
  /** Null for members whose viewing is not metered. */
  getMeteringPlanDetails: Maybe<MeteringPlan>;
  /** Empty for members who are not on the free tier. */
  getNextStepsStatus: Array<NextStep>;
  getOnDemandContent: Maybe<OnDemandContent>;
  /** A page of 20 courses in which employees enrolled or which they completed in the period; without `sortBy` by title. */
  getOrganizationCourses: OrganizationCoursesResult;
  /** The head of an employer's dashboard. Refused and unknown customers answer alike. */
  getOrganizationDetails: OrganizationDetailsResult;
  /** A page of 20 present employees; without `sortBy` by name. A page beyond the end is the last one. */
  getOrganizationEmployees: OrganizationEmployeesResult;
  getOrganizationSessionByCourse: OrganizationSessionsResult;
  /**
   * A text of the school in a language, or in English where that language has none; null where the school has neither. Drafts
   * and archived texts are found by internal staff alone; for everybody else only ACTIVE counts of the statuses.
   */
  getPageContent: Maybe<PageContent>;
  /** The pass under a code, in any case of letters; null when there is none. */
  getPassDetailsByCode: Maybe<PassDetails>;
  /** Null for a session without a project, and for one that the viewer may not open. */
  getProject: Maybe<Project>;
  /** A credential that its owner shows to everybody; null for every other id, for its owner too. */
  getPublicCredential: Maybe<PublicCredential>;
  /** Null for a resource that does not exist or that the viewer may not read. With both arguments, both must fit. */
  getResource: Maybe<Resource>;
  /** Where the viewer continues the on-demand course that they watched last and have not finished; null without one. */
  getResumePoint: Maybe<ResumePoint>;
  /** The contents of the containers that were asked for and have opened, at most 100. */
  getSessionContainerContent: Array<SessionContainerContent>;
  /** What the page of a session shows; null for a session that does not exist or that the viewer may not open. A slug narrows the containers to one. */
  getSessionContent: Maybe<SessionContent>;
  /** The videos of a group in order; null for a group that does not exist, has not opened, or belongs to a session whose page the viewer may not open. */
  getSessionContentVideos: Maybe<Array<SessionVideo>>;
  /** The address of the calendar file of a session, with all of its meetings or with the one that is named. */
  getSessionLink: SessionLink;
  /** What createStripeSubscriptionCheckoutSession would sell the viewer; null for whom it sells nothing. */
  getSubscriptionOffer: Maybe<SubscriptionOffer>;
  /** Whether a member of the free tier has answered a survey; null for other members, who are not asked. */
  getSurveyStatus: Maybe<SurveyStatus>;
  /**
   * The transcript of a lesson (by its courseContentId) or of a session's video (by its videoId), in another language if it has none
   * in the one that is asked for. Null without captions, for a video that the viewer may not watch now, and for one that would use
   * up a part of their allowance and has not played this month.
   */
  getTranscript: Maybe<Transcript>;
  /** Null for a session of which the viewer may not know. */
  getUserSession: Maybe<UserSession>;
  getUserSessionConfig: Maybe<UserSessionConfig>;
  getVideoProgress: Maybe<VideoProgress>;
  getVideoProgressByCourse: Maybe<CourseVideoProgress>;
  /** Null for a session whose page the viewer may not open. */
  getVideoProgressBySession: Maybe<SessionVideoProgress>;
  /** The published case studies, newest first; with an id, the list has that one alone, or is empty. */
  listCaseStudies: Array<CaseStudy>;
  /** The certificates that are open to the member's plan, in the school's order. */
  listCertificates: Array<Certificate>;
  /** Up to 20 cities of a country whose name begins with `search`, the largest first; those of the region where it is known. */
  listCities: Array<Scalars['String']['output']>;
  /** Null for a course that the viewer does not take. */
  listClassmates: Maybe<Classmates>;
  /** All countries, by name. */
  listCountries: Array<Country>;
  /** The viewer's bookmarks, newest first; with a certificate only those of its courses. */
  listCourseBookmarks: Array<CourseBookmark>;
  /** The products of a course that the viewer may buy now, cheapest first; empty for an unknown course too. */
  listCourseProducts: Array<Product>;
  /** The viewer's progress in all on-demand courses of which they have watched something. */
  listCourseProgress: Array<CourseProgress>;
  /** The resources that belong beside a course, newest first, at most 6. */
  listCourseResources: Array<Resource>;
  /** The viewer's certificates and badges, newest first. */
  listCredentials: Array<Credential>;
  /** Null for an event that the viewer cannot see. */
  listEventAttendees: Maybe<EventAttendees>;
  /** The professors of a course with their other courses; empty for a course that the viewer cannot see. */
  listFacultyCourses: Array<FacultyCourses>;
  /** Sessions that are free for everyone. */
  listFreeSessions: Array<Session>;
  /** The active industries, in their order. */
  listIndustryReferences: Array<IndustryReference>;
  /** The listed events that an insight is about, latest first; none to viewers who may not read it. */
  listInsightEvents: Array<MemberEvent>;
  /** The active job functions, in their order. */
  listJobFunctionReferences: Array<JobFunctionReference>;
  /**
   * The events from the one that ended last: those to come, soonest first, then those that are over, latest first; at most 100 of each.
   * The type ORIENTATION, and no type, stand for all events that are listed: ORIENTATION and LISTEN_AND_LEARN. OFFICE_HOURS lists none.
   * With `ahead` only so many of those to come, and none that are over.
   */
  listMemberEvents: Array<MemberEvent>;
  /** The viewer's answers to the events that they can see and that have not ended, or to all of them, soonest first. */
  listMemberEventsRsvp: Array<MemberEventRsvp>;
  /**
   * The members whose name or job title has every word of `filter`, whatever its case, accents and apostrophes; all of them without
   * one. For HOMEPAGE without a filter they are others each day, and there is one page of them. Whoever hides from the directory, is suspended or is test data is never listed.
   */
  listMembers: MemberList;
  /** The videos that counted this month, in the order in which they first played; empty for members whose viewing is not metered. */
  listMeteredVideos: Array<MeteredVideo>;
  /** The courses in which the viewer has notes, by title; also those that they may no longer open. */
  listNotedCourses: Array<NotedCourse>;
  /** The projects of the viewer's sessions that can be handed in now and were not, the first to close first. */
  listOpenProjects: Array<OpenProject>;
  /** The open tasks of running sessions whose day may be today somewhere, soonest first: the screen shows those of the viewer's today. */
  listOpenTasks: Array<OpenTask>;
  /** The waitlists on which the viewer has a place, of sessions that have not ended, soonest first. */
  listOwnWaitlists: Array<Waitlist>;
  /** Ended sessions that the member was enrolled in or completed, most recent first. */
  listPastSessions: Array<Session>;
  /** The plans on sale, cheapest first; empty where the school sells none. */
  listPlans: Array<Plan>;
  /** The viewer's payments, newest first, at most 24; the billing portal has all. */
  listReceipts: Array<Receipt>;
  /** What was handed in, 20 a page, latest first; null for everybody but the teaching assistants and the school's staff. */
  listReceivedProjects: Maybe<ReceivedProjectsPage>;
  /** The names of a country's regions (states, provinces), by name; empty for a country without any, and for an unknown one. */
  listRegions: Array<Scalars['String']['output']>;
  /**
   * Resources by their ids, in that order and each once; without ids all of them, newest first. At most 50 a page; the page counts from
   * 1, and one after the last is empty.
   */
  listResources: Array<Resource>;
  /** The ways in which the viewer can sign in, each once. */
  listSignInMethods: Array<SignInMethod>;
  /** The viewer's own sign-ins that have not ended: the current one, then the others, newest use first; at most 50. */
  listSignIns: Array<SignIn>;
  /** The courses of the sessions that `listUserSessions` lists, by their first session, soonest first. */
  listUserCourses: Array<ListedCourse>;
  /** All sessions that the viewer may see, soonest first; hidden ones only if they are free or requested. */
  listUserSessions: Array<Session>;
  listUserSessionsByCourse: Array<Session>;
  /** The viewer's notes of a course; null without notes. Notes stay readable when the viewer may no longer watch their videos. */
  listVideoNotes: Maybe<CourseNotes>;
  /** The waitlists of the sessions of a course that the viewer may take and that have not ended. */
  listWaitlists: Array<Waitlist>;
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
  /**
   * The courses that fit, best first, at most 100: those of which `listUserSessions` has a session. Without text they come in
   * the catalog's order. An empty list of stacks, topics or difficulties does not restrict, an unknown key fits nothing, and
   * what is no key, such as the text 'Foundational AI', is refused with `INVALID_FILTER`. Ask in a request of its own: while
   * the search fails, the answer is `UNAVAILABLE`.
   */
  searchCourses: Array<CourseSearchHit>;
  /**
   * Finds resources by words and facets. Errors of the request: UNAVAILABLE when the index fails or takes two seconds (never without
   * words), LIMIT_EXCEEDED after 120 searches within a minute.
   */
  searchResources: ResourceSearch;
  /**
   * The places at which a text is said in the videos that the viewer may open under their plan. A recording that several
   * courses show has a place in each of them. Ask in a request of its own: while the search fails, the answer is `UNAVAILABLE`.
   */
  searchTranscripts: SpokenPlacesPage;
};


export type QueryGetCertificateArgs = {
  certificateId: Scalars['ID']['input'];
};


export type QueryGetCourseAlertArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryGetCourseOfferArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryGetCourseTrailerArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryGetCrashCourseCertificateArgs = {
  certificateId: Scalars['ID']['input'];
  type?: InputMaybe<CertificateType>;
};


export type QueryGetDashboardDataForDownloadArgs = {
  customerId: Scalars['ID']['input'];
  downloadType: DashboardDownloadType;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  filterType?: InputMaybe<OrganizationFilterType>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<OrganizationSort>;
};


export type QueryGetEmployeeCoursesArgs = {
  filterType?: InputMaybe<OrganizationFilterType>;
  page?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<OrganizationSort>;
  userId: Scalars['ID']['input'];
};


export type QueryGetEmployeeDetailsArgs = {
  filterType?: InputMaybe<OrganizationFilterType>;
  userId: Scalars['ID']['input'];
};


export type QueryGetEntitledCertificatesArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<CertificateType>;
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


export type QueryGetMemberEventArgs = {
  memberEventId: Scalars['ID']['input'];
};


export type QueryGetMemberEventLinkArgs = {
  memberEventId: Scalars['ID']['input'];
};


export type QueryGetMemberEventRsvpArgs = {
  memberEventId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type QueryGetMemberProfileArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryGetOnDemandContentArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryGetOrganizationCoursesArgs = {
  customerId: Scalars['ID']['input'];
  filterType?: InputMaybe<OrganizationFilterType>;
  page?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<OrganizationSort>;
};


export type QueryGetOrganizationDetailsArgs = {
  customerId: Scalars['ID']['input'];
  filterType?: InputMaybe<OrganizationFilterType>;
};


export type QueryGetOrganizationEmployeesArgs = {
  customerId: Scalars['ID']['input'];
  filterType?: InputMaybe<OrganizationFilterType>;
  page?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<OrganizationSort>;
};


export type QueryGetOrganizationSessionByCourseArgs = {
  courseId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  filterType?: InputMaybe<OrganizationFilterType>;
};


export type QueryGetPageContentArgs = {
  langCode?: InputMaybe<Scalars['String']['input']>;
  publishStatuses?: InputMaybe<Array<PublishStatus>>;
  slug: Scalars['String']['input'];
};


export type QueryGetPassDetailsByCodeArgs = {
  code: Scalars['String']['input'];
  context: PassContext;
};


export type QueryGetProjectArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QueryGetPublicCredentialArgs = {
  credentialId: Scalars['ID']['input'];
};


export type QueryGetResourceArgs = {
  resourceID?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSessionContainerContentArgs = {
  sessionContentIds: Array<Scalars['ID']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QueryGetSessionContentArgs = {
  sessionId: Scalars['ID']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSessionContentVideosArgs = {
  sessionId: Scalars['ID']['input'];
  videoGroupId: Scalars['ID']['input'];
};


export type QueryGetSessionLinkArgs = {
  date?: InputMaybe<Scalars['String']['input']>;
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  meetingId?: InputMaybe<Scalars['ID']['input']>;
  sessionId: Scalars['ID']['input'];
  sessionTitle?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSurveyStatusArgs = {
  surveyType: SurveyType;
};


export type QueryGetTranscriptArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  videoContentId: Scalars['ID']['input'];
};


export type QueryGetUserSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QueryGetUserSessionConfigArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QueryGetVideoProgressArgs = {
  videoId: Scalars['ID']['input'];
};


export type QueryGetVideoProgressByCourseArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryGetVideoProgressBySessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QueryListCaseStudiesArgs = {
  caseStudyId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryListCitiesArgs = {
  country: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListClassmatesArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryListCourseBookmarksArgs = {
  certificateId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryListCourseProductsArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryListCourseResourcesArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryListEventAttendeesArgs = {
  memberEventId: Scalars['ID']['input'];
};


export type QueryListFacultyCoursesArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryListInsightEventsArgs = {
  caseStudyId: Scalars['ID']['input'];
};


export type QueryListMemberEventsArgs = {
  ahead?: InputMaybe<Scalars['Int']['input']>;
  category?: InputMaybe<MemberEventCategory>;
  type?: InputMaybe<MemberEventType>;
};


export type QueryListMemberEventsRsvpArgs = {
  includePastEvents?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['ID']['input'];
};


export type QueryListMembersArgs = {
  context?: InputMaybe<MemberListContext>;
  count?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListReceivedProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QueryListRegionsArgs = {
  country: Scalars['String']['input'];
};


export type QueryListResourcesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  resourceIDs?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryListUserSessionsArgs = {
  showHiddenInCatalog?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryListUserSessionsByCourseArgs = {
  where: SessionsByCourseInput;
};


export type QueryListVideoNotesArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryListWaitlistsArgs = {
  courseId: Scalars['ID']['input'];
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


export type QuerySearchCoursesArgs = {
  input: SearchCoursesInput;
};


export type QuerySearchResourcesArgs = {
  input: SearchResourcesInput;
};


export type QuerySearchTranscriptsArgs = {
  input: SearchTranscriptsInput;
};

export type Receipt = {
  amount: Scalars['Int']['output'];
  /** What was returned, by the school or, after a dispute, by the bank. */
  amountRefunded: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  description: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  paymentId: Scalars['ID']['output'];
  receiptUrl: Maybe<Scalars['String']['output']>;
};

/** A member's submission as the teaching assistants and the school's staff read it. */
export type ReceivedProject = {
  content: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  kind: ProjectKind;
  projectSubmissionId: Scalars['ID']['output'];
  submittedAt: Scalars['DateTime']['output'];
  /** Number of times that the member has handed in. */
  timesSubmitted: Scalars['Int']['output'];
  userId: Scalars['ID']['output'];
};

export type ReceivedProjectsPage = {
  /** Pass it as `after` for the next page; null on the last. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Number of members who take part in the session or have handed in without a seat. */
  participants: Scalars['Int']['output'];
  projects: Array<ReceivedProject>;
  /** Number of members who have handed in. */
  total: Scalars['Int']['output'];
};

/** A resource of the school. */
export type Resource = {
  coverImageUrl: Scalars['String']['output'];
  created: Scalars['DateTime']['output'];
  /** Address at which Google copies the document into the reader's own files. */
  googleDocCopyUrl: Maybe<Scalars['String']['output']>;
  /** In their order. Empty in lists. */
  items: Array<ResourceContent>;
  modified: Scalars['DateTime']['output'];
  /**
   * Address of the PDF. One that is drawn by the server is for the viewer alone and ends after one to two hours; then it leads to the
   * page of the resource, so that it must be opened as a link and not stored by the browser (no `download` attribute).
   */
  pdfDownloadUrl: Maybe<Scalars['String']['output']>;
  resourceID: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  stack: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  tags: Array<ResourceTag>;
  title: Scalars['String']['output'];
  type: ResourceType;
};

/** A block of a resource. */
export type ResourceContent = {
  /** The name by which links of the resource lead to the block, without `#`. */
  anchorName: Maybe<Scalars['String']['output']>;
  /**
   * Markdown of a rich text, whose links may lead to anchors of the resource (`#name`); the description of a picture or a video; the
   * label of a link, empty for the title of its target. Never empty placeholder paragraphs alone.
   */
  content: Scalars['String']['output'];
  /** Address of the page of an embedded video; null for other blocks. */
  embedUrl: Maybe<Scalars['String']['output']>;
  /** Address of an image; null for other blocks. */
  imageUrl: Maybe<Scalars['String']['output']>;
  resourceContentID: Scalars['ID']['output'];
  /** The course, the resource or the other site to which a link leads; null for other blocks. */
  target: Maybe<ResourceTarget>;
  type: ResourceContentType;
};

export type ResourceContentType =
  | 'COURSE_LINK'
  | 'EMBED'
  | 'EXTERNAL_LINK'
  | 'IMAGE'
  | 'RESOURCE_LINK'
  | 'RICH_TEXT_HTML';

export type ResourceFacet = {
  /** `type` or `stack`. */
  key: Scalars['String']['output'];
  /** As it stands above the choices: `Resource Type` or `Stack`. */
  label: Scalars['String']['output'];
  /** The values that any resource of the catalog has, in a fixed order. */
  values: Array<ResourceFacetValue>;
};

export type ResourceFacetValue = {
  /** How many resources of the search have it, with the choices in all other facets. May be 0. */
  count: Scalars['Int']['output'];
  /** As addresses have it, e.g. `prompt-pack`. */
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ResourceSearch = {
  facets: Array<ResourceFacet>;
  /** The page that is answered, from 1; the last one when a later one was asked for. */
  page: Scalars['Int']['output'];
  /** The resources of the page, best first; without words, newest first. */
  resources: Array<Resource>;
  /** How many were found, with the choices in all facets. */
  total: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type ResourceTag = {
  category: Scalars['String']['output'];
  label: Scalars['String']['output'];
  recordID: Scalars['ID']['output'];
  tagID: Scalars['ID']['output'];
};

/** Where a block of a resource leads, as a card shows it. */
export type ResourceTarget = {
  /** A path of the product, or an address of another site. */
  href: Scalars['String']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The subtitle of a course or a resource; the name of another site; empty for a path of the product. */
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ResourceType =
  | 'COMMUNITY_TACTICS'
  | 'PROMPT_PACK'
  | 'STRATEGY_FRAMEWORK';

/** The lesson at which the viewer continues an on-demand course. Times are in seconds. */
export type ResumePoint = {
  /** The stored position; 0 in a lesson that the viewer has not begun. */
  continueAtTime: Scalars['Float']['output'];
  courseContentGroupId: Scalars['ID']['output'];
  courseContentId: Scalars['ID']['output'];
  courseId: Scalars['ID']['output'];
  courseTitle: Scalars['String']['output'];
  duration: Scalars['Float']['output'];
  lessonCount: Scalars['Int']['output'];
  /** The number of the lesson within the course, from 1. */
  lessonNumber: Scalars['Int']['output'];
  moduleTitle: Scalars['String']['output'];
  /** The title of the lesson. */
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
  videoThumbnail: Scalars['String']['output'];
};

/** Rich text is Markdown; what it may contain is decided by the domain's sanitizer. */
export type RichTextContent = {
  body: Maybe<Scalars['String']['output']>;
  intro: Maybe<Scalars['String']['output']>;
  outro: Maybe<Scalars['String']['output']>;
  sessionContentId: Scalars['ID']['output'];
};

export type RsvpStatus =
  | 'ACTIVE'
  | 'DELETED';

export type SaveCredentialVisibilityResult = {
  credentialId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Error>;
  isPublic: Maybe<Scalars['Boolean']['output']>;
};

export type SaveEnrollmentInput = {
  sessionId: Scalars['ID']['input'];
  /** The `undo` of an answer: takes the seat or the place on the waitlist back as it was, within a minute of leaving. */
  undo?: InputMaybe<Scalars['String']['input']>;
  /** True to unenroll or to leave the waitlist. */
  unenroll?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['ID']['input'];
};

export type SaveEnrollmentResult = {
  /** True if the viewer wanted to leave and had no place any more, such as after they left in another tab. */
  alreadyLeft: Scalars['Boolean']['output'];
  /** The viewer's status after the call. */
  enrollmentStatus: Maybe<EnrollmentStatus>;
  error: Maybe<Error>;
  /** Takes back what was left; null where nothing was left, or it cannot be taken back. */
  undo: Maybe<Scalars['String']['output']>;
};

export type SaveLocationResult = {
  error: Maybe<Error>;
  /** As that of `SaveProfileResult`. */
  member: Maybe<Member>;
  updatedLocationId: Maybe<Scalars['ID']['output']>;
};

export type SaveMemberEventRsvpInput = {
  memberEventId: Scalars['ID']['input'];
  status: RsvpStatus;
  userId: Scalars['ID']['input'];
};

export type SaveMemberEventRsvpResult = {
  error: Maybe<Error>;
  updatedMemberEventRsvpId: Maybe<Scalars['ID']['output']>;
};

export type SaveProfileResult = {
  error: Maybe<Error>;
  /** The id of the member. */
  id: Maybe<Scalars['ID']['output']>;
  /** The member as stored now, which differs from what was sent where something newer had been saved before. */
  member: Maybe<Member>;
};

export type SaveProjectDraftResult = {
  draft: Maybe<ProjectDraft>;
  error: Maybe<Error>;
};

export type SaveSessionContentProgressResult = {
  /** Set when the call earned the badge of the course. */
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Error>;
  sessionContentId: Maybe<Scalars['ID']['output']>;
  status: Maybe<ProgressStatus>;
};

export type SaveSurveyResponseResult = {
  error: Maybe<Error>;
  /** True when the stored answers are those of this call, or of an earlier one with the same id. */
  isStored: Scalars['Boolean']['output'];
  /** The status of the profile survey after the call. */
  surveyStatus: Maybe<SurveyStatus>;
};

export type SaveTimeZoneResult = {
  error: Maybe<Error>;
  /** The zone that is kept for the viewer; null before the first. */
  timeZone: Maybe<Scalars['String']['output']>;
};

/** A calendar of the session, shown from Monday to Friday. */
export type Schedule = {
  calendarEndDate: Scalars['String']['output'];
  /** The day with the number 1, yyyy-MM-dd. */
  calendarStartDate: Scalars['String']['output'];
  externalCalendarUrl: Maybe<Scalars['String']['output']>;
  scheduleDays: Array<ScheduleDay>;
  sessionContentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type ScheduleDay = {
  /** Rich text. */
  body: Maybe<Scalars['String']['output']>;
  /** The checklist item that the day asks for. */
  checklistSessionContentId: Maybe<Scalars['ID']['output']>;
  ctaText: Maybe<Scalars['String']['output']>;
  /** 1 is the first day of the schedule; days before it have numbers of 0 and below. */
  dayNumber: Scalars['Int']['output'];
};

export type Scholarship = {
  name: Scalars['String']['output'];
  scholarshipId: Scalars['ID']['output'];
  type: Scalars['String']['output'];
};

export type SearchCoursesInput = {
  /** Keys of difficulties, e.g. `beginner`; any of them. */
  difficulties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Free text; it is trimmed. */
  query: Scalars['String']['input'];
  /** Keys of stacks, e.g. `business-core`; any of them. */
  stacks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Keys of topics, e.g. `foundational-ai`; any of them. */
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The most telling text in which the words of a search were found. */
export type SearchReason = {
  field: SearchedField;
  /** The text in pieces; of a text of more than 120 characters the sentence with the words, at most 120 characters. */
  parts: Array<TextPart>;
};

export type SearchResourcesInput = {
  /** From 1 to 50. */
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200 characters; more are cut off. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Keys of stacks, such as `business-core`; any of them may fit. Keys that no stack has are ignored. */
  stacks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Keys of types, such as `prompt-pack`; any of them may fit. Keys that no type has are ignored. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SearchTranscriptsInput = {
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Free text, of which the first 100 characters count; what stands in quotation marks is searched for as a phrase. */
  query: Scalars['String']['input'];
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

export type SendVerificationCodeResult = {
  /** ACCOUNT_ACTIVATED for a link that was used, LINK_EXPIRED for an old or a wrong one, LIMIT_EXCEEDED. */
  error: Maybe<Error>;
  /** Whether a code is on its way. */
  success: Scalars['Boolean']['output'];
};

/** One run of a course, with the status of the viewer. */
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
  courseTypeMeta: CourseTypeMeta;
  coverImageUrl: Scalars['String']['output'];
  description: Scalars['String']['output'];
  difficulty: Scalars['String']['output'];
  endAt: Maybe<Scalars['DateTime']['output']>;
  enrollable: Scalars['Boolean']['output'];
  enrolled: Scalars['Boolean']['output'];
  enrollmentClose: Maybe<Scalars['DateTime']['output']>;
  enrollmentOpen: Maybe<Scalars['DateTime']['output']>;
  enrollmentStatus: EnrollmentStatus;
  /** True if the viewer's plan or a purchase covers the session; otherwise it is locked. */
  entitled: Scalars['Boolean']['output'];
  faculties: Array<Faculty>;
  gatedAccessType: Maybe<Scalars['String']['output']>;
  /** True if the viewer has enrolled; employees count as enrolled in running sessions without it. */
  hasEnrollment: Scalars['Boolean']['output'];
  /** True if a full session has a waitlist, whose first member gets the next free seat. */
  hasWaitlist: Scalars['Boolean']['output'];
  hideInCatalog: Scalars['Boolean']['output'];
  /** True if the viewer is enrolled and the session is happening, or for a completed sprint that ended less than five days ago. */
  isActive: Scalars['Boolean']['output'];
  isFreeSession: Scalars['Boolean']['output'];
  kind: SessionKind;
  /** Null for a course without an on-demand edition. */
  lessons: Maybe<LessonTotals>;
  /** True if at most a tenth of the seats, and at least one, are left. */
  lowInventory: Scalars['Boolean']['output'];
  mcSprintAvailable: Scalars['Boolean']['output'];
  /** The live meetings, soonest first: a workshop has one, a sprint those of its schedule. */
  meetings: Array<Meeting>;
  onDemandAvailable: Scalars['Boolean']['output'];
  /** The session's own subtitle; null where it has the subtitle of its course. */
  ownSubtitle: Maybe<Scalars['String']['output']>;
  /** The session's own title; null where it has the title of its course. */
  ownTitle: Maybe<Scalars['String']['output']>;
  /** Number of ratings; null where it is unknown. */
  ratingCount: Maybe<Scalars['Int']['output']>;
  /** Number of free seats; null where seats are not limited. */
  seatsLeft: Maybe<Scalars['Int']['output']>;
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
  /** Where the cohort meets on the site of the sprint center. */
  wpCohortSlug: Maybe<Scalars['String']['output']>;
};

/** Why the viewer may or may not open the page of a session. */
export type SessionAccess =
  /** A live session in which the viewer is not enrolled. */
  | 'NOT_ENROLLED'
  /** An on-demand session that the viewer's plan and purchases do not include. */
  | 'NOT_ENTITLED'
  | 'OPEN'
  /** Open as a preview for the school's staff, who take no part in the session. */
  | 'PREVIEW';

/** A class of a live session, which is one of its meetings. Its materials are null until it has ended; a preview has them at once. */
export type SessionClass = {
  endAt: Scalars['DateTime']['output'];
  /** What there is, or will be once the class has ended. */
  materials: Array<ClassMaterial>;
  meetingId: Scalars['ID']['output'];
  /** Rich text. */
  notes: Maybe<Scalars['String']['output']>;
  /** The address of notes that are kept elsewhere. */
  notesUrl: Maybe<Scalars['String']['output']>;
  recordingUrl: Maybe<Scalars['String']['output']>;
  slidesUrl: Maybe<Scalars['String']['output']>;
  startAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

/** A container beside the tasks, with its contents. */
export type SessionContainer = {
  contents: Array<ContainerContent>;
  sessionContentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: SessionContainerType;
};

/** What a container of tasks holds, in order. */
export type SessionContainerContent = {
  contents: Array<ContainerContent>;
  /** The container. */
  sessionContentId: Scalars['ID']['output'];
};

export type SessionContainerType =
  | 'PROJECT_SUBMISSION'
  | 'RESOURCES'
  | 'WELCOME';

export type SessionContent = {
  announcements: Array<Announcement>;
  /** The calendar to which 'Add To Calendar' leads for a schedule without its own. */
  calendarFallbackUrl: Maybe<Scalars['String']['output']>;
  checklist: Array<ChecklistItem>;
  /** All classes of the session, soonest first; none where the content says nothing of them. */
  classes: Array<SessionClass>;
  containers: Array<SessionContentContainer>;
  courseId: Scalars['ID']['output'];
  schedules: Array<Schedule>;
  sessionContainers: Array<SessionContainer>;
  /** Epoch milliseconds. */
  sessionEndAt: Maybe<Scalars['String']['output']>;
  sessionId: Scalars['ID']['output'];
  /** Epoch milliseconds. */
  sessionStartAt: Maybe<Scalars['String']['output']>;
  sessionType: SessionType;
  /** The school's zone, in which every date (yyyy-MM-dd) of the page is meant; a screen shows them in the viewer's zone. */
  timeZone: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uiCustomizations: SessionUiCustomizations;
};

/** A container of the session's tasks. Its contents are asked for with getSessionContainerContent. */
export type SessionContentContainer = {
  /** The day of the container, yyyy-MM-dd. */
  calendarDate: Maybe<Scalars['String']['output']>;
  /** False while the container has nothing to show: it is empty, or has not opened. */
  containsActiveContent: Scalars['Boolean']['output'];
  /** Stands in the place of the contents while the container is collapsed or has none. */
  expandedPlaceholder: Maybe<Scalars['String']['output']>;
  /** When a container that has not opened will open. */
  opensAt: Maybe<Scalars['DateTime']['output']>;
  parentSessionContentId: Maybe<Scalars['ID']['output']>;
  sessionContentId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SessionKind =
  | 'BOOTCAMP'
  | 'CAPSTONE'
  | 'SPRINT'
  | 'WORKSHOP';

export type SessionLink = {
  error: Maybe<Error>;
  /** Address of the session's calendar file. */
  link: Maybe<Scalars['String']['output']>;
};

export type SessionMeta = {
  addEventsCalendarUrl: Maybe<Scalars['String']['output']>;
  detailCtaText: Maybe<Scalars['String']['output']>;
  /** Address of the live meeting; only for viewers who may enter, while it is open. */
  eventLink: Maybe<Scalars['String']['output']>;
};

export type SessionType =
  | 'LIVE'
  | 'ON_DEMAND';

export type SessionUiCustomizations = {
  /** Replaces the title 'Tasks'. */
  taskContainerTitle: Maybe<Scalars['String']['output']>;
};

/** A video of a session's video group. */
export type SessionVideo = {
  aspectHeight: Scalars['Int']['output'];
  aspectWidth: Scalars['Int']['output'];
  chapters: Array<VideoChapter>;
  description: Scalars['String']['output'];
  /** Length in seconds. */
  duration: Scalars['Float']['output'];
  externalKey: Scalars['String']['output'];
  isAiGenerated: Scalars['Boolean']['output'];
  /** A large picture from the video itself; null for a video whose picture is drawn, which shows its title instead. */
  posterUrl: Maybe<Scalars['String']['output']>;
  /** Says beside the title what the video is about; null for none. */
  subtitle: Maybe<Scalars['String']['output']>;
  thumbnailUrl: Scalars['String']['output'];
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
};

export type SessionVideoProgress = {
  groups: Array<SessionVideoProgressGroup>;
  sessionId: Scalars['ID']['output'];
};

/** The viewer's progress in the videos of a session's video group. */
export type SessionVideoProgressGroup = {
  groupSessionContentId: Scalars['ID']['output'];
  videos: Array<CourseVideoProgressVideo>;
};

export type SessionsByCourseInput = {
  courseId: Scalars['ID']['input'];
  showHiddenInCatalog?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A sign-in of the viewer in one browser that has not ended. */
export type SignIn = {
  /** The browser and system as their owner knows them, such as “Chrome on Windows”, or “Unknown browser”. */
  device: Scalars['String']['output'];
  /** Whether the request came from it. */
  isCurrent: Scalars['Boolean']['output'];
  /** When its tokens were renewed last, which a browser in use does every quarter of an hour; when it was signed in, before that. */
  lastUsedAt: Scalars['DateTime']['output'];
  signInId: Scalars['ID']['output'];
  signedInAt: Scalars['DateTime']['output'];
  via: SignInMethod;
};

/** A way in which members prove who they are. */
export type SignInMethod =
  /** At their employer, or at their learning-management system. */
  | 'EMPLOYER'
  | 'PASSWORD'
  /** At the social provider. */
  | 'SOCIAL';

/** A permission to upload one file, for five minutes. */
export type SignedUpload = {
  /** Posted as `acl`, `key`, `Content-Type`, `Policy`, `X-Amz-Algorithm`, `X-Amz-Credential`, `X-Amz-Date` and `X-Amz-Signature`. */
  fields: UploadFields;
  /** The address by which the file is named once it is uploaded. */
  fileUrl: Scalars['String']['output'];
  /** The address to which the form is posted. */
  url: Scalars['String']['output'];
};

export type SignedUploadResult = {
  /** INVALID_IMAGE_TYPE for another type, LIMIT_EXCEEDED after ten within an hour, NO_UPLOADS where the school takes no photos. */
  error: Maybe<Error>;
  upload: Maybe<SignedUpload>;
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

/** The skipped parts of a video that is not completed, in seconds. */
export type SkippedTime = {
  /** Start of the first skipped part. */
  from: Scalars['Float']['output'];
  /** Length of all skipped parts. */
  seconds: Scalars['Float']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** A sentence of a video in which the words of a search are said. */
export type SpokenPlace = {
  courseId: Scalars['ID']['output'];
  courseTitle: Scalars['String']['output'];
  /** The language of the transcript in which it was found, e.g. `en`. */
  language: Scalars['String']['output'];
  page: VideoPageAddress;
  /** The sentence in which the words are said, at most 250 characters. */
  parts: Array<TextPart>;
  /** The second of the video at which the line with the first word begins. */
  startSeconds: Scalars['Float']['output'];
  /** The title of the lesson or video. */
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
};

export type SpokenPlacesPage = {
  error: Maybe<Error>;
  /** True if there are more places, which are not counted. */
  hasMoreThanTotal: Scalars['Boolean']['output'];
  /** Pass it as `after` for the next page; null on the last. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** At most 10, best first. */
  places: Array<SpokenPlace>;
  /** The number of places on all pages, at most 500. */
  total: Scalars['Int']['output'];
};

export type SubmitProjectResult = {
  /** Set when the submission earned the badge of the course. */
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Error>;
  submission: Maybe<ProjectSubmission>;
};

/** What becoming a member would cost the viewer, as the server would charge it. Amounts are in cents. */
export type SubscriptionOffer = {
  amountOff: Scalars['Int']['output'];
  /** What the checkout takes now; 0 while a trial goes on. */
  dueNow: Scalars['Int']['output'];
  /** The first payment, made now or when the trial ends. */
  firstAmount: Scalars['Int']['output'];
  /** The moment of the first payment; null for now. */
  firstPaymentAt: Maybe<Scalars['DateTime']['output']>;
  plan: Plan;
  /** The code that takes something off the first payment, and how much; null without one. */
  promotionCode: Maybe<Scalars['String']['output']>;
  /** What every later year costs. */
  renewalAmount: Scalars['Int']['output'];
  renewsAt: Scalars['DateTime']['output'];
};

/** The answers from both questions of the profile survey. Every field needs a value. */
export type SurveyResponsesInput = {
  /** At most 120 characters. */
  company: Scalars['String']['input'];
  /** Always true. */
  interested_in_section4_for_teams: Scalars['Boolean']['input'];
  job_area: Scalars['String']['input'];
  job_level: Scalars['String']['input'];
  number_of_employees: Scalars['String']['input'];
  /** At most 120 characters. */
  title: Scalars['String']['input'];
  /** At least one is true. */
  what_topics_are_you_interested_in: SurveyTopicsInput;
};

export type SurveyStatus =
  | 'COMPLETED'
  | 'PENDING';

/** The topics of the survey: true for those that the member chose. */
export type SurveyTopicsInput = {
  ai: Scalars['Boolean']['input'];
  business_strategy: Scalars['Boolean']['input'];
  leadership: Scalars['Boolean']['input'];
  marketing: Scalars['Boolean']['input'];
  product: Scalars['Boolean']['input'];
};

export type SurveyType =
  | 'BASIC_INFO_SURVEY_V1'
  | 'BASIC_INFO_SURVEY_V2';

export type TeachingAssistant = {
  fullName: Scalars['String']['output'];
  imageUrl: Scalars['String']['output'];
  slackUrl: Maybe<Scalars['String']['output']>;
};

/** A piece of a text. */
export type TextPart = {
  /** True for a word of the search. */
  isMatch: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

/** The transcript of a video, in one language. */
export type Transcript = {
  /** The tag of the language of the lines, such as en or pt-BR. */
  language: Scalars['String']['output'];
  /** The languages in which the video has a transcript; the first is returned unless another one is asked for. */
  languages: Array<Scalars['String']['output']>;
  lines: Array<TranscriptLine>;
  /** The id that was asked for. */
  videoContentId: Scalars['ID']['output'];
};

/** A line of a transcript. Times are in seconds of the video. */
export type TranscriptLine = {
  endSeconds: Scalars['Float']['output'];
  startSeconds: Scalars['Float']['output'];
  text: Scalars['String']['output'];
};

export type TutorTransfer = {
  error: Maybe<Error>;
  /** The address of the AI tutor with a token that works once, for 60 seconds, and for the viewer alone. */
  profAIUrl: Maybe<Scalars['String']['output']>;
};

export type UpdateSubscriptionResult = {
  /** Epoch seconds. */
  currentPeriodEnd: Maybe<Scalars['Float']['output']>;
  /** Cents. */
  currentPrice: Maybe<Scalars['Int']['output']>;
  /** Cents off the next payment. */
  discountPrice: Maybe<Scalars['Int']['output']>;
  error: Maybe<Error>;
};

export type UpdateVideoSessionResult = {
  completed: Maybe<Scalars['Boolean']['output']>;
  /** The stored position in seconds, which may be one that another device has reached later. */
  continueAtTime: Maybe<Scalars['Float']['output']>;
  /** Set when this update earned the badge of the course. */
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  /** Credited time of the video so far, each second counted once. */
  creditedTime: Maybe<Scalars['Float']['output']>;
  /** Set when this update enrolled the member in the on-demand session. */
  enrollmentStatus: Maybe<EnrollmentStatus>;
  error: Maybe<Error>;
  farthestWatchedTime: Maybe<Scalars['Float']['output']>;
  /** The playlist with a new signature. */
  playlistUrl: Maybe<Scalars['String']['output']>;
  /** When the viewer was at the stored position. */
  positionAt: Maybe<Scalars['DateTime']['output']>;
  /** The video session that the stored position is from. */
  positionSessionId: Maybe<Scalars['ID']['output']>;
  /** Null when nothing was skipped. */
  skipped: Maybe<SkippedTime>;
  userVideoSessionId: Maybe<Scalars['ID']['output']>;
};

/** The fields of the form that is posted to the storage, in this order and before the file. */
export type UploadFields = {
  acl: Scalars['String']['output'];
  algorithm: Scalars['String']['output'];
  /** The type of the file, which the storage compares with the policy. */
  contentType: Scalars['String']['output'];
  credential: Scalars['String']['output'];
  date: Scalars['String']['output'];
  key: Scalars['String']['output'];
  policy: Scalars['String']['output'];
  signature: Scalars['String']['output'];
};

/** What a file is uploaded for. */
export type UploadType =
  | 'profileImage';

export type UserSaveResult = {
  contentId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Error>;
  success: Scalars['Boolean']['output'];
};

/** A session as its page sees the viewer in it. */
export type UserSession = {
  access: SessionAccess;
  /** The picture of the course's badge. */
  badgeImageUrl: Scalars['String']['output'];
  /** True for those who may read what was handed in: the teaching assistants and the school's staff. */
  canReadProjects: Scalars['Boolean']['output'];
  courseBadgeId: Maybe<Scalars['ID']['output']>;
  courseId: Scalars['ID']['output'];
  endAt: Maybe<Scalars['DateTime']['output']>;
  enrollmentStatus: EnrollmentStatus;
  hideTimeAndFacultyLabels: Scalars['Boolean']['output'];
  kind: SessionKind;
  /** The live meetings, soonest first; the address of a room only for participants, while it is open. */
  meetings: Array<Meeting>;
  sessionId: Scalars['ID']['output'];
  sessionType: SessionType;
  startAt: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};

export type UserSessionConfig = {
  /** The assistant of the viewer; null where the session has none. */
  teachingAssistant: Maybe<TeachingAssistant>;
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
  /** A large picture from the video itself; null for a video whose picture is drawn, which shows its title instead. */
  posterUrl: Maybe<Scalars['String']['output']>;
  /** Says beside the title what the video is about; null for none. */
  subtitle: Maybe<Scalars['String']['output']>;
  videoId: Scalars['ID']['output'];
};

export type VideoChapter = {
  endSeconds: Scalars['Float']['output'];
  slug: Scalars['String']['output'];
  startSeconds: Scalars['Float']['output'];
  title: Scalars['String']['output'];
  videoChapterId: Scalars['ID']['output'];
};

export type VideoGroupContent = {
  /** When the videos can be watched; null for as soon as the session's page can be opened. */
  enabledAt: Maybe<Scalars['DateTime']['output']>;
  intro: Maybe<Scalars['String']['output']>;
  outro: Maybe<Scalars['String']['output']>;
  /** The group's id in the addresses of its videos. */
  sessionContentId: Scalars['ID']['output'];
  videoPreviews: Array<VideoPreview>;
};

export type VideoMeta = {
  is_ai_generated: Scalars['Boolean']['output'];
};

/** A note of the viewer at a moment of a video. Nobody else reads it. */
export type VideoNote = {
  /** When the text was written last. */
  changedAt: Scalars['DateTime']['output'];
  courseId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Made by the browser; it counts among the viewer's own notes only. */
  noteId: Scalars['ID']['output'];
  /** The moment in seconds of the video, to a tenth. */
  seconds: Scalars['Float']['output'];
  text: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
};

export type VideoNoteResult = {
  error: Maybe<Error>;
  /** The note as it is stored now; null when it is removed. */
  note: Maybe<VideoNote>;
};

/** The parameters of the address of a video's page. */
export type VideoPageAddress = {
  /** The id of the module, or of the session's video group. */
  groupId: Scalars['ID']['output'];
  kind: VideoPageKind;
  /** The id of the course, or of the session. */
  topLevelId: Scalars['ID']['output'];
  /** The courseContentId of the lesson, or the videoId of the session's video. */
  videoContentId: Scalars['ID']['output'];
};

/** The kinds of video pages: for on-demand courses, for sprints and workshops, and for Mini-MBAs. */
export type VideoPageKind =
  | 'MINI_MBA'
  | 'ON_DEMAND'
  | 'SPRINT';

export type VideoPreview = {
  /** Length in seconds. */
  duration: Scalars['Float']['output'];
  thumbnailUrl: Scalars['String']['output'];
  title: Scalars['String']['output'];
  videoId: Scalars['ID']['output'];
};

/** The viewer's position in a video. Times are in seconds. */
export type VideoProgress = {
  /** True if the server has credited 90 percent of the video. */
  completed: Scalars['Boolean']['output'];
  /** The position of whoever played last, on any device. */
  continueAtTime: Scalars['Float']['output'];
  /** Credited time, each second counted once. */
  creditedTime: Scalars['Float']['output'];
  farthestWatchedTime: Scalars['Float']['output'];
  /** When the viewer was at that position; null when nothing has played. */
  positionAt: Maybe<Scalars['DateTime']['output']>;
  /** The video session that the position is from, by which a browser knows its own. */
  positionSessionId: Maybe<Scalars['ID']['output']>;
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

/** The waitlist of a session. */
export type Waitlist = {
  /** Number of members who wait. */
  length: Scalars['Int']['output'];
  /** The viewer's rank: 1 for whoever gets the next seat that frees; null for a viewer who does not wait. */
  rank: Maybe<Scalars['Int']['output']>;
  sessionId: Scalars['ID']['output'];
};

export type WaitlistMeta = {
  /** Sentences that tell a member on the waitlist what to do next. */
  taskItems: Array<Scalars['String']['output']>;
};

/** Why a certificate that was earned could not be issued. */
export type WithheldReason =
  /** The member's name has a sign that our fonts cannot draw. */
  | 'NAME_NOT_DRAWABLE';



export type ResolverTypeWrapper<T> = T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ContainerContent:
    | ( CalendarContent )
    | ( CtaButtonContent )
    | ( RichTextContent )
    | ( VideoGroupContent )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountLinkResult: ResolverTypeWrapper<AccountLinkResult>;
  AccountLinkState: AccountLinkState;
  Announcement: ResolverTypeWrapper<Announcement>;
  AnnouncementStylePreset: AnnouncementStylePreset;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ButtonIcon: ButtonIcon;
  CalendarContent: ResolverTypeWrapper<CalendarContent>;
  CalendarSubscription: ResolverTypeWrapper<CalendarSubscription>;
  CancelOffer: ResolverTypeWrapper<CancelOffer>;
  CaseStudy: ResolverTypeWrapper<CaseStudy>;
  CaseStudyStatus: CaseStudyStatus;
  CaseStudyVideo: ResolverTypeWrapper<CaseStudyVideo>;
  Certificate: ResolverTypeWrapper<Certificate>;
  CertificateCompletionResult: ResolverTypeWrapper<CertificateCompletionResult>;
  CertificateCourse: ResolverTypeWrapper<CertificateCourse>;
  CertificateCourseMeta: ResolverTypeWrapper<CertificateCourseMeta>;
  CertificateGroup: ResolverTypeWrapper<CertificateGroup>;
  CertificateGroupMeta: ResolverTypeWrapper<CertificateGroupMeta>;
  CertificateMeta: ResolverTypeWrapper<CertificateMeta>;
  CertificateRegistrationResult: ResolverTypeWrapper<CertificateRegistrationResult>;
  CertificateType: CertificateType;
  ChecklistItem: ResolverTypeWrapper<ChecklistItem>;
  ChecklistSubtype: ChecklistSubtype;
  CheckoutConfirmation: ResolverTypeWrapper<CheckoutConfirmation>;
  CheckoutInput: CheckoutInput;
  CheckoutResult: ResolverTypeWrapper<CheckoutResult>;
  CheckoutStatus: CheckoutStatus;
  ClassMaterial: ClassMaterial;
  Classmates: ResolverTypeWrapper<Classmates>;
  ContainerContent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContainerContent']>;
  ContentType: ContentType;
  CorporateRealmLookup: ResolverTypeWrapper<CorporateRealmLookup>;
  Country: ResolverTypeWrapper<Country>;
  CourseAlert: ResolverTypeWrapper<CourseAlert>;
  CourseAlertResult: ResolverTypeWrapper<CourseAlertResult>;
  CourseBookmark: ResolverTypeWrapper<CourseBookmark>;
  CourseContent: ResolverTypeWrapper<CourseContent>;
  CourseContentGroup: ResolverTypeWrapper<CourseContentGroup>;
  CourseContentGroupMeta: ResolverTypeWrapper<CourseContentGroupMeta>;
  CourseContentMeta: ResolverTypeWrapper<CourseContentMeta>;
  CourseHolder: CourseHolder;
  CourseMeta: ResolverTypeWrapper<CourseMeta>;
  CourseNotes: ResolverTypeWrapper<CourseNotes>;
  CourseOffer: ResolverTypeWrapper<CourseOffer>;
  CourseProgress: ResolverTypeWrapper<CourseProgress>;
  CourseReview: ResolverTypeWrapper<CourseReview>;
  CourseSearchHit: ResolverTypeWrapper<CourseSearchHit>;
  CourseSummary: ResolverTypeWrapper<CourseSummary>;
  CourseTrailer: ResolverTypeWrapper<CourseTrailer>;
  CourseType: CourseType;
  CourseTypeMeta: ResolverTypeWrapper<CourseTypeMeta>;
  CourseVideoProgress: ResolverTypeWrapper<CourseVideoProgress>;
  CourseVideoProgressGroup: ResolverTypeWrapper<CourseVideoProgressGroup>;
  CourseVideoProgressVideo: ResolverTypeWrapper<CourseVideoProgressVideo>;
  CreatePlaylistUrlResult: ResolverTypeWrapper<CreatePlaylistUrlResult>;
  CreateVideoSessionResult: ResolverTypeWrapper<CreateVideoSessionResult>;
  Credential: ResolverTypeWrapper<Credential>;
  CredentialKind: CredentialKind;
  CtaButtonContent: ResolverTypeWrapper<CtaButtonContent>;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerType: CustomerType;
  DashboardDownload: ResolverTypeWrapper<DashboardDownload>;
  DashboardDownloadType: DashboardDownloadType;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmployeeCourse: ResolverTypeWrapper<EmployeeCourse>;
  EmployeeCoursesResult: ResolverTypeWrapper<EmployeeCoursesResult>;
  EmployeeDetails: ResolverTypeWrapper<EmployeeDetails>;
  EndSignInResult: ResolverTypeWrapper<EndSignInResult>;
  EnrollmentStatus: EnrollmentStatus;
  EntitledCertificate: ResolverTypeWrapper<EntitledCertificate>;
  EntitlementCustomizations: ResolverTypeWrapper<EntitlementCustomizations>;
  Error: ResolverTypeWrapper<Error>;
  EventAttendees: ResolverTypeWrapper<EventAttendees>;
  ExtraCollectionField: ResolverTypeWrapper<ExtraCollectionField>;
  ExtraFieldInput: ExtraFieldInput;
  Faculty: ResolverTypeWrapper<Faculty>;
  FacultyCourses: ResolverTypeWrapper<FacultyCourses>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FreeCourse: ResolverTypeWrapper<FreeCourse>;
  FreeLesson: ResolverTypeWrapper<FreeLesson>;
  FreeOffer: ResolverTypeWrapper<FreeOffer>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportantLink: ResolverTypeWrapper<ImportantLink>;
  IndustryReference: ResolverTypeWrapper<IndustryReference>;
  InfoItem: ResolverTypeWrapper<InfoItem>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteToEventInput: InviteToEventInput;
  InviteToEventResult: ResolverTypeWrapper<InviteToEventResult>;
  JobFunctionReference: ResolverTypeWrapper<JobFunctionReference>;
  LMSProviderLookup: ResolverTypeWrapper<LmsProviderLookup>;
  LearningPlan: ResolverTypeWrapper<LearningPlan>;
  LearningPlanCertificate: ResolverTypeWrapper<LearningPlanCertificate>;
  LearningPlanDetails: ResolverTypeWrapper<LearningPlanDetails>;
  LearningPlanQuizOption: ResolverTypeWrapper<LearningPlanQuizOption>;
  LearningPlanQuizQuestion: ResolverTypeWrapper<LearningPlanQuizQuestion>;
  LearningPlanQuizResponseInput: LearningPlanQuizResponseInput;
  LearningPlanReason: ResolverTypeWrapper<LearningPlanReason>;
  LearningPlanResult: ResolverTypeWrapper<LearningPlanResult>;
  LessonTotals: ResolverTypeWrapper<LessonTotals>;
  ListedCourse: ResolverTypeWrapper<ListedCourse>;
  ListedMember: ResolverTypeWrapper<ListedMember>;
  LogoutResult: ResolverTypeWrapper<LogoutResult>;
  Meeting: ResolverTypeWrapper<Meeting>;
  Member: ResolverTypeWrapper<Member>;
  MemberCompany: ResolverTypeWrapper<MemberCompany>;
  MemberEntitlement: ResolverTypeWrapper<MemberEntitlement>;
  MemberEvent: ResolverTypeWrapper<MemberEvent>;
  MemberEventCategory: MemberEventCategory;
  MemberEventCategoryLabel: ResolverTypeWrapper<MemberEventCategoryLabel>;
  MemberEventLink: ResolverTypeWrapper<MemberEventLink>;
  MemberEventRecording: ResolverTypeWrapper<MemberEventRecording>;
  MemberEventRsvp: ResolverTypeWrapper<MemberEventRsvp>;
  MemberEventStatus: MemberEventStatus;
  MemberEventType: MemberEventType;
  MemberEventTypeLabel: ResolverTypeWrapper<MemberEventTypeLabel>;
  MemberLanguage: ResolverTypeWrapper<MemberLanguage>;
  MemberList: ResolverTypeWrapper<MemberList>;
  MemberListContext: MemberListContext;
  MemberLocation: ResolverTypeWrapper<MemberLocation>;
  MemberPageInfo: ResolverTypeWrapper<MemberPageInfo>;
  MemberProfile: ResolverTypeWrapper<MemberProfile>;
  MemberStatus: MemberStatus;
  MembershipBilling: ResolverTypeWrapper<MembershipBilling>;
  MembershipPaymentStatus: MembershipPaymentStatus;
  MeteredVideo: ResolverTypeWrapper<MeteredVideo>;
  MeteringPlan: ResolverTypeWrapper<MeteringPlan>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavConfig: ResolverTypeWrapper<NavConfig>;
  NextStep: ResolverTypeWrapper<NextStep>;
  NotedCourse: ResolverTypeWrapper<NotedCourse>;
  NotedLesson: ResolverTypeWrapper<NotedLesson>;
  OnDemandContent: ResolverTypeWrapper<OnDemandContent>;
  OpenProject: ResolverTypeWrapper<OpenProject>;
  OpenTask: ResolverTypeWrapper<OpenTask>;
  OrganizationCourse: ResolverTypeWrapper<OrganizationCourse>;
  OrganizationCoursesResult: ResolverTypeWrapper<OrganizationCoursesResult>;
  OrganizationDetailsResult: ResolverTypeWrapper<OrganizationDetailsResult>;
  OrganizationEmployee: ResolverTypeWrapper<OrganizationEmployee>;
  OrganizationEmployeesResult: ResolverTypeWrapper<OrganizationEmployeesResult>;
  OrganizationFilterType: OrganizationFilterType;
  OrganizationOverview: ResolverTypeWrapper<OrganizationOverview>;
  OrganizationSession: ResolverTypeWrapper<OrganizationSession>;
  OrganizationSessionsResult: ResolverTypeWrapper<OrganizationSessionsResult>;
  OrganizationSort: OrganizationSort;
  OrganizationSortKey: OrganizationSortKey;
  OrganizationStats: ResolverTypeWrapper<OrganizationStats>;
  OrganizationWeek: ResolverTypeWrapper<OrganizationWeek>;
  PageContent: ResolverTypeWrapper<PageContent>;
  PassActivationLookup: ResolverTypeWrapper<PassActivationLookup>;
  PassButton: ResolverTypeWrapper<PassButton>;
  PassContent: ResolverTypeWrapper<PassContent>;
  PassContext: PassContext;
  PassCorporateRealmLookup: ResolverTypeWrapper<PassCorporateRealmLookup>;
  PassDetails: ResolverTypeWrapper<PassDetails>;
  PassExtrasResult: ResolverTypeWrapper<PassExtrasResult>;
  PassHero: ResolverTypeWrapper<PassHero>;
  PassLogo: ResolverTypeWrapper<PassLogo>;
  PassMeta: ResolverTypeWrapper<PassMeta>;
  PassRegistrationCode: PassRegistrationCode;
  PassRegistrationResult: ResolverTypeWrapper<PassRegistrationResult>;
  PassSegment: PassSegment;
  PassState: PassState;
  PassTestimonial: ResolverTypeWrapper<PassTestimonial>;
  Plan: ResolverTypeWrapper<Plan>;
  PortalUrlResult: ResolverTypeWrapper<PortalUrlResult>;
  Product: ResolverTypeWrapper<Product>;
  ProfileVisibility: ResolverTypeWrapper<ProfileVisibility>;
  ProgressStatus: ProgressStatus;
  ProgressType: ProgressType;
  Project: ResolverTypeWrapper<Project>;
  ProjectDraft: ResolverTypeWrapper<ProjectDraft>;
  ProjectKind: ProjectKind;
  ProjectSubmission: ResolverTypeWrapper<ProjectSubmission>;
  PublicCredential: ResolverTypeWrapper<PublicCredential>;
  PublishStatus: PublishStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Receipt: ResolverTypeWrapper<Receipt>;
  ReceivedProject: ResolverTypeWrapper<ReceivedProject>;
  ReceivedProjectsPage: ResolverTypeWrapper<ReceivedProjectsPage>;
  Resource: ResolverTypeWrapper<Resource>;
  ResourceContent: ResolverTypeWrapper<ResourceContent>;
  ResourceContentType: ResourceContentType;
  ResourceFacet: ResolverTypeWrapper<ResourceFacet>;
  ResourceFacetValue: ResolverTypeWrapper<ResourceFacetValue>;
  ResourceSearch: ResolverTypeWrapper<ResourceSearch>;
  ResourceTag: ResolverTypeWrapper<ResourceTag>;
  ResourceTarget: ResolverTypeWrapper<ResourceTarget>;
  ResourceType: ResourceType;
  ResumePoint: ResolverTypeWrapper<ResumePoint>;
  RichTextContent: ResolverTypeWrapper<RichTextContent>;
  RsvpStatus: RsvpStatus;
  SaveCredentialVisibilityResult: ResolverTypeWrapper<SaveCredentialVisibilityResult>;
  SaveEnrollmentInput: SaveEnrollmentInput;
  SaveEnrollmentResult: ResolverTypeWrapper<SaveEnrollmentResult>;
  SaveLocationResult: ResolverTypeWrapper<SaveLocationResult>;
  SaveMemberEventRsvpInput: SaveMemberEventRsvpInput;
  SaveMemberEventRsvpResult: ResolverTypeWrapper<SaveMemberEventRsvpResult>;
  SaveProfileResult: ResolverTypeWrapper<SaveProfileResult>;
  SaveProjectDraftResult: ResolverTypeWrapper<SaveProjectDraftResult>;
  SaveSessionContentProgressResult: ResolverTypeWrapper<SaveSessionContentProgressResult>;
  SaveSurveyResponseResult: ResolverTypeWrapper<SaveSurveyResponseResult>;
  SaveTimeZoneResult: ResolverTypeWrapper<SaveTimeZoneResult>;
  Schedule: ResolverTypeWrapper<Schedule>;
  ScheduleDay: ResolverTypeWrapper<ScheduleDay>;
  Scholarship: ResolverTypeWrapper<Scholarship>;
  SearchCoursesInput: SearchCoursesInput;
  SearchReason: ResolverTypeWrapper<SearchReason>;
  SearchResourcesInput: SearchResourcesInput;
  SearchTranscriptsInput: SearchTranscriptsInput;
  SearchedField: SearchedField;
  SendVerificationCodeResult: ResolverTypeWrapper<SendVerificationCodeResult>;
  Session: ResolverTypeWrapper<Session>;
  SessionAccess: SessionAccess;
  SessionClass: ResolverTypeWrapper<SessionClass>;
  SessionContainer: ResolverTypeWrapper<Omit<SessionContainer, 'contents'> & { contents: Array<ResolversTypes['ContainerContent']> }>;
  SessionContainerContent: ResolverTypeWrapper<Omit<SessionContainerContent, 'contents'> & { contents: Array<ResolversTypes['ContainerContent']> }>;
  SessionContainerType: SessionContainerType;
  SessionContent: ResolverTypeWrapper<Omit<SessionContent, 'sessionContainers'> & { sessionContainers: Array<ResolversTypes['SessionContainer']> }>;
  SessionContentContainer: ResolverTypeWrapper<SessionContentContainer>;
  SessionKind: SessionKind;
  SessionLink: ResolverTypeWrapper<SessionLink>;
  SessionMeta: ResolverTypeWrapper<SessionMeta>;
  SessionType: SessionType;
  SessionUiCustomizations: ResolverTypeWrapper<SessionUiCustomizations>;
  SessionVideo: ResolverTypeWrapper<SessionVideo>;
  SessionVideoProgress: ResolverTypeWrapper<SessionVideoProgress>;
  SessionVideoProgressGroup: ResolverTypeWrapper<SessionVideoProgressGroup>;
  SessionsByCourseInput: SessionsByCourseInput;
  SignIn: ResolverTypeWrapper<SignIn>;
  SignInMethod: SignInMethod;
  SignedUpload: ResolverTypeWrapper<SignedUpload>;
  SignedUploadResult: ResolverTypeWrapper<SignedUploadResult>;
  SignupActivationLookup: ResolverTypeWrapper<SignupActivationLookup>;
  SignupResult: ResolverTypeWrapper<SignupResult>;
  SignupResultCode: SignupResultCode;
  SkippedTime: ResolverTypeWrapper<SkippedTime>;
  SortDirection: SortDirection;
  SpokenPlace: ResolverTypeWrapper<SpokenPlace>;
  SpokenPlacesPage: ResolverTypeWrapper<SpokenPlacesPage>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitProjectResult: ResolverTypeWrapper<SubmitProjectResult>;
  SubscriptionOffer: ResolverTypeWrapper<SubscriptionOffer>;
  SurveyResponsesInput: SurveyResponsesInput;
  SurveyStatus: SurveyStatus;
  SurveyTopicsInput: SurveyTopicsInput;
  SurveyType: SurveyType;
  TeachingAssistant: ResolverTypeWrapper<TeachingAssistant>;
  TextPart: ResolverTypeWrapper<TextPart>;
  Transcript: ResolverTypeWrapper<Transcript>;
  TranscriptLine: ResolverTypeWrapper<TranscriptLine>;
  TutorTransfer: ResolverTypeWrapper<TutorTransfer>;
  UpdateSubscriptionResult: ResolverTypeWrapper<UpdateSubscriptionResult>;
  UpdateVideoSessionResult: ResolverTypeWrapper<UpdateVideoSessionResult>;
  UploadFields: ResolverTypeWrapper<UploadFields>;
  UploadType: UploadType;
  UserSaveResult: ResolverTypeWrapper<UserSaveResult>;
  UserSession: ResolverTypeWrapper<UserSession>;
  UserSessionConfig: ResolverTypeWrapper<UserSessionConfig>;
  Video: ResolverTypeWrapper<Video>;
  VideoChapter: ResolverTypeWrapper<VideoChapter>;
  VideoGroupContent: ResolverTypeWrapper<VideoGroupContent>;
  VideoMeta: ResolverTypeWrapper<VideoMeta>;
  VideoNote: ResolverTypeWrapper<VideoNote>;
  VideoNoteResult: ResolverTypeWrapper<VideoNoteResult>;
  VideoPageAddress: ResolverTypeWrapper<VideoPageAddress>;
  VideoPageKind: VideoPageKind;
  VideoPreview: ResolverTypeWrapper<VideoPreview>;
  VideoProgress: ResolverTypeWrapper<VideoProgress>;
  VideoSessionStatus: VideoSessionStatus;
  VideoSessionType: VideoSessionType;
  Waitlist: ResolverTypeWrapper<Waitlist>;
  WaitlistMeta: ResolverTypeWrapper<WaitlistMeta>;
  WithheldReason: WithheldReason;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountLinkResult: AccountLinkResult;
  Announcement: Announcement;
  Boolean: Scalars['Boolean']['output'];
  CalendarContent: CalendarContent;
  CalendarSubscription: CalendarSubscription;
  CancelOffer: CancelOffer;
  CaseStudy: CaseStudy;
  CaseStudyVideo: CaseStudyVideo;
  Certificate: Certificate;
  CertificateCompletionResult: CertificateCompletionResult;
  CertificateCourse: CertificateCourse;
  CertificateCourseMeta: CertificateCourseMeta;
  CertificateGroup: CertificateGroup;
  CertificateGroupMeta: CertificateGroupMeta;
  CertificateMeta: CertificateMeta;
  CertificateRegistrationResult: CertificateRegistrationResult;
  ChecklistItem: ChecklistItem;
  CheckoutConfirmation: CheckoutConfirmation;
  CheckoutInput: CheckoutInput;
  CheckoutResult: CheckoutResult;
  Classmates: Classmates;
  ContainerContent: ResolversUnionTypes<ResolversParentTypes>['ContainerContent'];
  CorporateRealmLookup: CorporateRealmLookup;
  Country: Country;
  CourseAlert: CourseAlert;
  CourseAlertResult: CourseAlertResult;
  CourseBookmark: CourseBookmark;
  CourseContent: CourseContent;
  CourseContentGroup: CourseContentGroup;
  CourseContentGroupMeta: CourseContentGroupMeta;
  CourseContentMeta: CourseContentMeta;
  CourseMeta: CourseMeta;
  CourseNotes: CourseNotes;
  CourseOffer: CourseOffer;
  CourseProgress: CourseProgress;
  CourseReview: CourseReview;
  CourseSearchHit: CourseSearchHit;
  CourseSummary: CourseSummary;
  CourseTrailer: CourseTrailer;
  CourseTypeMeta: CourseTypeMeta;
  CourseVideoProgress: CourseVideoProgress;
  CourseVideoProgressGroup: CourseVideoProgressGroup;
  CourseVideoProgressVideo: CourseVideoProgressVideo;
  CreatePlaylistUrlResult: CreatePlaylistUrlResult;
  CreateVideoSessionResult: CreateVideoSessionResult;
  Credential: Credential;
  CtaButtonContent: CtaButtonContent;
  Customer: Customer;
  DashboardDownload: DashboardDownload;
  DateTime: Scalars['DateTime']['output'];
  EmployeeCourse: EmployeeCourse;
  EmployeeCoursesResult: EmployeeCoursesResult;
  EmployeeDetails: EmployeeDetails;
  EndSignInResult: EndSignInResult;
  EntitledCertificate: EntitledCertificate;
  EntitlementCustomizations: EntitlementCustomizations;
  Error: Error;
  EventAttendees: EventAttendees;
  ExtraCollectionField: ExtraCollectionField;
  ExtraFieldInput: ExtraFieldInput;
  Faculty: Faculty;
  FacultyCourses: FacultyCourses;
  Float: Scalars['Float']['output'];
  FreeCourse: FreeCourse;
  FreeLesson: FreeLesson;
  FreeOffer: FreeOffer;
  ID: Scalars['ID']['output'];
  ImportantLink: ImportantLink;
  IndustryReference: IndustryReference;
  InfoItem: InfoItem;
  Int: Scalars['Int']['output'];
  InviteToEventInput: InviteToEventInput;
  InviteToEventResult: InviteToEventResult;
  JobFunctionReference: JobFunctionReference;
  LMSProviderLookup: LmsProviderLookup;
  LearningPlan: LearningPlan;
  LearningPlanCertificate: LearningPlanCertificate;
  LearningPlanDetails: LearningPlanDetails;
  LearningPlanQuizOption: LearningPlanQuizOption;
  LearningPlanQuizQuestion: LearningPlanQuizQuestion;
  LearningPlanQuizResponseInput: LearningPlanQuizResponseInput;
  LearningPlanReason: LearningPlanReason;
  LearningPlanResult: LearningPlanResult;
  LessonTotals: LessonTotals;
  ListedCourse: ListedCourse;
  ListedMember: ListedMember;
  LogoutResult: LogoutResult;
  Meeting: Meeting;
  Member: Member;
  MemberCompany: MemberCompany;
  MemberEntitlement: MemberEntitlement;
  MemberEvent: MemberEvent;
  MemberEventCategoryLabel: MemberEventCategoryLabel;
  MemberEventLink: MemberEventLink;
  MemberEventRecording: MemberEventRecording;
  MemberEventRsvp: MemberEventRsvp;
  MemberEventTypeLabel: MemberEventTypeLabel;
  MemberLanguage: MemberLanguage;
  MemberList: MemberList;
  MemberLocation: MemberLocation;
  MemberPageInfo: MemberPageInfo;
  MemberProfile: MemberProfile;
  MembershipBilling: MembershipBilling;
  MeteredVideo: MeteredVideo;
  MeteringPlan: MeteringPlan;
  Mutation: Record<PropertyKey, never>;
  NavConfig: NavConfig;
  NextStep: NextStep;
  NotedCourse: NotedCourse;
  NotedLesson: NotedLesson;
  OnDemandContent: OnDemandContent;
  OpenProject: OpenProject;
  OpenTask: OpenTask;
  OrganizationCourse: OrganizationCourse;
  OrganizationCoursesResult: OrganizationCoursesResult;
  OrganizationDetailsResult: OrganizationDetailsResult;
  OrganizationEmployee: OrganizationEmployee;
  OrganizationEmployeesResult: OrganizationEmployeesResult;
  OrganizationOverview: OrganizationOverview;
  OrganizationSession: OrganizationSession;
  OrganizationSessionsResult: OrganizationSessionsResult;
  OrganizationSort: OrganizationSort;
  OrganizationStats: OrganizationStats;
  OrganizationWeek: OrganizationWeek;
  PageContent: PageContent;
  PassActivationLookup: PassActivationLookup;
  PassButton: PassButton;
  PassContent: PassContent;
  PassCorporateRealmLookup: PassCorporateRealmLookup;
  PassDetails: PassDetails;
  PassExtrasResult: PassExtrasResult;
  PassHero: PassHero;
  PassLogo: PassLogo;
  PassMeta: PassMeta;
  PassRegistrationResult: PassRegistrationResult;
  PassTestimonial: PassTestimonial;
  Plan: Plan;
  PortalUrlResult: PortalUrlResult;
  Product: Product;
  ProfileVisibility: ProfileVisibility;
  Project: Project;
  ProjectDraft: ProjectDraft;
  ProjectSubmission: ProjectSubmission;
  PublicCredential: PublicCredential;
  Query: Record<PropertyKey, never>;
  Receipt: Receipt;
  ReceivedProject: ReceivedProject;
  ReceivedProjectsPage: ReceivedProjectsPage;
  Resource: Resource;
  ResourceContent: ResourceContent;
  ResourceFacet: ResourceFacet;
  ResourceFacetValue: ResourceFacetValue;
  ResourceSearch: ResourceSearch;
  ResourceTag: ResourceTag;
  ResourceTarget: ResourceTarget;
  ResumePoint: ResumePoint;
  RichTextContent: RichTextContent;
  SaveCredentialVisibilityResult: SaveCredentialVisibilityResult;
  SaveEnrollmentInput: SaveEnrollmentInput;
  SaveEnrollmentResult: SaveEnrollmentResult;
  SaveLocationResult: SaveLocationResult;
  SaveMemberEventRsvpInput: SaveMemberEventRsvpInput;
  SaveMemberEventRsvpResult: SaveMemberEventRsvpResult;
  SaveProfileResult: SaveProfileResult;
  SaveProjectDraftResult: SaveProjectDraftResult;
  SaveSessionContentProgressResult: SaveSessionContentProgressResult;
  SaveSurveyResponseResult: SaveSurveyResponseResult;
  SaveTimeZoneResult: SaveTimeZoneResult;
  Schedule: Schedule;
  ScheduleDay: ScheduleDay;
  Scholarship: Scholarship;
  SearchCoursesInput: SearchCoursesInput;
  SearchReason: SearchReason;
  SearchResourcesInput: SearchResourcesInput;
  SearchTranscriptsInput: SearchTranscriptsInput;
  SendVerificationCodeResult: SendVerificationCodeResult;
  Session: Session;
  SessionClass: SessionClass;
  SessionContainer: Omit<SessionContainer, 'contents'> & { contents: Array<ResolversParentTypes['ContainerContent']> };
  SessionContainerContent: Omit<SessionContainerContent, 'contents'> & { contents: Array<ResolversParentTypes['ContainerContent']> };
  SessionContent: Omit<SessionContent, 'sessionContainers'> & { sessionContainers: Array<ResolversParentTypes['SessionContainer']> };
  SessionContentContainer: SessionContentContainer;
  SessionLink: SessionLink;
  SessionMeta: SessionMeta;
  SessionUiCustomizations: SessionUiCustomizations;
  SessionVideo: SessionVideo;
  SessionVideoProgress: SessionVideoProgress;
  SessionVideoProgressGroup: SessionVideoProgressGroup;
  SessionsByCourseInput: SessionsByCourseInput;
  SignIn: SignIn;
  SignedUpload: SignedUpload;
  SignedUploadResult: SignedUploadResult;
  SignupActivationLookup: SignupActivationLookup;
  SignupResult: SignupResult;
  SkippedTime: SkippedTime;
  SpokenPlace: SpokenPlace;
  SpokenPlacesPage: SpokenPlacesPage;
  String: Scalars['String']['output'];
  SubmitProjectResult: SubmitProjectResult;
  SubscriptionOffer: SubscriptionOffer;
  SurveyResponsesInput: SurveyResponsesInput;
  SurveyTopicsInput: SurveyTopicsInput;
  TeachingAssistant: TeachingAssistant;
  TextPart: TextPart;
  Transcript: Transcript;
  TranscriptLine: TranscriptLine;
  TutorTransfer: TutorTransfer;
  UpdateSubscriptionResult: UpdateSubscriptionResult;
  UpdateVideoSessionResult: UpdateVideoSessionResult;
  UploadFields: UploadFields;
  UserSaveResult: UserSaveResult;
  UserSession: UserSession;
  UserSessionConfig: UserSessionConfig;
  Video: Video;
  VideoChapter: VideoChapter;
  VideoGroupContent: VideoGroupContent;
  VideoMeta: VideoMeta;
  VideoNote: VideoNote;
  VideoNoteResult: VideoNoteResult;
  VideoPageAddress: VideoPageAddress;
  VideoPreview: VideoPreview;
  VideoProgress: VideoProgress;
  Waitlist: Waitlist;
  WaitlistMeta: WaitlistMeta;
};

export type AccountLinkResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccountLinkResult'] = ResolversParentTypes['AccountLinkResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountLinkState'], ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = any, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  announcement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalLinkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalLinkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stylePreset?: Resolver<ResolversTypes['AnnouncementStylePreset'], ParentType, ContextType>;
};

export type CalendarContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['CalendarContent'] = ResolversParentTypes['CalendarContent']> = {
  calendarStartDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day1Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day2Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day3Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day4Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day5Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarSubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CalendarSubscription'] = ResolversParentTypes['CalendarSubscription']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webcalAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancelOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['CancelOffer'] = ResolversParentTypes['CancelOffer']> = {
  acceptCta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelConfigId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  normalPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectCta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subheadline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseStudyResolvers<ContextType = any, ParentType extends ResolversParentTypes['CaseStudy'] = ResolversParentTypes['CaseStudy']> = {
  bodyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseStudyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStudyStatus'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['CaseStudyVideo']>, ParentType, ContextType>;
};

export type CaseStudyVideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['CaseStudyVideo'] = ResolversParentTypes['CaseStudyVideo']> = {
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  playlistUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  badgeImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entitledCourseIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CertificateGroup']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuingDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['CertificateMeta'], ParentType, ContextType>;
  numBadges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numElectiveCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numRequiredCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  primaryColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishStatus?: Resolver<ResolversTypes['PublishStatus'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CertificateType'], ParentType, ContextType>;
  withheldReason?: Resolver<Maybe<ResolversTypes['WithheldReason']>, ParentType, ContextType>;
};

export type CertificateCompletionResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateCompletionResult'] = ResolversParentTypes['CertificateCompletionResult']> = {
  certificateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  isCompleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CertificateCourseResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateCourse'] = ResolversParentTypes['CertificateCourse']> = {
  completionRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['CertificateCourseMeta'], ParentType, ContextType>;
  publishStatus?: Resolver<ResolversTypes['PublishStatus'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateCourseMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateCourseMeta'] = ResolversParentTypes['CertificateCourseMeta']> = {
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificateGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateGroup'] = ResolversParentTypes['CertificateGroup']> = {
  certificateGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['CertificateCourse']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCapstoneGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['CertificateGroupMeta'], ParentType, ContextType>;
  publishStatus?: Resolver<ResolversTypes['PublishStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateGroupMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateGroupMeta'] = ResolversParentTypes['CertificateGroupMeta']> = {
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificateMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateMeta'] = ResolversParentTypes['CertificateMeta']> = {
  bannerDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postRegistrationPrompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationPrompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificateRegistrationResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateRegistrationResult'] = ResolversParentTypes['CertificateRegistrationResult']> = {
  certificateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type ChecklistItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChecklistItem'] = ResolversParentTypes['ChecklistItem']> = {
  checklistGroupName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completionStatus?: Resolver<ResolversTypes['ProgressStatus'], ParentType, ContextType>;
  parentSessionContentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refSessionContentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selfReporting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtype?: Resolver<ResolversTypes['ChecklistSubtype'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutConfirmationResolvers<ContextType = any, ParentType extends ResolversParentTypes['CheckoutConfirmation'] = ResolversParentTypes['CheckoutConfirmation']> = {
  amountOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renewalAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
};

export type CheckoutResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CheckoutResult'] = ResolversParentTypes['CheckoutResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClassmatesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Classmates'] = ResolversParentTypes['Classmates']> = {
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayBeMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['ListedMember']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContainerContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContainerContent'] = ResolversParentTypes['ContainerContent']> = {
  __resolveType: TypeResolveFn<'CalendarContent' | 'CtaButtonContent' | 'RichTextContent' | 'VideoGroupContent', ParentType, ContextType>;
};

export type CorporateRealmLookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorporateRealmLookup'] = ResolversParentTypes['CorporateRealmLookup']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serializedOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseAlertResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseAlert'] = ResolversParentTypes['CourseAlert']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CourseAlertResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseAlertResult'] = ResolversParentTypes['CourseAlertResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseBookmarkResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseBookmark'] = ResolversParentTypes['CourseBookmark']> = {
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CourseContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseContent'] = ResolversParentTypes['CourseContent']> = {
  completionRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidePreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['CourseContentMeta'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type CourseContentGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseContentGroup'] = ResolversParentTypes['CourseContentGroup']> = {
  content?: Resolver<Array<ResolversTypes['CourseContent']>, ParentType, ContextType>;
  courseContentGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidePreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['CourseContentGroupMeta'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseContentGroupMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseContentGroupMeta'] = ResolversParentTypes['CourseContentGroupMeta']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseContentMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseContentMeta'] = ResolversParentTypes['CourseContentMeta']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoThumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseMeta'] = ResolversParentTypes['CourseMeta']> = {
  courseSyllabusUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideTimeAndFacultyLabels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hoursPerWeek?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['CourseReview']>, ParentType, ContextType>;
  sprintTrailerCoverImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sprintTrailerJwPlayerFileId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topTakeaway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatYouWillLeaveWith?: Resolver<Array<ResolversTypes['InfoItem']>, ParentType, ContextType>;
  whoWillBenefit?: Resolver<Array<ResolversTypes['InfoItem']>, ParentType, ContextType>;
};

export type CourseNotesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseNotes'] = ResolversParentTypes['CourseNotes']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['NotedLesson']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['VideoNote']>, ParentType, ContextType>;
};

export type CourseOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseOffer'] = ResolversParentTypes['CourseOffer']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldBy?: Resolver<Array<ResolversTypes['CourseHolder']>, ParentType, ContextType>;
  stack?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topTakeaway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseProgressResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseProgress'] = ResolversParentTypes['CourseProgress']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditedShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CourseReviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseReview'] = ResolversParentTypes['CourseReview']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseSearchHitResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseSearchHit'] = ResolversParentTypes['CourseSearchHit']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['SearchReason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CourseSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseSummary'] = ResolversParentTypes['CourseSummary']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseTrailerResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseTrailer'] = ResolversParentTypes['CourseTrailer']> = {
  playlistUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseTypeMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseTypeMeta'] = ResolversParentTypes['CourseTypeMeta']> = {
  waitlist?: Resolver<ResolversTypes['WaitlistMeta'], ParentType, ContextType>;
};

export type CourseVideoProgressResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseVideoProgress'] = ResolversParentTypes['CourseVideoProgress']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditedShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CourseVideoProgressGroup']>, ParentType, ContextType>;
  totalDuration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalFarthestWatchedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CourseVideoProgressGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseVideoProgressGroup'] = ResolversParentTypes['CourseVideoProgressGroup']> = {
  courseContentGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['CourseVideoProgressVideo']>, ParentType, ContextType>;
};

export type CourseVideoProgressVideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourseVideoProgressVideo'] = ResolversParentTypes['CourseVideoProgressVideo']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  continueAtTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  creditedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  farthestWatchedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  positionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  positionSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skipped?: Resolver<Maybe<ResolversTypes['SkippedTime']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CreatePlaylistUrlResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatePlaylistUrlResult'] = ResolversParentTypes['CreatePlaylistUrlResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  playlistUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateVideoSessionResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateVideoSessionResult'] = ResolversParentTypes['CreateVideoSessionResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  playlistUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userVideoSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CredentialResolvers<ContextType = any, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential']> = {
  certificateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  courseTitles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CredentialKind'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CtaButtonContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['CtaButtonContent'] = ResolversParentTypes['CtaButtonContent']> = {
  buttonEndIcon?: Resolver<Maybe<ResolversTypes['ButtonIcon']>, ParentType, ContextType>;
  buttonStartIcon?: Resolver<Maybe<ResolversTypes['ButtonIcon']>, ParentType, ContextType>;
  buttonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  accentColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  disableAIFeatures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableProfAI?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
};

export type DashboardDownloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardDownload'] = ResolversParentTypes['DashboardDownload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courses?: Resolver<Maybe<Array<ResolversTypes['OrganizationCourse']>>, ParentType, ContextType>;
  employeeCourses?: Resolver<Maybe<Array<ResolversTypes['EmployeeCourse']>>, ParentType, ContextType>;
  employees?: Resolver<Maybe<Array<ResolversTypes['OrganizationEmployee']>>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EmployeeCourseResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmployeeCourse'] = ResolversParentTypes['EmployeeCourse']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  engagement?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videosWatched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeCoursesResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmployeeCoursesResult'] = ResolversParentTypes['EmployeeCoursesResult']> = {
  employeeCourses?: Resolver<Array<ResolversTypes['EmployeeCourse']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmployeeDetails'] = ResolversParentTypes['EmployeeDetails']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  badgesEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coursesCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coursesStarted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hoursWatched?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastActive?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lessonsStarted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videosWatched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndSignInResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndSignInResult'] = ResolversParentTypes['EndSignInResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type EntitledCertificateResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntitledCertificate'] = ResolversParentTypes['EntitledCertificate']> = {
  certificateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entitledCourseIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EntitlementCustomizationsResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntitlementCustomizations'] = ResolversParentTypes['EntitlementCustomizations']> = {
  hideSessionDetailTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  navConfigs?: Resolver<Array<ResolversTypes['NavConfig']>, ParentType, ContextType>;
  navLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventAttendeesResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventAttendees'] = ResolversParentTypes['EventAttendees']> = {
  coming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['ListedMember']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExtraCollectionFieldResolvers<ContextType = any, ParentType extends ResolversParentTypes['ExtraCollectionField'] = ResolversParentTypes['ExtraCollectionField']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FacultyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Faculty'] = ResolversParentTypes['Faculty']> = {
  biography?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facultyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacultyCoursesResolvers<ContextType = any, ParentType extends ResolversParentTypes['FacultyCourses'] = ResolversParentTypes['FacultyCourses']> = {
  courses?: Resolver<Array<ResolversTypes['CourseSummary']>, ParentType, ContextType>;
  facultyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FreeCourseResolvers<ContextType = any, ParentType extends ResolversParentTypes['FreeCourse'] = ResolversParentTypes['FreeCourse']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeLessonResolvers<ContextType = any, ParentType extends ResolversParentTypes['FreeLesson'] = ResolversParentTypes['FreeLesson']> = {
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['VideoPageAddress'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FreeOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['FreeOffer'] = ResolversParentTypes['FreeOffer']> = {
  courses?: Resolver<Array<ResolversTypes['FreeCourse']>, ParentType, ContextType>;
  liveCourses?: Resolver<Array<ResolversTypes['FreeCourse']>, ParentType, ContextType>;
  previews?: Resolver<Array<ResolversTypes['FreeLesson']>, ParentType, ContextType>;
};

export type ImportantLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportantLink'] = ResolversParentTypes['ImportantLink']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IndustryReferenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['IndustryReference'] = ResolversParentTypes['IndustryReference']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  industry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  industryRefId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InfoItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['InfoItem'] = ResolversParentTypes['InfoItem']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InviteToEventResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['InviteToEventResult'] = ResolversParentTypes['InviteToEventResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobFunctionReferenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobFunctionReference'] = ResolversParentTypes['JobFunctionReference']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobFunction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobFunctionRefId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LmsProviderLookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['LMSProviderLookup'] = ResolversParentTypes['LMSProviderLookup']> = {
  authorizeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  passShortCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serializedOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LearningPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['LearningPlan'] = ResolversParentTypes['LearningPlan']> = {
  certificate?: Resolver<Maybe<ResolversTypes['LearningPlanCertificate']>, ParentType, ContextType>;
  courseIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['LearningPlanDetails'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['LearningPlanReason']>, ParentType, ContextType>;
};

export type LearningPlanCertificateResolvers<ContextType = any, ParentType extends ResolversParentTypes['LearningPlanCertificate'] = ResolversParentTypes['LearningPlanCertificate']> = {
  certificateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningPlanDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['LearningPlanDetails'] = ResolversParentTypes['LearningPlanDetails']> = {
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningPlanQuizOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LearningPlanQuizOption'] = ResolversParentTypes['LearningPlanQuizOption']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningPlanQuizQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LearningPlanQuizQuestion'] = ResolversParentTypes['LearningPlanQuizQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['LearningPlanQuizOption']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningPlanReasonResolvers<ContextType = any, ParentType extends ResolversParentTypes['LearningPlanReason'] = ResolversParentTypes['LearningPlanReason']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningPlanResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LearningPlanResult'] = ResolversParentTypes['LearningPlanResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  learningPlan?: Resolver<Maybe<ResolversTypes['LearningPlan']>, ParentType, ContextType>;
};

export type LessonTotalsResolvers<ContextType = any, ParentType extends ResolversParentTypes['LessonTotals'] = ResolversParentTypes['LessonTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ListedCourseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListedCourse'] = ResolversParentTypes['ListedCourse']> = {
  courseBadgeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseMeta?: Resolver<ResolversTypes['CourseMeta'], ParentType, ContextType>;
  courseRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faculties?: Resolver<Array<ResolversTypes['Faculty']>, ParentType, ContextType>;
  lessons?: Resolver<Maybe<ResolversTypes['LessonTotals']>, ParentType, ContextType>;
  ratingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  stack?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListedMemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListedMember'] = ResolversParentTypes['ListedMember']> = {
  company?: Resolver<Maybe<ResolversTypes['MemberCompany']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LogoutResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LogoutResult'] = ResolversParentTypes['LogoutResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeetingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Meeting'] = ResolversParentTypes['Meeting']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  alternateSSOEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communityGet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communityGive?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['MemberCompany']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  growthTip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOngoingSprintAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagramProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobFunction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['MemberLanguage']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedinProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['MemberLocation']>, ParentType, ContextType>;
  manageBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetPreference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pronouns?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scholarship?: Resolver<Maybe<ResolversTypes['Scholarship']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  testData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trialEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  twitterProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProfileVisibility'], ParentType, ContextType>;
  whatILove?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wpUserId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberCompanyResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberCompany'] = ResolversParentTypes['MemberCompany']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userCompanyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberEntitlementResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberEntitlement'] = ResolversParentTypes['MemberEntitlement']> = {
  customizations?: Resolver<ResolversTypes['EntitlementCustomizations'], ParentType, ContextType>;
  entitlementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  precedence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberEvent'] = ResolversParentTypes['MemberEvent']> = {
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventCategory?: Resolver<ResolversTypes['MemberEventCategoryLabel'], ParentType, ContextType>;
  eventEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['MemberEventTypeLabel'], ParentType, ContextType>;
  heroImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insightIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  memberEventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recording?: Resolver<Maybe<ResolversTypes['MemberEventRecording']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberEventStatus'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoomLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberEventCategoryLabelResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberEventCategoryLabel'] = ResolversParentTypes['MemberEventCategoryLabel']> = {
  category?: Resolver<ResolversTypes['MemberEventCategory'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberEventLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberEventLink'] = ResolversParentTypes['MemberEventLink']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberEventRecordingResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberEventRecording'] = ResolversParentTypes['MemberEventRecording']> = {
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  playlistUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberEventRsvpResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberEventRsvp'] = ResolversParentTypes['MemberEventRsvp']> = {
  memberEventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RsvpStatus'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  zoomJoinUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zoomRegistrantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberEventTypeLabelResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberEventTypeLabel'] = ResolversParentTypes['MemberEventTypeLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MemberEventType'], ParentType, ContextType>;
};

export type MemberLanguageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberLanguage'] = ResolversParentTypes['MemberLanguage']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberListResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberList'] = ResolversParentTypes['MemberList']> = {
  list?: Resolver<Array<ResolversTypes['ListedMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['MemberPageInfo'], ParentType, ContextType>;
};

export type MemberLocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberLocation'] = ResolversParentTypes['MemberLocation']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryLocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userLocationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberPageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberPageInfo'] = ResolversParentTypes['MemberPageInfo']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['MemberProfile'] = ResolversParentTypes['MemberProfile']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communityGet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communityGive?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['MemberCompany']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  growthTip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagramProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobFunction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['MemberLanguage']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedinProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['MemberLocation']>, ParentType, ContextType>;
  meetPreference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pronouns?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  twitterProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  whatILove?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MembershipBillingResolvers<ContextType = any, ParentType extends ResolversParentTypes['MembershipBilling'] = ResolversParentTypes['MembershipBilling']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextPaymentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payInvoiceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipPaymentStatus'], ParentType, ContextType>;
};

export type MeteredVideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['MeteredVideo'] = ResolversParentTypes['MeteredVideo']> = {
  courseTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['VideoPageAddress']>, ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MeteringPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['MeteringPlan'] = ResolversParentTypes['MeteringPlan']> = {
  currentMeasure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entitledVideoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  meteringPlanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchedVideoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCertificateCompletion: Resolver<ResolversTypes['CertificateCompletionResult'], ParentType, ContextType, RequireFields<MutationAddCertificateCompletionArgs, 'certificateId'>>;
  addCertificateRegistration: Resolver<ResolversTypes['CertificateRegistrationResult'], ParentType, ContextType, RequireFields<MutationAddCertificateRegistrationArgs, 'certificateId'>>;
  addCourseAlert: Resolver<ResolversTypes['CourseAlertResult'], ParentType, ContextType, RequireFields<MutationAddCourseAlertArgs, 'courseId'>>;
  addUserSave: Resolver<ResolversTypes['UserSaveResult'], ParentType, ContextType, RequireFields<MutationAddUserSaveArgs, 'contentId' | 'contentType'>>;
  confirmCheckout: Resolver<Maybe<ResolversTypes['CheckoutConfirmation']>, ParentType, ContextType, RequireFields<MutationConfirmCheckoutArgs, 'sessionId'>>;
  createCalendarSubscription: Resolver<ResolversTypes['CalendarSubscription'], ParentType, ContextType>;
  createPlaylistUrl: Resolver<ResolversTypes['CreatePlaylistUrlResult'], ParentType, ContextType, RequireFields<MutationCreatePlaylistUrlArgs, 'videoId'>>;
  createSignedUploadUrl: Resolver<ResolversTypes['SignedUploadResult'], ParentType, ContextType, RequireFields<MutationCreateSignedUploadUrlArgs, 'fileType' | 'uploadType'>>;
  createStripeCheckoutForProduct: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCreateStripeCheckoutForProductArgs, 'checkout'>>;
  createStripePortalUrl: Resolver<ResolversTypes['PortalUrlResult'], ParentType, ContextType, Partial<MutationCreateStripePortalUrlArgs>>;
  createStripeSubscriptionCheckoutSession: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType>;
  createUserWithPass: Resolver<ResolversTypes['PassRegistrationResult'], ParentType, ContextType, RequireFields<MutationCreateUserWithPassArgs, 'code' | 'email' | 'firstName' | 'lastName'>>;
  createVideoSession: Resolver<ResolversTypes['CreateVideoSessionResult'], ParentType, ContextType, RequireFields<MutationCreateVideoSessionArgs, 'courseId' | 'type' | 'videoId'>>;
  endSignIn: Resolver<ResolversTypes['EndSignInResult'], ParentType, ContextType, RequireFields<MutationEndSignInArgs, 'signInId'>>;
  inviteToEvent: Resolver<ResolversTypes['InviteToEventResult'], ParentType, ContextType, RequireFields<MutationInviteToEventArgs, 'input'>>;
  logout: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType>;
  processPassExtras: Resolver<ResolversTypes['PassExtrasResult'], ParentType, ContextType, RequireFields<MutationProcessPassExtrasArgs, 'shortCode' | 'userId'>>;
  removeCertificateCompletion: Resolver<ResolversTypes['CertificateCompletionResult'], ParentType, ContextType, RequireFields<MutationRemoveCertificateCompletionArgs, 'certificateId'>>;
  removeCertificateRegistration: Resolver<ResolversTypes['CertificateRegistrationResult'], ParentType, ContextType, RequireFields<MutationRemoveCertificateRegistrationArgs, 'certificateId'>>;
  removeCourseAlert: Resolver<ResolversTypes['CourseAlertResult'], ParentType, ContextType, RequireFields<MutationRemoveCourseAlertArgs, 'courseId'>>;
  removeUserSave: Resolver<ResolversTypes['UserSaveResult'], ParentType, ContextType, RequireFields<MutationRemoveUserSaveArgs, 'contentId' | 'contentType'>>;
  removeVideoNote: Resolver<ResolversTypes['VideoNoteResult'], ParentType, ContextType, RequireFields<MutationRemoveVideoNoteArgs, 'noteId'>>;
  revokeCalendarSubscription: Resolver<ResolversTypes['CalendarSubscription'], ParentType, ContextType>;
  saveCredentialVisibility: Resolver<ResolversTypes['SaveCredentialVisibilityResult'], ParentType, ContextType, RequireFields<MutationSaveCredentialVisibilityArgs, 'credentialId' | 'isPublic'>>;
  saveEnrollment: Resolver<ResolversTypes['SaveEnrollmentResult'], ParentType, ContextType, RequireFields<MutationSaveEnrollmentArgs, 'input'>>;
  saveMemberBasicInfo: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveMemberBasicInfoArgs, 'userId'>>;
  saveMemberCommunity: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveMemberCommunityArgs, 'userId'>>;
  saveMemberCompany: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveMemberCompanyArgs, 'companyName' | 'userId'>>;
  saveMemberEventRsvp: Resolver<ResolversTypes['SaveMemberEventRsvpResult'], ParentType, ContextType, RequireFields<MutationSaveMemberEventRsvpArgs, 'input'>>;
  saveMemberJobInfo: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveMemberJobInfoArgs, 'userId'>>;
  saveMemberLanguages: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveMemberLanguagesArgs, 'languages' | 'userId'>>;
  saveMemberLocation: Resolver<ResolversTypes['SaveLocationResult'], ParentType, ContextType, RequireFields<MutationSaveMemberLocationArgs, 'country' | 'userId'>>;
  saveMemberSocialInfo: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveMemberSocialInfoArgs, 'userId'>>;
  saveMemberVisibility: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveMemberVisibilityArgs, 'userId'>>;
  saveProjectDraft: Resolver<ResolversTypes['SaveProjectDraftResult'], ParentType, ContextType, RequireFields<MutationSaveProjectDraftArgs, 'content' | 'sessionId'>>;
  saveSessionContentProgress: Resolver<ResolversTypes['SaveSessionContentProgressResult'], ParentType, ContextType, RequireFields<MutationSaveSessionContentProgressArgs, 'sessionContentId' | 'status' | 'type'>>;
  saveSurveyResponse: Resolver<ResolversTypes['SaveSurveyResponseResult'], ParentType, ContextType, RequireFields<MutationSaveSurveyResponseArgs, 'responses'>>;
  saveTimeZone: Resolver<ResolversTypes['SaveTimeZoneResult'], ParentType, ContextType, RequireFields<MutationSaveTimeZoneArgs, 'timeZone'>>;
  saveVideoNote: Resolver<ResolversTypes['VideoNoteResult'], ParentType, ContextType, RequireFields<MutationSaveVideoNoteArgs, 'noteId' | 'seconds' | 'text' | 'videoId'>>;
  sendVerificationCode: Resolver<ResolversTypes['SendVerificationCodeResult'], ParentType, ContextType, RequireFields<MutationSendVerificationCodeArgs, 'b64email' | 'b64tac'>>;
  signupLimitedUser: Resolver<ResolversTypes['SignupResult'], ParentType, ContextType, RequireFields<MutationSignupLimitedUserArgs, 'botChallengeToken' | 'email' | 'firstName' | 'lastName'>>;
  startAccountLinking: Resolver<ResolversTypes['AccountLinkResult'], ParentType, ContextType, RequireFields<MutationStartAccountLinkingArgs, 'email' | 'userName'>>;
  submitLearningPlan: Resolver<ResolversTypes['LearningPlanResult'], ParentType, ContextType, RequireFields<MutationSubmitLearningPlanArgs, 'courseIds'>>;
  submitLearningPlanQuiz: Resolver<ResolversTypes['LearningPlanResult'], ParentType, ContextType, RequireFields<MutationSubmitLearningPlanQuizArgs, 'responses'>>;
  submitProject: Resolver<ResolversTypes['SubmitProjectResult'], ParentType, ContextType, RequireFields<MutationSubmitProjectArgs, 'content' | 'projectSubmissionId' | 'sessionId'>>;
  transferToProfAI: Resolver<ResolversTypes['TutorTransfer'], ParentType, ContextType>;
  unlinkAccount: Resolver<ResolversTypes['AccountLinkResult'], ParentType, ContextType>;
  updateExistingStripeSubscription: Resolver<ResolversTypes['UpdateSubscriptionResult'], ParentType, ContextType, RequireFields<MutationUpdateExistingStripeSubscriptionArgs, 'coupon'>>;
  updateVideoSession: Resolver<ResolversTypes['UpdateVideoSessionResult'], ParentType, ContextType, RequireFields<MutationUpdateVideoSessionArgs, 'continueAtTime' | 'status' | 'userVideoSessionId' | 'videoId' | 'videoSessionMaxPlayhead' | 'videoSessionPlayingTime'>>;
};

export type NavConfigResolvers<ContextType = any, ParentType extends ResolversParentTypes['NavConfig'] = ResolversParentTypes['NavConfig']> = {
  hide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['NextStep'] = ResolversParentTypes['NextStep']> = {
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remedyRoute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotedCourseResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotedCourse'] = ResolversParentTypes['NotedCourse']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotedLessonResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotedLesson'] = ResolversParentTypes['NotedLesson']> = {
  page?: Resolver<Maybe<ResolversTypes['VideoPageAddress']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OnDemandContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['OnDemandContent'] = ResolversParentTypes['OnDemandContent']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CourseContentGroup']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OpenProjectResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenProject'] = ResolversParentTypes['OpenProject']> = {
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SessionKind'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenTaskResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenTask'] = ResolversParentTypes['OpenTask']> = {
  dayAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationCourseResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationCourse'] = ResolversParentTypes['OrganizationCourse']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enrolled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationCoursesResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationCoursesResult'] = ResolversParentTypes['OrganizationCoursesResult']> = {
  courses?: Resolver<Array<ResolversTypes['OrganizationCourse']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationDetailsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationDetailsResult'] = ResolversParentTypes['OrganizationDetailsResult']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['OrganizationOverview']>, ParentType, ContextType>;
  periodStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['OrganizationStats']>, ParentType, ContextType>;
  topCourses?: Resolver<Array<ResolversTypes['OrganizationCourse']>, ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['OrganizationWeek']>, ParentType, ContextType>;
};

export type OrganizationEmployeeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationEmployee'] = ResolversParentTypes['OrganizationEmployee']> = {
  badges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrganizationEmployeesResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationEmployeesResult'] = ResolversParentTypes['OrganizationEmployeesResult']> = {
  employees?: Resolver<Array<ResolversTypes['OrganizationEmployee']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationOverviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationOverview'] = ResolversParentTypes['OrganizationOverview']> = {
  accentColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyLogo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contractEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contractStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  importantLinks?: Resolver<Array<ResolversTypes['ImportantLink']>, ParentType, ContextType>;
  totalSeats?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationSession'] = ResolversParentTypes['OrganizationSession']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enrolled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationSessionsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationSessionsResult'] = ResolversParentTypes['OrganizationSessionsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  sessionsForCourse?: Resolver<Array<ResolversTypes['OrganizationSession']>, ParentType, ContextType>;
};

export type OrganizationStatsResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationStats'] = ResolversParentTypes['OrganizationStats']> = {
  assignedSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  badgesEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  badgesEarnedPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coursesConsumed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hoursWatched?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lessonsStarted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usersEngaged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usersEngagedPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationWeekResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationWeek'] = ResolversParentTypes['OrganizationWeek']> = {
  activeLearners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageContent'] = ResolversParentTypes['PageContent']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  langCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishStatus?: Resolver<ResolversTypes['PublishStatus'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassActivationLookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassActivationLookup'] = ResolversParentTypes['PassActivationLookup']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  existingUser?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showStayTuned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PassButtonResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassButton'] = ResolversParentTypes['PassButton']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PassContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassContent'] = ResolversParentTypes['PassContent']> = {
  externalKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playlistUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videoThumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassCorporateRealmLookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassCorporateRealmLookup'] = ResolversParentTypes['PassCorporateRealmLookup']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  realm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serializedOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PassDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassDetails'] = ResolversParentTypes['PassDetails']> = {
  beginsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<Maybe<Array<ResolversTypes['PassContent']>>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  extraCollectionFields?: Resolver<Maybe<Array<ResolversTypes['ExtraCollectionField']>>, ParentType, ContextType>;
  hasRedemptionCode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  introContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['PassMeta']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showRegistration?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PassState']>, ParentType, ContextType>;
  targetSegment?: Resolver<Maybe<ResolversTypes['PassSegment']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usesOTRC?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  usesSSO?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PassExtrasResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassExtrasResult'] = ResolversParentTypes['PassExtrasResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PassHeroResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassHero'] = ResolversParentTypes['PassHero']> = {
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitleFontSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassLogoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassLogo'] = ResolversParentTypes['PassLogo']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassMeta'] = ResolversParentTypes['PassMeta']> = {
  ctaButton?: Resolver<Maybe<ResolversTypes['PassButton']>, ParentType, ContextType>;
  hero?: Resolver<Maybe<ResolversTypes['PassHero']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['PassLogo']>, ParentType, ContextType>;
  navLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testimonial?: Resolver<Maybe<ResolversTypes['PassTestimonial']>, ParentType, ContextType>;
};

export type PassRegistrationResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassRegistrationResult'] = ResolversParentTypes['PassRegistrationResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['PassRegistrationCode']>, ParentType, ContextType>;
  tac?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PassTestimonialResolvers<ContextType = any, ParentType extends ResolversParentTypes['PassTestimonial'] = ResolversParentTypes['PassTestimonial']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PortalUrlResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PortalUrlResult'] = ResolversParentTypes['PortalUrlResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProfileVisibilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileVisibility'] = ResolversParentTypes['ProfileVisibility']> = {
  courses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  directory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = any, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ProjectDraft']>, ParentType, ContextType>;
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submission?: Resolver<Maybe<ResolversTypes['ProjectSubmission']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectDraftResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectDraft'] = ResolversParentTypes['ProjectDraft']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProjectSubmissionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectSubmission'] = ResolversParentTypes['ProjectSubmission']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProjectKind'], ParentType, ContextType>;
  projectSubmissionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PublicCredentialResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicCredential'] = ResolversParentTypes['PublicCredential']> = {
  courseTitles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CredentialKind'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkIfStripeScheduledSubscription: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkStripeSubscriptionDiscountOffer: Resolver<Maybe<ResolversTypes['CancelOffer']>, ParentType, ContextType>;
  getCalendarSubscription: Resolver<ResolversTypes['CalendarSubscription'], ParentType, ContextType>;
  getCertificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<QueryGetCertificateArgs, 'certificateId'>>;
  getCourseAlert: Resolver<Maybe<ResolversTypes['CourseAlert']>, ParentType, ContextType, RequireFields<QueryGetCourseAlertArgs, 'courseId'>>;
  getCourseOffer: Resolver<Maybe<ResolversTypes['CourseOffer']>, ParentType, ContextType, RequireFields<QueryGetCourseOfferArgs, 'courseId'>>;
  getCourseTrailer: Resolver<Maybe<ResolversTypes['CourseTrailer']>, ParentType, ContextType, RequireFields<QueryGetCourseTrailerArgs, 'courseId'>>;
  getCrashCourseCertificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<QueryGetCrashCourseCertificateArgs, 'certificateId' | 'type'>>;
  getDashboardDataForDownload: Resolver<ResolversTypes['DashboardDownload'], ParentType, ContextType, RequireFields<QueryGetDashboardDataForDownloadArgs, 'customerId' | 'downloadType' | 'filterType' | 'searchTerm'>>;
  getEmployeeCourses: Resolver<ResolversTypes['EmployeeCoursesResult'], ParentType, ContextType, RequireFields<QueryGetEmployeeCoursesArgs, 'filterType' | 'page' | 'searchTerm' | 'userId'>>;
  getEmployeeDetails: Resolver<Maybe<ResolversTypes['EmployeeDetails']>, ParentType, ContextType, RequireFields<QueryGetEmployeeDetailsArgs, 'filterType' | 'userId'>>;
  getEntitledBootcampSessions: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  getEntitledCertificates: Resolver<Array<ResolversTypes['EntitledCertificate']>, ParentType, ContextType, Partial<QueryGetEntitledCertificatesArgs>>;
  getEntitledSessions: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType, Partial<QueryGetEntitledSessionsArgs>>;
  getFreeOffer: Resolver<Maybe<ResolversTypes['FreeOffer']>, ParentType, ContextType>;
  getLearningPlan: Resolver<Maybe<ResolversTypes['LearningPlan']>, ParentType, ContextType>;
  getLearningPlanQuiz: Resolver<Array<ResolversTypes['LearningPlanQuizQuestion']>, ParentType, ContextType>;
  getMember: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryGetMemberArgs, 'userId'>>;
  getMemberEntitlements: Resolver<Array<ResolversTypes['MemberEntitlement']>, ParentType, ContextType, RequireFields<QueryGetMemberEntitlementsArgs, 'userId'>>;
  getMemberEvent: Resolver<Maybe<ResolversTypes['MemberEvent']>, ParentType, ContextType, RequireFields<QueryGetMemberEventArgs, 'memberEventId'>>;
  getMemberEventLink: Resolver<ResolversTypes['MemberEventLink'], ParentType, ContextType, RequireFields<QueryGetMemberEventLinkArgs, 'memberEventId'>>;
  getMemberEventRsvp: Resolver<Maybe<ResolversTypes['MemberEventRsvp']>, ParentType, ContextType, RequireFields<QueryGetMemberEventRsvpArgs, 'memberEventId' | 'userId'>>;
  getMemberProfile: Resolver<Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType, RequireFields<QueryGetMemberProfileArgs, 'userId'>>;
  getMembershipBilling: Resolver<Maybe<ResolversTypes['MembershipBilling']>, ParentType, ContextType>;
  getMeteringPlanDetails: Resolver<Maybe<ResolversTypes['MeteringPlan']>, ParentType, ContextType>;
  getNextStepsStatus: Resolver<Array<ResolversTypes['NextStep']>, ParentType, ContextType>;
  getOnDemandContent: Resolver<Maybe<ResolversTypes['OnDemandContent']>, ParentType, ContextType, RequireFields<QueryGetOnDemandContentArgs, 'courseId'>>;
  getOrganizationCourses: Resolver<ResolversTypes['OrganizationCoursesResult'], ParentType, ContextType, RequireFields<QueryGetOrganizationCoursesArgs, 'customerId' | 'filterType' | 'page' | 'searchTerm'>>;
  getOrganizationDetails: Resolver<ResolversTypes['OrganizationDetailsResult'], ParentType, ContextType, RequireFields<QueryGetOrganizationDetailsArgs, 'customerId' | 'filterType'>>;
  getOrganizationEmployees: Resolver<ResolversTypes['OrganizationEmployeesResult'], ParentType, ContextType, RequireFields<QueryGetOrganizationEmployeesArgs, 'customerId' | 'filterType' | 'page' | 'searchTerm'>>;
  getOrganizationSessionByCourse: Resolver<ResolversTypes['OrganizationSessionsResult'], ParentType, ContextType, RequireFields<QueryGetOrganizationSessionByCourseArgs, 'courseId' | 'customerId' | 'filterType'>>;
  getPageContent: Resolver<Maybe<ResolversTypes['PageContent']>, ParentType, ContextType, RequireFields<QueryGetPageContentArgs, 'langCode' | 'publishStatuses' | 'slug'>>;
  getPassDetailsByCode: Resolver<Maybe<ResolversTypes['PassDetails']>, ParentType, ContextType, RequireFields<QueryGetPassDetailsByCodeArgs, 'code' | 'context'>>;
  getProject: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryGetProjectArgs, 'sessionId'>>;
  getPublicCredential: Resolver<Maybe<ResolversTypes['PublicCredential']>, ParentType, ContextType, RequireFields<QueryGetPublicCredentialArgs, 'credentialId'>>;
  getResource: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType, Partial<QueryGetResourceArgs>>;
  getResumePoint: Resolver<Maybe<ResolversTypes['ResumePoint']>, ParentType, ContextType>;
  getSessionContainerContent: Resolver<Array<ResolversTypes['SessionContainerContent']>, ParentType, ContextType, RequireFields<QueryGetSessionContainerContentArgs, 'sessionContentIds' | 'sessionId'>>;
  getSessionContent: Resolver<Maybe<ResolversTypes['SessionContent']>, ParentType, ContextType, RequireFields<QueryGetSessionContentArgs, 'sessionId'>>;
  getSessionContentVideos: Resolver<Maybe<Array<ResolversTypes['SessionVideo']>>, ParentType, ContextType, RequireFields<QueryGetSessionContentVideosArgs, 'sessionId' | 'videoGroupId'>>;
  getSessionLink: Resolver<ResolversTypes['SessionLink'], ParentType, ContextType, RequireFields<QueryGetSessionLinkArgs, 'forceRefresh' | 'sessionId'>>;
  getSubscriptionOffer: Resolver<Maybe<ResolversTypes['SubscriptionOffer']>, ParentType, ContextType>;
  getSurveyStatus: Resolver<Maybe<ResolversTypes['SurveyStatus']>, ParentType, ContextType, RequireFields<QueryGetSurveyStatusArgs, 'surveyType'>>;
  getTranscript: Resolver<Maybe<ResolversTypes['Transcript']>, ParentType, ContextType, RequireFields<QueryGetTranscriptArgs, 'videoContentId'>>;
  getUserSession: Resolver<Maybe<ResolversTypes['UserSession']>, ParentType, ContextType, RequireFields<QueryGetUserSessionArgs, 'sessionId'>>;
  getUserSessionConfig: Resolver<Maybe<ResolversTypes['UserSessionConfig']>, ParentType, ContextType, RequireFields<QueryGetUserSessionConfigArgs, 'sessionId'>>;
  getVideoProgress: Resolver<Maybe<ResolversTypes['VideoProgress']>, ParentType, ContextType, RequireFields<QueryGetVideoProgressArgs, 'videoId'>>;
  getVideoProgressByCourse: Resolver<Maybe<ResolversTypes['CourseVideoProgress']>, ParentType, ContextType, RequireFields<QueryGetVideoProgressByCourseArgs, 'courseId'>>;
  getVideoProgressBySession: Resolver<Maybe<ResolversTypes['SessionVideoProgress']>, ParentType, ContextType, RequireFields<QueryGetVideoProgressBySessionArgs, 'sessionId'>>;
  listCaseStudies: Resolver<Array<ResolversTypes['CaseStudy']>, ParentType, ContextType, Partial<QueryListCaseStudiesArgs>>;
  listCertificates: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  listCities: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryListCitiesArgs, 'country' | 'search'>>;
  listClassmates: Resolver<Maybe<ResolversTypes['Classmates']>, ParentType, ContextType, RequireFields<QueryListClassmatesArgs, 'courseId'>>;
  listCountries: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  listCourseBookmarks: Resolver<Array<ResolversTypes['CourseBookmark']>, ParentType, ContextType, Partial<QueryListCourseBookmarksArgs>>;
  listCourseProducts: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryListCourseProductsArgs, 'courseId'>>;
  listCourseProgress: Resolver<Array<ResolversTypes['CourseProgress']>, ParentType, ContextType>;
  listCourseResources: Resolver<Array<ResolversTypes['Resource']>, ParentType, ContextType, RequireFields<QueryListCourseResourcesArgs, 'courseId'>>;
  listCredentials: Resolver<Array<ResolversTypes['Credential']>, ParentType, ContextType>;
  listEventAttendees: Resolver<Maybe<ResolversTypes['EventAttendees']>, ParentType, ContextType, RequireFields<QueryListEventAttendeesArgs, 'memberEventId'>>;
  listFacultyCourses: Resolver<Array<ResolversTypes['FacultyCourses']>, ParentType, ContextType, RequireFields<QueryListFacultyCoursesArgs, 'courseId'>>;
  listFreeSessions: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  listIndustryReferences: Resolver<Array<ResolversTypes['IndustryReference']>, ParentType, ContextType>;
  listInsightEvents: Resolver<Array<ResolversTypes['MemberEvent']>, ParentType, ContextType, RequireFields<QueryListInsightEventsArgs, 'caseStudyId'>>;
  listJobFunctionReferences: Resolver<Array<ResolversTypes['JobFunctionReference']>, ParentType, ContextType>;
  listMemberEvents: Resolver<Array<ResolversTypes['MemberEvent']>, ParentType, ContextType, Partial<QueryListMemberEventsArgs>>;
  listMemberEventsRsvp: Resolver<Array<ResolversTypes['MemberEventRsvp']>, ParentType, ContextType, RequireFields<QueryListMemberEventsRsvpArgs, 'includePastEvents' | 'userId'>>;
  listMembers: Resolver<ResolversTypes['MemberList'], ParentType, ContextType, RequireFields<QueryListMembersArgs, 'context' | 'count' | 'filter' | 'page'>>;
  listMeteredVideos: Resolver<Array<ResolversTypes['MeteredVideo']>, ParentType, ContextType>;
  listNotedCourses: Resolver<Array<ResolversTypes['NotedCourse']>, ParentType, ContextType>;
  listOpenProjects: Resolver<Array<ResolversTypes['OpenProject']>, ParentType, ContextType>;
  listOpenTasks: Resolver<Array<ResolversTypes['OpenTask']>, ParentType, ContextType>;
  listOwnWaitlists: Resolver<Array<ResolversTypes['Waitlist']>, ParentType, ContextType>;
  listPastSessions: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  listPlans: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  listReceipts: Resolver<Array<ResolversTypes['Receipt']>, ParentType, ContextType>;
  listReceivedProjects: Resolver<Maybe<ResolversTypes['ReceivedProjectsPage']>, ParentType, ContextType, RequireFields<QueryListReceivedProjectsArgs, 'sessionId'>>;
  listRegions: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryListRegionsArgs, 'country'>>;
  listResources: Resolver<Array<ResolversTypes['Resource']>, ParentType, ContextType, RequireFields<QueryListResourcesArgs, 'count' | 'page'>>;
  listSignInMethods: Resolver<Array<ResolversTypes['SignInMethod']>, ParentType, ContextType>;
  listSignIns: Resolver<Array<ResolversTypes['SignIn']>, ParentType, ContextType>;
  listUserCourses: Resolver<Array<ResolversTypes['ListedCourse']>, ParentType, ContextType>;
  listUserSessions: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType, Partial<QueryListUserSessionsArgs>>;
  listUserSessionsByCourse: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<QueryListUserSessionsByCourseArgs, 'where'>>;
  listVideoNotes: Resolver<Maybe<ResolversTypes['CourseNotes']>, ParentType, ContextType, RequireFields<QueryListVideoNotesArgs, 'courseId'>>;
  listWaitlists: Resolver<Array<ResolversTypes['Waitlist']>, ParentType, ContextType, RequireFields<QueryListWaitlistsArgs, 'courseId'>>;
  lookupCorporateRealm: Resolver<ResolversTypes['CorporateRealmLookup'], ParentType, ContextType, RequireFields<QueryLookupCorporateRealmArgs, 'b64email'>>;
  lookupLMSProvider: Resolver<ResolversTypes['LMSProviderLookup'], ParentType, ContextType, RequireFields<QueryLookupLmsProviderArgs, 'b64options'>>;
  lookupPassActivationLink: Resolver<ResolversTypes['PassActivationLookup'], ParentType, ContextType, Partial<QueryLookupPassActivationLinkArgs>>;
  lookupPassCorporateRealm: Resolver<ResolversTypes['PassCorporateRealmLookup'], ParentType, ContextType, RequireFields<QueryLookupPassCorporateRealmArgs, 'code'>>;
  lookupSignupActivationCode: Resolver<ResolversTypes['SignupActivationLookup'], ParentType, ContextType, RequireFields<QueryLookupSignupActivationCodeArgs, 'email' | 'tac'>>;
  searchCourses: Resolver<Array<ResolversTypes['CourseSearchHit']>, ParentType, ContextType, RequireFields<QuerySearchCoursesArgs, 'input'>>;
  searchResources: Resolver<ResolversTypes['ResourceSearch'], ParentType, ContextType, RequireFields<QuerySearchResourcesArgs, 'input'>>;
  searchTranscripts: Resolver<ResolversTypes['SpokenPlacesPage'], ParentType, ContextType, RequireFields<QuerySearchTranscriptsArgs, 'input'>>;
};

export type ReceiptResolvers<ContextType = any, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountRefunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReceivedProjectResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReceivedProject'] = ResolversParentTypes['ReceivedProject']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProjectKind'], ParentType, ContextType>;
  projectSubmissionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timesSubmitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReceivedProjectsPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReceivedProjectsPage'] = ResolversParentTypes['ReceivedProjectsPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['ReceivedProject']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  googleDocCopyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ResourceContent']>, ParentType, ContextType>;
  modified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pdfDownloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stack?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ResourceTag']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ResourceType'], ParentType, ContextType>;
};

export type ResourceContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceContent'] = ResolversParentTypes['ResourceContent']> = {
  anchorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  embedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceContentID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['ResourceTarget']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ResourceContentType'], ParentType, ContextType>;
};

export type ResourceFacetResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceFacet'] = ResolversParentTypes['ResourceFacet']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ResourceFacetValue']>, ParentType, ContextType>;
};

export type ResourceFacetValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceFacetValue'] = ResolversParentTypes['ResourceFacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResourceSearchResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceSearch'] = ResolversParentTypes['ResourceSearch']> = {
  facets?: Resolver<Array<ResolversTypes['ResourceFacet']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['Resource']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResourceTagResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceTag'] = ResolversParentTypes['ResourceTag']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tagID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ResourceTargetResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceTarget'] = ResolversParentTypes['ResourceTarget']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumePointResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResumePoint'] = ResolversParentTypes['ResumePoint']> = {
  continueAtTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  courseContentGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videoThumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RichTextContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['RichTextContent'] = ResolversParentTypes['RichTextContent']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveCredentialVisibilityResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveCredentialVisibilityResult'] = ResolversParentTypes['SaveCredentialVisibilityResult']> = {
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  isPublic?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SaveEnrollmentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveEnrollmentResult'] = ResolversParentTypes['SaveEnrollmentResult']> = {
  alreadyLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrollmentStatus?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveLocationResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveLocationResult'] = ResolversParentTypes['SaveLocationResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  updatedLocationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SaveMemberEventRsvpResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveMemberEventRsvpResult'] = ResolversParentTypes['SaveMemberEventRsvpResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  updatedMemberEventRsvpId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SaveProfileResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveProfileResult'] = ResolversParentTypes['SaveProfileResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type SaveProjectDraftResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveProjectDraftResult'] = ResolversParentTypes['SaveProjectDraftResult']> = {
  draft?: Resolver<Maybe<ResolversTypes['ProjectDraft']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type SaveSessionContentProgressResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveSessionContentProgressResult'] = ResolversParentTypes['SaveSessionContentProgressResult']> = {
  courseBadgeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  sessionContentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ProgressStatus']>, ParentType, ContextType>;
};

export type SaveSurveyResponseResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveSurveyResponseResult'] = ResolversParentTypes['SaveSurveyResponseResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  isStored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  surveyStatus?: Resolver<Maybe<ResolversTypes['SurveyStatus']>, ParentType, ContextType>;
};

export type SaveTimeZoneResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveTimeZoneResult'] = ResolversParentTypes['SaveTimeZoneResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScheduleResolvers<ContextType = any, ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule']> = {
  calendarEndDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarStartDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalCalendarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduleDays?: Resolver<Array<ResolversTypes['ScheduleDay']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduleDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScheduleDay'] = ResolversParentTypes['ScheduleDay']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checklistSessionContentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ctaText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dayNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScholarshipResolvers<ContextType = any, ParentType extends ResolversParentTypes['Scholarship'] = ResolversParentTypes['Scholarship']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scholarshipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchReasonResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchReason'] = ResolversParentTypes['SearchReason']> = {
  field?: Resolver<ResolversTypes['SearchedField'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['TextPart']>, ParentType, ContextType>;
};

export type SendVerificationCodeResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SendVerificationCodeResult'] = ResolversParentTypes['SendVerificationCodeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  activateAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  badgeImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comingSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseBadgeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseMeta?: Resolver<ResolversTypes['CourseMeta'], ParentType, ContextType>;
  courseRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  courseTypeMeta?: Resolver<ResolversTypes['CourseTypeMeta'], ParentType, ContextType>;
  coverImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enrollable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrollmentClose?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enrollmentOpen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enrollmentStatus?: Resolver<ResolversTypes['EnrollmentStatus'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faculties?: Resolver<Array<ResolversTypes['Faculty']>, ParentType, ContextType>;
  gatedAccessType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasEnrollment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasWaitlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideInCatalog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SessionKind'], ParentType, ContextType>;
  lessons?: Resolver<Maybe<ResolversTypes['LessonTotals']>, ParentType, ContextType>;
  lowInventory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mcSprintAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetings?: Resolver<Array<ResolversTypes['Meeting']>, ParentType, ContextType>;
  onDemandAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownSubtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seatsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionMeta?: Resolver<ResolversTypes['SessionMeta'], ParentType, ContextType>;
  sessionType?: Resolver<ResolversTypes['SessionType'], ParentType, ContextType>;
  stack?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitListOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wpCohortSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionClassResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionClass'] = ResolversParentTypes['SessionClass']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  materials?: Resolver<Array<ResolversTypes['ClassMaterial']>, ParentType, ContextType>;
  meetingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slidesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionContainerResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionContainer'] = ResolversParentTypes['SessionContainer']> = {
  contents?: Resolver<Array<ResolversTypes['ContainerContent']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SessionContainerType'], ParentType, ContextType>;
};

export type SessionContainerContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionContainerContent'] = ResolversParentTypes['SessionContainerContent']> = {
  contents?: Resolver<Array<ResolversTypes['ContainerContent']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SessionContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionContent'] = ResolversParentTypes['SessionContent']> = {
  announcements?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  calendarFallbackUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  classes?: Resolver<Array<ResolversTypes['SessionClass']>, ParentType, ContextType>;
  containers?: Resolver<Array<ResolversTypes['SessionContentContainer']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  schedules?: Resolver<Array<ResolversTypes['Schedule']>, ParentType, ContextType>;
  sessionContainers?: Resolver<Array<ResolversTypes['SessionContainer']>, ParentType, ContextType>;
  sessionEndAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionStartAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionType?: Resolver<ResolversTypes['SessionType'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uiCustomizations?: Resolver<ResolversTypes['SessionUiCustomizations'], ParentType, ContextType>;
};

export type SessionContentContainerResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionContentContainer'] = ResolversParentTypes['SessionContentContainer']> = {
  calendarDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  containsActiveContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expandedPlaceholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parentSessionContentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionLink'] = ResolversParentTypes['SessionLink']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionMeta'] = ResolversParentTypes['SessionMeta']> = {
  addEventsCalendarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailCtaText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionUiCustomizationsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionUiCustomizations'] = ResolversParentTypes['SessionUiCustomizations']> = {
  taskContainerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionVideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionVideo'] = ResolversParentTypes['SessionVideo']> = {
  aspectHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  aspectWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chapters?: Resolver<Array<ResolversTypes['VideoChapter']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAiGenerated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  posterUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SessionVideoProgressResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionVideoProgress'] = ResolversParentTypes['SessionVideoProgress']> = {
  groups?: Resolver<Array<ResolversTypes['SessionVideoProgressGroup']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SessionVideoProgressGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionVideoProgressGroup'] = ResolversParentTypes['SessionVideoProgressGroup']> = {
  groupSessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['CourseVideoProgressVideo']>, ParentType, ContextType>;
};

export type SignInResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signInId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  via?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
};

export type SignedUploadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignedUpload'] = ResolversParentTypes['SignedUpload']> = {
  fields?: Resolver<ResolversTypes['UploadFields'], ParentType, ContextType>;
  fileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedUploadResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignedUploadResult'] = ResolversParentTypes['SignedUploadResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['SignedUpload']>, ParentType, ContextType>;
};

export type SignupActivationLookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignupActivationLookup'] = ResolversParentTypes['SignupActivationLookup']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignupResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignupResult'] = ResolversParentTypes['SignupResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['SignupResultCode']>, ParentType, ContextType>;
  tac?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SkippedTimeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SkippedTime'] = ResolversParentTypes['SkippedTime']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SpokenPlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['SpokenPlace'] = ResolversParentTypes['SpokenPlace']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['VideoPageAddress'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['TextPart']>, ParentType, ContextType>;
  startSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SpokenPlacesPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SpokenPlacesPage'] = ResolversParentTypes['SpokenPlacesPage']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  hasMoreThanTotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['SpokenPlace']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmitProjectResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubmitProjectResult'] = ResolversParentTypes['SubmitProjectResult']> = {
  courseBadgeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  submission?: Resolver<Maybe<ResolversTypes['ProjectSubmission']>, ParentType, ContextType>;
};

export type SubscriptionOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubscriptionOffer'] = ResolversParentTypes['SubscriptionOffer']> = {
  amountOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstPaymentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  promotionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renewalAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TeachingAssistantResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeachingAssistant'] = ResolversParentTypes['TeachingAssistant']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slackUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TextPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart']> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TranscriptResolvers<ContextType = any, ParentType extends ResolversParentTypes['Transcript'] = ResolversParentTypes['Transcript']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TranscriptLine']>, ParentType, ContextType>;
  videoContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TranscriptLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['TranscriptLine'] = ResolversParentTypes['TranscriptLine']> = {
  endSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TutorTransferResolvers<ContextType = any, ParentType extends ResolversParentTypes['TutorTransfer'] = ResolversParentTypes['TutorTransfer']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  profAIUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateSubscriptionResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateSubscriptionResult'] = ResolversParentTypes['UpdateSubscriptionResult']> = {
  currentPeriodEnd?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currentPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discountPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type UpdateVideoSessionResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateVideoSessionResult'] = ResolversParentTypes['UpdateVideoSessionResult']> = {
  completed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  continueAtTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  courseBadgeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  creditedTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  enrollmentStatus?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  farthestWatchedTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  playlistUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  positionSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skipped?: Resolver<Maybe<ResolversTypes['SkippedTime']>, ParentType, ContextType>;
  userVideoSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UploadFieldsResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadFields'] = ResolversParentTypes['UploadFields']> = {
  acl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserSaveResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserSaveResult'] = ResolversParentTypes['UserSaveResult']> = {
  contentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  access?: Resolver<ResolversTypes['SessionAccess'], ParentType, ContextType>;
  badgeImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canReadProjects?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseBadgeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enrollmentStatus?: Resolver<ResolversTypes['EnrollmentStatus'], ParentType, ContextType>;
  hideTimeAndFacultyLabels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SessionKind'], ParentType, ContextType>;
  meetings?: Resolver<Array<ResolversTypes['Meeting']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionType?: Resolver<ResolversTypes['SessionType'], ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserSessionConfigResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserSessionConfig'] = ResolversParentTypes['UserSessionConfig']> = {
  teachingAssistant?: Resolver<Maybe<ResolversTypes['TeachingAssistant']>, ParentType, ContextType>;
};

export type VideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  aspectHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  aspectWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chapters?: Resolver<Array<ResolversTypes['VideoChapter']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['VideoMeta'], ParentType, ContextType>;
  posterUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VideoChapterResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoChapter'] = ResolversParentTypes['VideoChapter']> = {
  endSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoChapterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VideoGroupContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoGroupContent'] = ResolversParentTypes['VideoGroupContent']> = {
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  intro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videoPreviews?: Resolver<Array<ResolversTypes['VideoPreview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoMeta'] = ResolversParentTypes['VideoMeta']> = {
  is_ai_generated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VideoNoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoNote'] = ResolversParentTypes['VideoNote']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VideoNoteResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoNoteResult'] = ResolversParentTypes['VideoNoteResult']> = {
  error?: Resolver<Maybe<ResolversTypes['Error']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['VideoNote']>, ParentType, ContextType>;
};

export type VideoPageAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoPageAddress'] = ResolversParentTypes['VideoPageAddress']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VideoPageKind'], ParentType, ContextType>;
  topLevelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videoContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VideoPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoPreview'] = ResolversParentTypes['VideoPreview']> = {
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VideoProgressResolvers<ContextType = any, ParentType extends ResolversParentTypes['VideoProgress'] = ResolversParentTypes['VideoProgress']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  continueAtTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  creditedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  farthestWatchedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  positionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  positionSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skipped?: Resolver<Maybe<ResolversTypes['SkippedTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WaitlistResolvers<ContextType = any, ParentType extends ResolversParentTypes['Waitlist'] = ResolversParentTypes['Waitlist']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WaitlistMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitlistMeta'] = ResolversParentTypes['WaitlistMeta']> = {
  taskItems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AccountLinkResult?: AccountLinkResultResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  CalendarContent?: CalendarContentResolvers<ContextType>;
  CalendarSubscription?: CalendarSubscriptionResolvers<ContextType>;
  CancelOffer?: CancelOfferResolvers<ContextType>;
  CaseStudy?: CaseStudyResolvers<ContextType>;
  CaseStudyVideo?: CaseStudyVideoResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateCompletionResult?: CertificateCompletionResultResolvers<ContextType>;
  CertificateCourse?: CertificateCourseResolvers<ContextType>;
  CertificateCourseMeta?: CertificateCourseMetaResolvers<ContextType>;
  CertificateGroup?: CertificateGroupResolvers<ContextType>;
  CertificateGroupMeta?: CertificateGroupMetaResolvers<ContextType>;
  CertificateMeta?: CertificateMetaResolvers<ContextType>;
  CertificateRegistrationResult?: CertificateRegistrationResultResolvers<ContextType>;
  ChecklistItem?: ChecklistItemResolvers<ContextType>;
  CheckoutConfirmation?: CheckoutConfirmationResolvers<ContextType>;
  CheckoutResult?: CheckoutResultResolvers<ContextType>;
  Classmates?: ClassmatesResolvers<ContextType>;
  ContainerContent?: ContainerContentResolvers<ContextType>;
  CorporateRealmLookup?: CorporateRealmLookupResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CourseAlert?: CourseAlertResolvers<ContextType>;
  CourseAlertResult?: CourseAlertResultResolvers<ContextType>;
  CourseBookmark?: CourseBookmarkResolvers<ContextType>;
  CourseContent?: CourseContentResolvers<ContextType>;
  CourseContentGroup?: CourseContentGroupResolvers<ContextType>;
  CourseContentGroupMeta?: CourseContentGroupMetaResolvers<ContextType>;
  CourseContentMeta?: CourseContentMetaResolvers<ContextType>;
  CourseMeta?: CourseMetaResolvers<ContextType>;
  CourseNotes?: CourseNotesResolvers<ContextType>;
  CourseOffer?: CourseOfferResolvers<ContextType>;
  CourseProgress?: CourseProgressResolvers<ContextType>;
  CourseReview?: CourseReviewResolvers<ContextType>;
  CourseSearchHit?: CourseSearchHitResolvers<ContextType>;
  CourseSummary?: CourseSummaryResolvers<ContextType>;
  CourseTrailer?: CourseTrailerResolvers<ContextType>;
  CourseTypeMeta?: CourseTypeMetaResolvers<ContextType>;
  CourseVideoProgress?: CourseVideoProgressResolvers<ContextType>;
  CourseVideoProgressGroup?: CourseVideoProgressGroupResolvers<ContextType>;
  CourseVideoProgressVideo?: CourseVideoProgressVideoResolvers<ContextType>;
  CreatePlaylistUrlResult?: CreatePlaylistUrlResultResolvers<ContextType>;
  CreateVideoSessionResult?: CreateVideoSessionResultResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  CtaButtonContent?: CtaButtonContentResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  DashboardDownload?: DashboardDownloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmployeeCourse?: EmployeeCourseResolvers<ContextType>;
  EmployeeCoursesResult?: EmployeeCoursesResultResolvers<ContextType>;
  EmployeeDetails?: EmployeeDetailsResolvers<ContextType>;
  EndSignInResult?: EndSignInResultResolvers<ContextType>;
  EntitledCertificate?: EntitledCertificateResolvers<ContextType>;
  EntitlementCustomizations?: EntitlementCustomizationsResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  EventAttendees?: EventAttendeesResolvers<ContextType>;
  ExtraCollectionField?: ExtraCollectionFieldResolvers<ContextType>;
  Faculty?: FacultyResolvers<ContextType>;
  FacultyCourses?: FacultyCoursesResolvers<ContextType>;
  FreeCourse?: FreeCourseResolvers<ContextType>;
  FreeLesson?: FreeLessonResolvers<ContextType>;
  FreeOffer?: FreeOfferResolvers<ContextType>;
  ImportantLink?: ImportantLinkResolvers<ContextType>;
  IndustryReference?: IndustryReferenceResolvers<ContextType>;
  InfoItem?: InfoItemResolvers<ContextType>;
  InviteToEventResult?: InviteToEventResultResolvers<ContextType>;
  JobFunctionReference?: JobFunctionReferenceResolvers<ContextType>;
  LMSProviderLookup?: LmsProviderLookupResolvers<ContextType>;
  LearningPlan?: LearningPlanResolvers<ContextType>;
  LearningPlanCertificate?: LearningPlanCertificateResolvers<ContextType>;
  LearningPlanDetails?: LearningPlanDetailsResolvers<ContextType>;
  LearningPlanQuizOption?: LearningPlanQuizOptionResolvers<ContextType>;
  LearningPlanQuizQuestion?: LearningPlanQuizQuestionResolvers<ContextType>;
  LearningPlanReason?: LearningPlanReasonResolvers<ContextType>;
  LearningPlanResult?: LearningPlanResultResolvers<ContextType>;
  LessonTotals?: LessonTotalsResolvers<ContextType>;
  ListedCourse?: ListedCourseResolvers<ContextType>;
  ListedMember?: ListedMemberResolvers<ContextType>;
  LogoutResult?: LogoutResultResolvers<ContextType>;
  Meeting?: MeetingResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberCompany?: MemberCompanyResolvers<ContextType>;
  MemberEntitlement?: MemberEntitlementResolvers<ContextType>;
  MemberEvent?: MemberEventResolvers<ContextType>;
  MemberEventCategoryLabel?: MemberEventCategoryLabelResolvers<ContextType>;
  MemberEventLink?: MemberEventLinkResolvers<ContextType>;
  MemberEventRecording?: MemberEventRecordingResolvers<ContextType>;
  MemberEventRsvp?: MemberEventRsvpResolvers<ContextType>;
  MemberEventTypeLabel?: MemberEventTypeLabelResolvers<ContextType>;
  MemberLanguage?: MemberLanguageResolvers<ContextType>;
  MemberList?: MemberListResolvers<ContextType>;
  MemberLocation?: MemberLocationResolvers<ContextType>;
  MemberPageInfo?: MemberPageInfoResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  MembershipBilling?: MembershipBillingResolvers<ContextType>;
  MeteredVideo?: MeteredVideoResolvers<ContextType>;
  MeteringPlan?: MeteringPlanResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavConfig?: NavConfigResolvers<ContextType>;
  NextStep?: NextStepResolvers<ContextType>;
  NotedCourse?: NotedCourseResolvers<ContextType>;
  NotedLesson?: NotedLessonResolvers<ContextType>;
  OnDemandContent?: OnDemandContentResolvers<ContextType>;
  OpenProject?: OpenProjectResolvers<ContextType>;
  OpenTask?: OpenTaskResolvers<ContextType>;
  OrganizationCourse?: OrganizationCourseResolvers<ContextType>;
  OrganizationCoursesResult?: OrganizationCoursesResultResolvers<ContextType>;
  OrganizationDetailsResult?: OrganizationDetailsResultResolvers<ContextType>;
  OrganizationEmployee?: OrganizationEmployeeResolvers<ContextType>;
  OrganizationEmployeesResult?: OrganizationEmployeesResultResolvers<ContextType>;
  OrganizationOverview?: OrganizationOverviewResolvers<ContextType>;
  OrganizationSession?: OrganizationSessionResolvers<ContextType>;
  OrganizationSessionsResult?: OrganizationSessionsResultResolvers<ContextType>;
  OrganizationStats?: OrganizationStatsResolvers<ContextType>;
  OrganizationWeek?: OrganizationWeekResolvers<ContextType>;
  PageContent?: PageContentResolvers<ContextType>;
  PassActivationLookup?: PassActivationLookupResolvers<ContextType>;
  PassButton?: PassButtonResolvers<ContextType>;
  PassContent?: PassContentResolvers<ContextType>;
  PassCorporateRealmLookup?: PassCorporateRealmLookupResolvers<ContextType>;
  PassDetails?: PassDetailsResolvers<ContextType>;
  PassExtrasResult?: PassExtrasResultResolvers<ContextType>;
  PassHero?: PassHeroResolvers<ContextType>;
  PassLogo?: PassLogoResolvers<ContextType>;
  PassMeta?: PassMetaResolvers<ContextType>;
  PassRegistrationResult?: PassRegistrationResultResolvers<ContextType>;
  PassTestimonial?: PassTestimonialResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PortalUrlResult?: PortalUrlResultResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProfileVisibility?: ProfileVisibilityResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectDraft?: ProjectDraftResolvers<ContextType>;
  ProjectSubmission?: ProjectSubmissionResolvers<ContextType>;
  PublicCredential?: PublicCredentialResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceivedProject?: ReceivedProjectResolvers<ContextType>;
  ReceivedProjectsPage?: ReceivedProjectsPageResolvers<ContextType>;
  Resource?: ResourceResolvers<ContextType>;
  ResourceContent?: ResourceContentResolvers<ContextType>;
  ResourceFacet?: ResourceFacetResolvers<ContextType>;
  ResourceFacetValue?: ResourceFacetValueResolvers<ContextType>;
  ResourceSearch?: ResourceSearchResolvers<ContextType>;
  ResourceTag?: ResourceTagResolvers<ContextType>;
  ResourceTarget?: ResourceTargetResolvers<ContextType>;
  ResumePoint?: ResumePointResolvers<ContextType>;
  RichTextContent?: RichTextContentResolvers<ContextType>;
  SaveCredentialVisibilityResult?: SaveCredentialVisibilityResultResolvers<ContextType>;
  SaveEnrollmentResult?: SaveEnrollmentResultResolvers<ContextType>;
  SaveLocationResult?: SaveLocationResultResolvers<ContextType>;
  SaveMemberEventRsvpResult?: SaveMemberEventRsvpResultResolvers<ContextType>;
  SaveProfileResult?: SaveProfileResultResolvers<ContextType>;
  SaveProjectDraftResult?: SaveProjectDraftResultResolvers<ContextType>;
  SaveSessionContentProgressResult?: SaveSessionContentProgressResultResolvers<ContextType>;
  SaveSurveyResponseResult?: SaveSurveyResponseResultResolvers<ContextType>;
  SaveTimeZoneResult?: SaveTimeZoneResultResolvers<ContextType>;
  Schedule?: ScheduleResolvers<ContextType>;
  ScheduleDay?: ScheduleDayResolvers<ContextType>;
  Scholarship?: ScholarshipResolvers<ContextType>;
  SearchReason?: SearchReasonResolvers<ContextType>;
  SendVerificationCodeResult?: SendVerificationCodeResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionClass?: SessionClassResolvers<ContextType>;
  SessionContainer?: SessionContainerResolvers<ContextType>;
  SessionContainerContent?: SessionContainerContentResolvers<ContextType>;
  SessionContent?: SessionContentResolvers<ContextType>;
  SessionContentContainer?: SessionContentContainerResolvers<ContextType>;
  SessionLink?: SessionLinkResolvers<ContextType>;
  SessionMeta?: SessionMetaResolvers<ContextType>;
  SessionUiCustomizations?: SessionUiCustomizationsResolvers<ContextType>;
  SessionVideo?: SessionVideoResolvers<ContextType>;
  SessionVideoProgress?: SessionVideoProgressResolvers<ContextType>;
  SessionVideoProgressGroup?: SessionVideoProgressGroupResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignedUpload?: SignedUploadResolvers<ContextType>;
  SignedUploadResult?: SignedUploadResultResolvers<ContextType>;
  SignupActivationLookup?: SignupActivationLookupResolvers<ContextType>;
  SignupResult?: SignupResultResolvers<ContextType>;
  SkippedTime?: SkippedTimeResolvers<ContextType>;
  SpokenPlace?: SpokenPlaceResolvers<ContextType>;
  SpokenPlacesPage?: SpokenPlacesPageResolvers<ContextType>;
  SubmitProjectResult?: SubmitProjectResultResolvers<ContextType>;
  SubscriptionOffer?: SubscriptionOfferResolvers<ContextType>;
  TeachingAssistant?: TeachingAssistantResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  Transcript?: TranscriptResolvers<ContextType>;
  TranscriptLine?: TranscriptLineResolvers<ContextType>;
  TutorTransfer?: TutorTransferResolvers<ContextType>;
  UpdateSubscriptionResult?: UpdateSubscriptionResultResolvers<ContextType>;
  UpdateVideoSessionResult?: UpdateVideoSessionResultResolvers<ContextType>;
  UploadFields?: UploadFieldsResolvers<ContextType>;
  UserSaveResult?: UserSaveResultResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserSessionConfig?: UserSessionConfigResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoChapter?: VideoChapterResolvers<ContextType>;
  VideoGroupContent?: VideoGroupContentResolvers<ContextType>;
  VideoMeta?: VideoMetaResolvers<ContextType>;
  VideoNote?: VideoNoteResolvers<ContextType>;
  VideoNoteResult?: VideoNoteResultResolvers<ContextType>;
  VideoPageAddress?: VideoPageAddressResolvers<ContextType>;
  VideoPreview?: VideoPreviewResolvers<ContextType>;
  VideoProgress?: VideoProgressResolvers<ContextType>;
  Waitlist?: WaitlistResolvers<ContextType>;
  WaitlistMeta?: WaitlistMetaResolvers<ContextType>;
};

