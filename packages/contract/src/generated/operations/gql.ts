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
    "\n  query CalendarSubscription {\n    getCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": typeof types.CalendarSubscriptionDocument,
    "\n  mutation CreateCalendarSubscription {\n    createCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": typeof types.CreateCalendarSubscriptionDocument,
    "\n  mutation RevokeCalendarSubscription {\n    revokeCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": typeof types.RevokeCalendarSubscriptionDocument,
    "\n  mutation EndSignIn($signInId: ID!) {\n    endSignIn(signInId: $signInId) {\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.EndSignInDocument,
    "\n  query MeteredVideos {\n    listMeteredVideos {\n      videoId\n      title\n      courseTitle\n      playedAt\n      page {\n        kind\n        topLevelId\n        groupId\n        videoContentId\n      }\n    }\n  }\n": typeof types.MeteredVideosDocument,
    "\n  mutation StartAccountLinking($email: String!, $userName: String!) {\n    startAccountLinking(email: $email, userName: $userName) {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.StartAccountLinkingDocument,
    "\n  mutation UnlinkAccount {\n    unlinkAccount {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UnlinkAccountDocument,
    "\n  query SignIns {\n    listSignIns {\n      signInId\n      device\n      signedInAt\n      lastUsedAt\n      isCurrent\n      via\n    }\n    listSignInMethods\n  }\n": typeof types.SignInsDocument,
    "\n  mutation AcceptOffer($coupon: String!) {\n    updateExistingStripeSubscription(coupon: $coupon) {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n      error {\n        code\n      }\n    }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  query CancelOffer {\n    checkStripeSubscriptionDiscountOffer {\n      offer\n      headline\n      subheadline\n      normalPrice\n      newPrice\n      couponCode\n      acceptCta\n      rejectCta\n      cancelConfigId\n    }\n    checkIfStripeScheduledSubscription\n    getMembershipBilling {\n      status\n      endsAt\n      currency\n    }\n  }\n": typeof types.CancelOfferDocument,
    "\n  mutation ConfirmCheckout($sessionId: ID!) {\n    confirmCheckout(sessionId: $sessionId) {\n      status\n      name\n      path\n      amountPaid\n      amountOff\n      currency\n      receiptUrl\n      renewalAmount\n      renewsAt\n    }\n  }\n": typeof types.ConfirmCheckoutDocument,
    "\n  mutation BeginCheckout($checkout: CheckoutInput!) {\n    createStripeCheckoutForProduct(checkout: $checkout) {\n      url\n      error {\n        code\n      }\n    }\n  }\n": typeof types.BeginCheckoutDocument,
    "\n  mutation OpenBillingPortal($configId: ID) {\n    createStripePortalUrl(configId: $configId) {\n      url\n      error {\n        code\n      }\n    }\n  }\n": typeof types.OpenBillingPortalDocument,
    "\n  query Scholarship($userId: ID!) {\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n": typeof types.ScholarshipDocument,
    "\n  query AccountBilling($userId: ID!) {\n    getMembershipBilling {\n      planName\n      status\n      currency\n      amount\n      nextAmount\n      nextPaymentAt\n      amountOff\n      endsAt\n      payInvoiceUrl\n    }\n    checkIfStripeScheduledSubscription\n    checkStripeSubscriptionDiscountOffer {\n      offer\n      cancelConfigId\n    }\n    listReceipts {\n      paymentId\n      description\n      amount\n      amountRefunded\n      currency\n      paidAt\n      receiptUrl\n    }\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n": typeof types.AccountBillingDocument,
    "\n  mutation BeginSubscription {\n    createStripeSubscriptionCheckoutSession {\n      url\n      error {\n        code\n      }\n    }\n  }\n": typeof types.BeginSubscriptionDocument,
    "\n  fragment OfferedSubscription on Query {\n    getSubscriptionOffer {\n      plan {\n        name\n        amount\n        currency\n        features\n      }\n      dueNow\n      firstAmount\n      firstPaymentAt\n      renewalAmount\n      renewsAt\n      promotionCode\n      amountOff\n    }\n  }\n": typeof types.OfferedSubscriptionFragmentDoc,
    "\n  query SubscriptionOffer {\n    ...OfferedSubscription\n  }\n": typeof types.SubscriptionOfferDocument,
    "\n  query Plans {\n    listPlans {\n      planId\n      productId\n      name\n      amount\n      currency\n      features\n    }\n  }\n": typeof types.PlansDocument,
    "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SessionLinkDocument,
    "\n  mutation AddUserSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": typeof types.AddUserSaveDocument,
    "\n  mutation RemoveUserSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": typeof types.RemoveUserSaveDocument,
    "\n  fragment CatalogSession on Session {\n    sessionId\n    sessionKind: kind\n    sessionType\n    startAt\n    endAt\n    activateAt\n    meetings {\n      meetingId\n      startAt\n      endAt\n      link\n    }\n    enrollmentClose\n    seatsLeft\n    lowInventory\n    enrollmentStatus\n    hasWaitlist\n    entitled\n    hideInCatalog\n    isFreeSession\n    wpCohortSlug\n    sessionMeta {\n      eventLink\n      detailCtaText\n    }\n  }\n": typeof types.CatalogSessionFragmentDoc,
    "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      ...CatalogSession\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      courseBadgeId\n      courseRating\n      ratingCount\n      description\n      badgeImageUrl\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      enrollmentOpen\n      courseTypeMeta {\n        waitlist {\n          taskItems\n        }\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        sprintTrailerJwPlayerFileId\n        sprintTrailerCoverImageUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          completionRequired\n          preview\n          meta {\n            title\n          }\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      creditedShare\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n    listFacultyCourses(courseId: $courseId) {\n      facultyId\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n      }\n    }\n    getCourseAlert(courseId: $courseId) {\n      courseId\n    }\n    listWaitlists(courseId: $courseId) {\n      sessionId\n      length\n      rank\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getCourseOffer(courseId: $courseId) {\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      difficulty\n      topTakeaway\n      heldBy\n    }\n    listCourseProducts(courseId: $courseId) {\n      productId\n      name\n      amount\n      currency\n      sessionId\n      startAt\n      courseId\n    }\n  }\n": typeof types.CourseLandingDocument,
    "\n  fragment Dashboard on Query {\n    listUserCourses {\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      faculties {\n        fullName\n      }\n      courseBadgeId\n      courseRating\n      ratingCount\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n      sessions {\n        ...CatalogSession\n        ownTitle\n        ownSubtitle\n        hasEnrollment\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getResumePoint {\n      courseId\n      courseTitle\n      courseContentGroupId\n      moduleTitle\n      courseContentId\n      videoId\n      title\n      videoThumbnail\n      duration\n      continueAtTime\n      lessonNumber\n      lessonCount\n    }\n  }\n": typeof types.DashboardFragmentDoc,
    "\n  query CoursesDashboard {\n    ...Dashboard\n  }\n": typeof types.CoursesDashboardDocument,
    "\n  query SearchCourses($input: SearchCoursesInput!) {\n    searchCourses(input: $input) {\n      courseId\n    }\n  }\n": typeof types.SearchCoursesDocument,
    "\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n": typeof types.NextStepsDocument,
    "\n  mutation AddCourseAlert($courseId: ID!) {\n    addCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": typeof types.AddCourseAlertDocument,
    "\n  mutation RemoveCourseAlert($courseId: ID!) {\n    removeCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": typeof types.RemoveCourseAlertDocument,
    "\n  query CourseTrailer($courseId: ID!) {\n    getCourseTrailer(courseId: $courseId) {\n      playlistUrl\n    }\n  }\n": typeof types.CourseTrailerDocument,
    "\n  query SearchTranscripts($query: String!, $after: String) {\n    searchTranscripts(input: { query: $query, after: $after }) {\n      places {\n        videoId\n        courseTitle\n        title\n        language\n        startSeconds\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n        parts {\n          text\n          isMatch\n        }\n      }\n      total\n      hasMoreThanTotal\n      nextCursor\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SearchTranscriptsDocument,
    "\n  fragment CertificateProgress on Query {\n    listCertificates {\n      certificateId\n      title\n      badgeImageUrl\n      numRequiredCourses\n      numElectiveCourses\n      numBadges\n      isRegistered\n      isCompleted\n      credentialId\n      issuingDate\n      withheldReason\n      groups {\n        courses {\n          courseId\n        }\n      }\n    }\n  }\n": typeof types.CertificateProgressFragmentDoc,
    "\n  query CertificateProgress {\n    ...CertificateProgress\n  }\n": typeof types.CertificateProgressDocument,
    "\n  fragment CertificateSummary on Certificate {\n    certificateId\n    title\n    description\n    type\n    badgeImageUrl\n    numElectiveCourses\n    numRequiredCourses\n    numBadges\n    isRegistered\n    isCompleted\n    credentialId\n    issuingDate\n    withheldReason\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n  }\n": typeof types.CertificateSummaryFragmentDoc,
    "\n  fragment CertificateDetail on Certificate {\n    ...CertificateSummary\n    coverImageUrl\n    primaryColor\n    entitledCourseIds\n    meta {\n      bannerDescription\n    }\n    groups {\n      certificateGroupId\n      title\n      description\n      isCapstoneGroup\n      meta {\n        note\n      }\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n        liveOnly\n        completionRequired\n        isCompleted\n        meta {\n          note\n        }\n      }\n    }\n  }\n": typeof types.CertificateDetailFragmentDoc,
    "\n  query Certificates {\n    listCertificates {\n      ...CertificateSummary\n    }\n  }\n": typeof types.CertificatesDocument,
    "\n  query Certificate($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n": typeof types.CertificateDocument,
    "\n  query BoughtSessions {\n    listUserSessions(showHiddenInCatalog: true) {\n      ...CatalogSession\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      faculties {\n        fullName\n      }\n      courseBadgeId\n      courseRating\n      ratingCount\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n      hasEnrollment\n    }\n  }\n": typeof types.BoughtSessionsDocument,
    "\n  query CrashCourses {\n    getEntitledCertificates(type: CRASH_COURSE) {\n      certificateId\n    }\n  }\n": typeof types.CrashCoursesDocument,
    "\n  query CrashCourse($certificateId: ID!) {\n    getCrashCourseCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n": typeof types.CrashCourseDocument,
    "\n  mutation AddCertificateCompletion($certificateId: ID!) {\n    addCertificateCompletion(certificateId: $certificateId) {\n      certificateId\n      isCompleted\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddCertificateCompletionDocument,
    "\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddCertificateRegistrationDocument,
    "\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RemoveCertificateRegistrationDocument,
    "\n  fragment OwnCredentials on Query {\n    listCredentials {\n      credentialId\n      kind\n      certificateId\n      courseId\n      title\n      recipientName\n      issuerName\n      issuedOn\n      courseTitles\n      imageUrl\n      downloadUrl\n      isPublic\n    }\n  }\n": typeof types.OwnCredentialsFragmentDoc,
    "\n  query Credentials {\n    ...OwnCredentials\n  }\n": typeof types.CredentialsDocument,
    "\n  query PublicCredential($credentialId: ID!) {\n    getPublicCredential(credentialId: $credentialId) {\n      credentialId\n      kind\n      title\n      description\n      recipientName\n      issuerName\n      issuedOn\n      courseTitles\n      documentImageUrl\n      downloadUrl\n    }\n  }\n": typeof types.PublicCredentialDocument,
    "\n  mutation SaveCredentialVisibility($credentialId: ID!, $isPublic: Boolean!) {\n    saveCredentialVisibility(credentialId: $credentialId, isPublic: $isPublic) {\n      isPublic\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveCredentialVisibilityDocument,
    "\n  query Classmates($courseId: ID!) {\n    listClassmates(courseId: $courseId) {\n      members {\n        ...MemberOnCard\n      }\n      total\n      mayBeMore\n      isShared\n    }\n  }\n": typeof types.ClassmatesDocument,
    "\n  fragment MemberOnCard on ListedMember {\n    userId\n    firstName\n    lastName\n    jobRole\n    company {\n      name\n    }\n    profileImageUrl\n  }\n": typeof types.MemberOnCardFragmentDoc,
    "\n  query Members($search: String!, $count: Int!, $page: Int!) {\n    listMembers(filter: $search, count: $count, page: $page, context: MEMBERSPAGE) {\n      list {\n        ...MemberOnCard\n      }\n      pageInfo {\n        totalPages\n        total\n        isMore\n        page\n      }\n    }\n  }\n": typeof types.MembersDocument,
    "\n  query MemberProfile($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      userId\n      firstName\n      lastName\n      pronouns\n      profileImageUrl\n      company {\n        name\n      }\n      jobRole\n      industry\n      jobFunction\n      location {\n        city\n        region\n        country\n      }\n      languages {\n        name\n      }\n      linkedinProfileUrl\n      twitterProfileUrl\n      instagramProfileUrl\n      about\n      growthTip\n      communityGive\n      communityGet\n      whatILove\n    }\n  }\n": typeof types.MemberProfileDocument,
    "\n  query Drops {\n    getPageContent(slug: \"drops\") {\n      title\n      body\n    }\n  }\n": typeof types.DropsDocument,
    "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveEnrollmentDocument,
    "\n  query Event($memberEventId: ID!, $userId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      ...EventOnCard\n      subtitle\n      details\n      eventType {\n        label\n      }\n      insightIds\n    }\n    getMemberEventRsvp(memberEventId: $memberEventId, userId: $userId) {\n      status\n      zoomJoinUrl\n    }\n    listEventAttendees(memberEventId: $memberEventId) {\n      members {\n        ...MemberOnCard\n      }\n      total\n      coming\n      isShared\n    }\n  }\n": typeof types.EventDocument,
    "\n  query EventRecording($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      recording {\n        playlistUrl\n      }\n    }\n  }\n": typeof types.EventRecordingDocument,
    "\n  mutation InviteToEvent($input: InviteToEventInput!) {\n    inviteToEvent(input: $input) {\n      error {\n        message\n      }\n    }\n  }\n": typeof types.InviteToEventDocument,
    "\n  fragment EventOnCard on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    status\n    heroImageUrl\n    zoomLink\n    recording {\n      duration\n    }\n    eventCategory {\n      label\n    }\n  }\n": typeof types.EventOnCardFragmentDoc,
    "\n  query Events($userId: ID!) {\n    listMemberEvents(type: ORIENTATION) {\n      ...EventOnCard\n    }\n    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {\n      memberEventId\n      status\n    }\n  }\n": typeof types.EventsDocument,
    "\n  query EventLink($memberEventId: ID!) {\n    getMemberEventLink(memberEventId: $memberEventId) {\n      link\n    }\n  }\n": typeof types.EventLinkDocument,
    "\n  mutation SaveEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SaveEventRsvpDocument,
    "\n  query Home($userId: ID!) {\n    ...Dashboard\n    ...HomeStudy\n    ...OwnCredentials\n    ...CertificateProgress\n    ...OfferedSubscription\n    ...HomeMembers\n    ...HomeEvents\n  }\n": typeof types.HomeDocument,
    "\n  fragment HomeEvents on Query {\n    listMemberEvents(category: Q_AND_A, ahead: 3) {\n      ...EventOnCard\n    }\n    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {\n      memberEventId\n      status\n    }\n  }\n": typeof types.HomeEventsFragmentDoc,
    "\n  query HomeEvents($userId: ID!) {\n    ...HomeEvents\n  }\n": typeof types.HomeEventsDocument,
    "\n  fragment HomeMembers on Query {\n    listMembers(context: HOMEPAGE, count: 20) {\n      list {\n        ...MemberOnCard\n      }\n    }\n  }\n": typeof types.HomeMembersFragmentDoc,
    "\n  query HomeMembers {\n    ...HomeMembers\n  }\n": typeof types.HomeMembersDocument,
    "\n  fragment HomeStudy on Query {\n    listCourseProgress {\n      courseId\n      creditedShare\n    }\n    listOwnWaitlists {\n      sessionId\n      length\n      rank\n    }\n    listOpenTasks {\n      sessionContentId\n      sessionId\n      title\n      dayAt\n    }\n  }\n": typeof types.HomeStudyFragmentDoc,
    "\n  query HomeStudy {\n    ...HomeStudy\n  }\n": typeof types.HomeStudyDocument,
    "\n  query CorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CorporateRealmDocument,
    "\n  query LmsProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      realm\n      serializedOptions\n      passShortCode\n      redirectUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.LmsProviderDocument,
    "\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SendVerificationCodeDocument,
    "\n  fragment InsightSummary on CaseStudy {\n    caseStudyId\n    title\n    summary\n    publishedAt\n    coverImageUrl\n    readingMinutes\n    video {\n      duration\n    }\n  }\n": typeof types.InsightSummaryFragmentDoc,
    "\n  query Insights {\n    listCaseStudies {\n      ...InsightSummary\n    }\n  }\n": typeof types.InsightsDocument,
    "\n  query Insight($insightId: ID!) {\n    listCaseStudies(caseStudyId: $insightId) {\n      ...InsightSummary\n      bodyText\n    }\n    listInsightEvents(caseStudyId: $insightId) {\n      memberEventId\n      title\n      eventEnd\n    }\n  }\n": typeof types.InsightDocument,
    "\n  query InsightVideo($insightId: ID!) {\n    listCaseStudies(caseStudyId: $insightId) {\n      video {\n        playlistUrl\n      }\n    }\n  }\n": typeof types.InsightVideoDocument,
    "\n  query PassPreview($code: String!) {\n    getPassDetailsByCode(code: $code, context: InvitePreview) {\n      code\n      title\n      targetSegment\n      showRegistration\n      introContent\n      content {\n        externalKey\n        videoId\n        videoThumbnail\n        title\n        playlistUrl\n      }\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PassPreviewDocument,
    "\n  query LookupPassActivationLink(\n    $code: String\n    $email: String\n    $tac: String\n    $userId: ID\n    $shortCode: String\n  ) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac, userId: $userId, shortCode: $shortCode) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n": typeof types.LookupPassActivationLinkDocument,
    "\n  mutation ProcessPassExtras($userId: ID!, $shortCode: String!, $redemptionCode: String) {\n    processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ProcessPassExtrasDocument,
    "\n  query PassCorporateRealm($code: String!) {\n    lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PassCorporateRealmDocument,
    "\n  mutation CreateUserWithPass(\n    $code: String!\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $company: String\n    $jobTitle: String\n    $jobLevel: String\n    $companyNumberOfEmployees: String\n    $phone: String\n    $redemptionCode: String\n    $ssoUsername: String\n    $extra: [ExtraFieldInput!]\n    $redirectPath: String\n  ) {\n    createUserWithPass(\n      code: $code\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      company: $company\n      jobTitle: $jobTitle\n      jobLevel: $jobLevel\n      companyNumberOfEmployees: $companyNumberOfEmployees\n      phone: $phone\n      redemptionCode: $redemptionCode\n      ssoUsername: $ssoUsername\n      extra: $extra\n      redirectPath: $redirectPath\n    ) {\n      result\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateUserWithPassDocument,
    "\n  query PassRegistration($code: String!) {\n    getPassDetailsByCode(code: $code, context: InviteRegistration) {\n      code\n      title\n      showRegistration\n      redirectUrl\n      usesSSO\n      usesOTRC\n      hasRedemptionCode\n      targetSegment\n      beginsAt\n      extraCollectionFields {\n        name\n        label\n        required\n      }\n      meta {\n        hero {\n          title\n          subtitle\n        }\n        logo {\n          url\n          alt\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PassRegistrationDocument,
    "\n  mutation SignupLimitedUser(\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $ssoUsername: String\n    $botChallengeToken: String!\n    $redirectPath: String\n  ) {\n    signupLimitedUser(\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      ssoUsername: $ssoUsername\n      botChallengeToken: $botChallengeToken\n      redirectPath: $redirectPath\n    ) {\n      result\n      link\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SignupLimitedUserDocument,
    "\n  query LookupSignupActivationCode($email: String!, $tac: String!) {\n    lookupSignupActivationCode(email: $email, tac: $tac) {\n      success\n    }\n  }\n": typeof types.LookupSignupActivationCodeDocument,
    "\n  query PassLogo($code: String!) {\n    getPassDetailsByCode(code: $code, context: TopNav) {\n      meta {\n        navLogoUrl\n      }\n    }\n  }\n": typeof types.PassLogoDocument,
    "\n  fragment WholeLearningPlan on LearningPlan {\n    plan {\n      name\n      topic\n      level\n    }\n    certificate {\n      certificateId\n      logo\n      title\n      description\n      progress\n    }\n    courseIds\n    reasons {\n      courseId\n      reason\n    }\n  }\n": typeof types.WholeLearningPlanFragmentDoc,
    "\n  query LearningPlan {\n    getLearningPlan {\n      ...WholeLearningPlan\n    }\n  }\n": typeof types.LearningPlanDocument,
    "\n  query LearningPlanQuiz {\n    getLearningPlanQuiz {\n      id\n      title\n      options {\n        key\n        label\n      }\n    }\n  }\n": typeof types.LearningPlanQuizDocument,
    "\n  mutation SubmitLearningPlanQuiz($responses: [LearningPlanQuizResponseInput!]!) {\n    submitLearningPlanQuiz(responses: $responses) {\n      learningPlan {\n        ...WholeLearningPlan\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SubmitLearningPlanQuizDocument,
    "\n  mutation SubmitLearningPlan($courseIds: [ID!]!) {\n    submitLearningPlan(courseIds: $courseIds) {\n      learningPlan {\n        ...WholeLearningPlan\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SubmitLearningPlanDocument,
    "\n  query FreeOffer {\n    getFreeOffer {\n      previews {\n        videoId\n        title\n        courseTitle\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n      }\n      courses {\n        courseId\n        title\n      }\n      liveCourses {\n        courseId\n        title\n        startAt\n      }\n    }\n  }\n": typeof types.FreeOfferDocument,
    "\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": typeof types.MeteringPlanDocument,
    "\n  query MiniMbas {\n    getEntitledBootcampSessions {\n      sessionId\n      title\n      subtitle\n      coverImageUrl\n      sessionKind: kind\n      sessionType\n      startAt\n      endAt\n      activateAt\n      enrollmentStatus\n      faculties {\n        fullName\n      }\n      meetings {\n        meetingId\n        startAt\n        endAt\n        link\n      }\n    }\n  }\n": typeof types.MiniMbasDocument,
    "\n  fragment SavedMember on SaveProfileResult {\n    member {\n      ...EditedMember\n    }\n    error {\n      code\n      message\n    }\n  }\n": typeof types.SavedMemberFragmentDoc,
    "\n  mutation SaveProfileBasics(\n    $userId: ID!\n    $firstName: String\n    $middleName: String\n    $lastName: String\n    $pronouns: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberBasicInfo(\n      userId: $userId\n      firstName: $firstName\n      middleName: $middleName\n      lastName: $lastName\n      pronouns: $pronouns\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": typeof types.SaveProfileBasicsDocument,
    "\n  mutation SaveProfileLocation(\n    $userId: ID!\n    $country: String!\n    $region: String\n    $city: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberLocation(\n      userId: $userId\n      country: $country\n      region: $region\n      city: $city\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      member {\n        ...EditedMember\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveProfileLocationDocument,
    "\n  mutation SaveProfileLanguages($userId: ID!, $languages: [String!]!, $writtenMsAgo: Float, $sentAt: Float) {\n    saved: saveMemberLanguages(\n      userId: $userId\n      languages: $languages\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": typeof types.SaveProfileLanguagesDocument,
    "\n  mutation SaveProfileLinks(\n    $userId: ID!\n    $linkedinProfileUrl: String\n    $twitterProfileUrl: String\n    $instagramProfileUrl: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberSocialInfo(\n      userId: $userId\n      linkedinProfileUrl: $linkedinProfileUrl\n      twitterProfileUrl: $twitterProfileUrl\n      instagramProfileUrl: $instagramProfileUrl\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": typeof types.SaveProfileLinksDocument,
    "\n  mutation SaveProfileJob(\n    $userId: ID!\n    $industry: String\n    $jobRole: String\n    $jobFunction: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberJobInfo(\n      userId: $userId\n      industry: $industry\n      jobRole: $jobRole\n      jobFunction: $jobFunction\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": typeof types.SaveProfileJobDocument,
    "\n  mutation SaveProfileCompany($userId: ID!, $companyName: String!, $writtenMsAgo: Float, $sentAt: Float) {\n    saved: saveMemberCompany(\n      userId: $userId\n      companyName: $companyName\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": typeof types.SaveProfileCompanyDocument,
    "\n  mutation SaveProfileCommunity(\n    $userId: ID!\n    $about: String\n    $growthTip: String\n    $communityGive: String\n    $communityGet: String\n    $whatILove: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberCommunity(\n      userId: $userId\n      about: $about\n      growthTip: $growthTip\n      communityGive: $communityGive\n      communityGet: $communityGet\n      whatILove: $whatILove\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": typeof types.SaveProfileCommunityDocument,
    "\n  mutation SaveProfileVisibility(\n    $userId: ID!\n    $directory: Boolean\n    $location: Boolean\n    $languages: Boolean\n    $links: Boolean\n    $courses: Boolean\n    $events: Boolean\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberVisibility(\n      userId: $userId\n      directory: $directory\n      location: $location\n      languages: $languages\n      links: $links\n      courses: $courses\n      events: $events\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": typeof types.SaveProfileVisibilityDocument,
    "\n  query Countries {\n    listCountries {\n      name\n    }\n  }\n": typeof types.CountriesDocument,
    "\n  query Regions($country: String!) {\n    listRegions(country: $country)\n  }\n": typeof types.RegionsDocument,
    "\n  query Cities($country: String!, $region: String, $search: String!) {\n    listCities(country: $country, region: $region, search: $search)\n  }\n": typeof types.CitiesDocument,
    "\n  mutation CreateSignedUploadUrl($fileType: String!) {\n    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {\n      upload {\n        url\n        fileUrl\n        fields {\n          acl\n          key\n          contentType\n          policy\n          algorithm\n          credential\n          date\n          signature\n        }\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.CreateSignedUploadUrlDocument,
    "\n  mutation SaveProfilePhoto($userId: ID!, $profileImageUrl: String!) {\n    saveMemberBasicInfo(userId: $userId, profileImageUrl: $profileImageUrl) {\n      error {\n        message\n      }\n      member {\n        userId\n        profileImageUrl\n      }\n    }\n  }\n": typeof types.SaveProfilePhotoDocument,
    "\n  fragment EditedMember on Member {\n    userId\n    firstName\n    middleName\n    lastName\n    displayName\n    pronouns\n    linkedinProfileUrl\n    twitterProfileUrl\n    instagramProfileUrl\n    jobRole\n    industry\n    jobFunction\n    about\n    growthTip\n    communityGive\n    communityGet\n    whatILove\n    company {\n      name\n    }\n    location {\n      country\n      region\n      city\n    }\n    languages {\n      name\n    }\n    visibility {\n      directory\n      location\n      languages\n      links\n      courses\n      events\n    }\n  }\n": typeof types.EditedMemberFragmentDoc,
    "\n  query ProfileEdit($userId: ID!) {\n    getMember(userId: $userId) {\n      ...EditedMember\n    }\n    listIndustryReferences {\n      industry\n    }\n    listJobFunctionReferences {\n      jobFunction\n    }\n  }\n": typeof types.ProfileEditDocument,
    "\n  mutation SubmitProject($sessionId: ID!, $projectSubmissionId: ID!, $content: String!) {\n    submitProject(sessionId: $sessionId, projectSubmissionId: $projectSubmissionId, content: $content) {\n      submission {\n        projectSubmissionId\n        kind\n        content\n        submittedAt\n      }\n      courseBadgeId\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SubmitProjectDocument,
    "\n  mutation SaveProjectDraft($sessionId: ID!, $content: String!, $writtenMsAgo: Float) {\n    saveProjectDraft(sessionId: $sessionId, content: $content, writtenMsAgo: $writtenMsAgo) {\n      draft {\n        savedAt\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SaveProjectDraftDocument,
    "\n  query Project($sessionId: ID!) {\n    getProject(sessionId: $sessionId) {\n      sessionId\n      title\n      enabledAt\n      closesAt\n      formUrl\n      submission {\n        projectSubmissionId\n        kind\n        content\n        submittedAt\n      }\n      draft {\n        content\n        savedAt\n      }\n    }\n  }\n": typeof types.ProjectDocument,
    "\n  query ReceivedProjects($sessionId: ID!, $after: String) {\n    listReceivedProjects(sessionId: $sessionId, after: $after) {\n      total\n      participants\n      nextCursor\n      projects {\n        projectSubmissionId\n        userId\n        fullName\n        imageUrl\n        kind\n        content\n        submittedAt\n        timesSubmitted\n      }\n    }\n  }\n": typeof types.ReceivedProjectsDocument,
    "\n  fragment ResourceOnCard on Resource {\n    resourceID\n    slug\n    title\n    subtitle\n    type\n    coverImageUrl\n    tags {\n      tagID\n      category\n      label\n    }\n  }\n": typeof types.ResourceOnCardFragmentDoc,
    "\n  query SearchResources($input: SearchResourcesInput!) {\n    searchResources(input: $input) {\n      resources {\n        ...ResourceOnCard\n      }\n      total\n      page\n      totalPages\n      facets {\n        key\n        values {\n          key\n          count\n        }\n      }\n    }\n  }\n": typeof types.SearchResourcesDocument,
    "\n  query Resource($slug: String!) {\n    getResource(slug: $slug) {\n      ...ResourceOnCard\n      pdfDownloadUrl\n      googleDocCopyUrl\n      items {\n        resourceContentID\n        type\n        content\n        imageUrl\n        embedUrl\n        anchorName\n        target {\n          title\n          subtitle\n          imageUrl\n          href\n        }\n      }\n    }\n  }\n": typeof types.ResourceDocument,
    "\n  query CourseResources($courseId: ID!) {\n    listCourseResources(courseId: $courseId) {\n      ...ResourceOnCard\n    }\n  }\n": typeof types.CourseResourcesDocument,
    "\n  fragment ContainerContents on ContainerContent {\n    __typename\n    ... on RichTextContent {\n      sessionContentId\n      intro\n      body\n      outro\n    }\n    ... on VideoGroupContent {\n      sessionContentId\n      intro\n      outro\n      enabledAt\n      videoPreviews {\n        videoId\n        title\n        duration\n        thumbnailUrl\n      }\n    }\n    ... on CtaButtonContent {\n      sessionContentId\n      buttonText\n      buttonUrl\n      isLocked\n      buttonStartIcon\n      buttonEndIcon\n      enabledAt\n    }\n    ... on CalendarContent {\n      sessionContentId\n      calendarStartDate\n      day1Text\n      day2Text\n      day3Text\n      day4Text\n      day5Text\n    }\n  }\n": typeof types.ContainerContentsFragmentDoc,
    "\n  query SessionPage($sessionId: ID!, $sessionContentIds: [ID!]!) {\n    getUserSession(sessionId: $sessionId) {\n      sessionId\n      courseId\n      title\n      kind\n      sessionType\n      startAt\n      endAt\n      hideTimeAndFacultyLabels\n      enrollmentStatus\n      courseBadgeId\n      badgeImageUrl\n      access\n      canReadProjects\n      meetings {\n        meetingId\n        startAt\n        endAt\n        link\n      }\n    }\n    getUserSessionConfig(sessionId: $sessionId) {\n      teachingAssistant {\n        fullName\n        imageUrl\n        slackUrl\n      }\n    }\n    getSessionContent(sessionId: $sessionId) {\n      title\n      timeZone\n      calendarFallbackUrl\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      containers {\n        sessionContentId\n        title\n        calendarDate\n        containsActiveContent\n        opensAt\n        expandedPlaceholder\n      }\n      sessionContainers {\n        sessionContentId\n        type\n        title\n        contents {\n          ...ContainerContents\n        }\n      }\n      schedules {\n        sessionContentId\n        title\n        externalCalendarUrl\n        calendarStartDate\n        calendarEndDate\n        scheduleDays {\n          dayNumber\n          ctaText\n          body\n          checklistSessionContentId\n        }\n      }\n      checklist {\n        sessionContentId\n        parentSessionContentId\n        refSessionContentId\n        subtype\n        title\n        subtitle\n        selfReporting\n        required\n        progress\n        completionStatus\n        checklistGroupName\n      }\n      uiCustomizations {\n        taskContainerTitle\n      }\n    }\n    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {\n      sessionContentId\n      contents {\n        ...ContainerContents\n      }\n    }\n    getVideoProgressBySession(sessionId: $sessionId) {\n      groups {\n        groupSessionContentId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n  }\n": typeof types.SessionPageDocument,
    "\n  query SessionContainer($sessionId: ID!, $sessionContentIds: [ID!]!) {\n    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {\n      sessionContentId\n      contents {\n        ...ContainerContents\n      }\n    }\n  }\n": typeof types.SessionContainerDocument,
    "\n  mutation SaveSessionContentProgress(\n    $sessionContentId: ID!\n    $type: ProgressType!\n    $status: ProgressStatus!\n    $madeMsAgo: Float\n    $sentAt: Float\n  ) {\n    saveSessionContentProgress(\n      sessionContentId: $sessionContentId\n      type: $type\n      status: $status\n      madeMsAgo: $madeMsAgo\n      sentAt: $sentAt\n    ) {\n      status\n      courseBadgeId\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SaveSessionContentProgressDocument,
    "\n  mutation SaveSurveyResponse($responses: SurveyResponsesInput!, $surveyResponseId: ID) {\n    saveSurveyResponse(responses: $responses, surveyResponseId: $surveyResponseId) {\n      isStored\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SaveSurveyResponseDocument,
    "\n  mutation TransferToTutor {\n    transferToProfAI {\n      profAIUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.TransferToTutorDocument,
    "\n  mutation SaveVideoNote(\n    $noteId: ID!\n    $videoId: ID!\n    $seconds: Float!\n    $text: String!\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saveVideoNote(\n      noteId: $noteId\n      videoId: $videoId\n      seconds: $seconds\n      text: $text\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      note {\n        ...StoredNote\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveVideoNoteDocument,
    "\n  mutation RemoveVideoNote($noteId: ID!, $removedMsAgo: Float, $sentAt: Float) {\n    removeVideoNote(noteId: $noteId, removedMsAgo: $removedMsAgo, sentAt: $sentAt) {\n      note {\n        ...StoredNote\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RemoveVideoNoteDocument,
    "\n  fragment StoredNote on VideoNote {\n    noteId\n    videoId\n    courseId\n    seconds\n    text\n    createdAt\n  }\n": typeof types.StoredNoteFragmentDoc,
    "\n  query ListVideoNotes($courseId: ID!) {\n    listVideoNotes(courseId: $courseId) {\n      courseTitle\n      lessons {\n        videoId\n        title\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n      }\n      notes {\n        ...StoredNote\n      }\n    }\n  }\n": typeof types.ListVideoNotesDocument,
    "\n  query NotedCourses {\n    listNotedCourses {\n      courseId\n      courseTitle\n      notes\n    }\n  }\n": typeof types.NotedCoursesDocument,
    "\n  query OnDemandVideoPage(\n    $courseId: ID!\n    $videoContentId: ID!\n    $language: String\n    $withTranscript: Boolean!\n  ) {\n    getOnDemandContent(courseId: $courseId) {\n      courseId\n      courseTitle\n      sessionId\n      entitled\n      opensAt\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          description\n          completionRequired\n          preview\n          meta {\n            title\n            videoThumbnail\n          }\n          video {\n            videoId\n            posterUrl\n            subtitle\n            duration\n            chapters {\n              ...LectureChapter\n            }\n            meta {\n              is_ai_generated\n            }\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      groups {\n        videos {\n          ...StoredProgress\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getTranscript(videoContentId: $videoContentId, language: $language) @include(if: $withTranscript) {\n      ...TranscriptText\n    }\n  }\n": typeof types.OnDemandVideoPageDocument,
    "\n  query VideoProgress($videoId: ID!) {\n    getVideoProgress(videoId: $videoId) {\n      continueAtTime\n      positionAt\n      positionSessionId\n    }\n  }\n": typeof types.VideoProgressDocument,
    "\n  mutation CreatePlaylistUrl($videoId: ID!) {\n    createPlaylistUrl(videoId: $videoId) {\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreatePlaylistUrlDocument,
    "\n  mutation CreateVideoSession(\n    $courseId: ID!\n    $courseContentId: ID\n    $sessionId: ID\n    $videoId: ID!\n    $userClientUri: String\n    $type: VideoSessionType!\n    $videoDurationAtPlaytime: Float\n    $beganMsAgo: Float\n    $sentAt: Float\n  ) {\n    createVideoSession(\n      courseId: $courseId\n      courseContentId: $courseContentId\n      sessionId: $sessionId\n      videoId: $videoId\n      userClientUri: $userClientUri\n      type: $type\n      videoDurationAtPlaytime: $videoDurationAtPlaytime\n      beganMsAgo: $beganMsAgo\n      sentAt: $sentAt\n    ) {\n      userVideoSessionId\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateVideoSessionDocument,
    "\n  mutation UpdateVideoSession(\n    $userVideoSessionId: ID!\n    $videoId: ID!\n    $courseId: ID\n    $continueAtTime: Float!\n    $status: VideoSessionStatus!\n    $videoSessionMaxPlayhead: Float!\n    $videoSessionPlayingTime: Float!\n    $positionMsAgo: Float\n    $sentAt: Float\n  ) {\n    updateVideoSession(\n      userVideoSessionId: $userVideoSessionId\n      videoId: $videoId\n      courseId: $courseId\n      continueAtTime: $continueAtTime\n      status: $status\n      videoSessionMaxPlayhead: $videoSessionMaxPlayhead\n      videoSessionPlayingTime: $videoSessionPlayingTime\n      positionMsAgo: $positionMsAgo\n      sentAt: $sentAt\n    ) {\n      continueAtTime\n      positionAt\n      positionSessionId\n      creditedTime\n      skipped {\n        from\n        seconds\n      }\n      completed\n      courseBadgeId\n      enrollmentStatus\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UpdateVideoSessionDocument,
    "\n  query SessionVideoPage(\n    $sessionId: ID!\n    $videoGroupId: ID!\n    $videoContentId: ID!\n    $language: String\n    $withTranscript: Boolean!\n  ) {\n    getUserSession(sessionId: $sessionId) {\n      sessionId\n      courseId\n      title\n      kind\n      access\n    }\n    getSessionContentVideos(sessionId: $sessionId, videoGroupId: $videoGroupId) {\n      videoId\n      posterUrl\n      title\n      subtitle\n      description\n      thumbnailUrl\n      duration\n      isAiGenerated\n      chapters {\n        ...LectureChapter\n      }\n    }\n    getVideoProgressBySession(sessionId: $sessionId) {\n      groups {\n        videos {\n          ...StoredProgress\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getTranscript(videoContentId: $videoContentId, language: $language) @include(if: $withTranscript) {\n      ...TranscriptText\n    }\n  }\n": typeof types.SessionVideoPageDocument,
    "\n  fragment TranscriptText on Transcript {\n    language\n    languages\n    lines {\n      startSeconds\n      endSeconds\n      text\n    }\n  }\n": typeof types.TranscriptTextFragmentDoc,
    "\n  query Transcript($videoContentId: ID!, $language: String) {\n    getTranscript(videoContentId: $videoContentId, language: $language) {\n      ...TranscriptText\n    }\n  }\n": typeof types.TranscriptDocument,
    "\n  fragment LectureChapter on VideoChapter {\n    videoChapterId\n    title\n    startSeconds\n    endSeconds\n  }\n": typeof types.LectureChapterFragmentDoc,
    "\n  fragment StoredProgress on CourseVideoProgressVideo {\n    videoId\n    continueAtTime\n    positionAt\n    positionSessionId\n    creditedTime\n    skipped {\n      from\n      seconds\n    }\n    completed\n  }\n": typeof types.StoredProgressFragmentDoc,
    "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  mutation SaveTimeZone($timeZone: String!) {\n    saveTimeZone(timeZone: $timeZone) {\n      timeZone\n    }\n  }\n": typeof types.SaveTimeZoneDocument,
    "\n  fragment MeteringPlanDetails on MeteringPlan {\n    threshold\n    currentMeasure\n    watchedVideoIds\n    entitledVideoIds\n  }\n": typeof types.MeteringPlanDetailsFragmentDoc,
    "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      paymentFailed\n      trialEndDate\n      timeZone\n      alternateSSOEmail\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n        logoUrl\n        accentColor\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getSurveyStatus(surveyType: BASIC_INFO_SURVEY_V2)\n  }\n": typeof types.ViewerDocument,
};
const documents: Documents = {
    "\n  query CalendarSubscription {\n    getCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": types.CalendarSubscriptionDocument,
    "\n  mutation CreateCalendarSubscription {\n    createCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": types.CreateCalendarSubscriptionDocument,
    "\n  mutation RevokeCalendarSubscription {\n    revokeCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": types.RevokeCalendarSubscriptionDocument,
    "\n  mutation EndSignIn($signInId: ID!) {\n    endSignIn(signInId: $signInId) {\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.EndSignInDocument,
    "\n  query MeteredVideos {\n    listMeteredVideos {\n      videoId\n      title\n      courseTitle\n      playedAt\n      page {\n        kind\n        topLevelId\n        groupId\n        videoContentId\n      }\n    }\n  }\n": types.MeteredVideosDocument,
    "\n  mutation StartAccountLinking($email: String!, $userName: String!) {\n    startAccountLinking(email: $email, userName: $userName) {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.StartAccountLinkingDocument,
    "\n  mutation UnlinkAccount {\n    unlinkAccount {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.UnlinkAccountDocument,
    "\n  query SignIns {\n    listSignIns {\n      signInId\n      device\n      signedInAt\n      lastUsedAt\n      isCurrent\n      via\n    }\n    listSignInMethods\n  }\n": types.SignInsDocument,
    "\n  mutation AcceptOffer($coupon: String!) {\n    updateExistingStripeSubscription(coupon: $coupon) {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n      error {\n        code\n      }\n    }\n  }\n": types.AcceptOfferDocument,
    "\n  query CancelOffer {\n    checkStripeSubscriptionDiscountOffer {\n      offer\n      headline\n      subheadline\n      normalPrice\n      newPrice\n      couponCode\n      acceptCta\n      rejectCta\n      cancelConfigId\n    }\n    checkIfStripeScheduledSubscription\n    getMembershipBilling {\n      status\n      endsAt\n      currency\n    }\n  }\n": types.CancelOfferDocument,
    "\n  mutation ConfirmCheckout($sessionId: ID!) {\n    confirmCheckout(sessionId: $sessionId) {\n      status\n      name\n      path\n      amountPaid\n      amountOff\n      currency\n      receiptUrl\n      renewalAmount\n      renewsAt\n    }\n  }\n": types.ConfirmCheckoutDocument,
    "\n  mutation BeginCheckout($checkout: CheckoutInput!) {\n    createStripeCheckoutForProduct(checkout: $checkout) {\n      url\n      error {\n        code\n      }\n    }\n  }\n": types.BeginCheckoutDocument,
    "\n  mutation OpenBillingPortal($configId: ID) {\n    createStripePortalUrl(configId: $configId) {\n      url\n      error {\n        code\n      }\n    }\n  }\n": types.OpenBillingPortalDocument,
    "\n  query Scholarship($userId: ID!) {\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n": types.ScholarshipDocument,
    "\n  query AccountBilling($userId: ID!) {\n    getMembershipBilling {\n      planName\n      status\n      currency\n      amount\n      nextAmount\n      nextPaymentAt\n      amountOff\n      endsAt\n      payInvoiceUrl\n    }\n    checkIfStripeScheduledSubscription\n    checkStripeSubscriptionDiscountOffer {\n      offer\n      cancelConfigId\n    }\n    listReceipts {\n      paymentId\n      description\n      amount\n      amountRefunded\n      currency\n      paidAt\n      receiptUrl\n    }\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n": types.AccountBillingDocument,
    "\n  mutation BeginSubscription {\n    createStripeSubscriptionCheckoutSession {\n      url\n      error {\n        code\n      }\n    }\n  }\n": types.BeginSubscriptionDocument,
    "\n  fragment OfferedSubscription on Query {\n    getSubscriptionOffer {\n      plan {\n        name\n        amount\n        currency\n        features\n      }\n      dueNow\n      firstAmount\n      firstPaymentAt\n      renewalAmount\n      renewsAt\n      promotionCode\n      amountOff\n    }\n  }\n": types.OfferedSubscriptionFragmentDoc,
    "\n  query SubscriptionOffer {\n    ...OfferedSubscription\n  }\n": types.SubscriptionOfferDocument,
    "\n  query Plans {\n    listPlans {\n      planId\n      productId\n      name\n      amount\n      currency\n      features\n    }\n  }\n": types.PlansDocument,
    "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n      error {\n        message\n      }\n    }\n  }\n": types.SessionLinkDocument,
    "\n  mutation AddUserSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": types.AddUserSaveDocument,
    "\n  mutation RemoveUserSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": types.RemoveUserSaveDocument,
    "\n  fragment CatalogSession on Session {\n    sessionId\n    sessionKind: kind\n    sessionType\n    startAt\n    endAt\n    activateAt\n    meetings {\n      meetingId\n      startAt\n      endAt\n      link\n    }\n    enrollmentClose\n    seatsLeft\n    lowInventory\n    enrollmentStatus\n    hasWaitlist\n    entitled\n    hideInCatalog\n    isFreeSession\n    wpCohortSlug\n    sessionMeta {\n      eventLink\n      detailCtaText\n    }\n  }\n": types.CatalogSessionFragmentDoc,
    "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      ...CatalogSession\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      courseBadgeId\n      courseRating\n      ratingCount\n      description\n      badgeImageUrl\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      enrollmentOpen\n      courseTypeMeta {\n        waitlist {\n          taskItems\n        }\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        sprintTrailerJwPlayerFileId\n        sprintTrailerCoverImageUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          completionRequired\n          preview\n          meta {\n            title\n          }\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      creditedShare\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n    listFacultyCourses(courseId: $courseId) {\n      facultyId\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n      }\n    }\n    getCourseAlert(courseId: $courseId) {\n      courseId\n    }\n    listWaitlists(courseId: $courseId) {\n      sessionId\n      length\n      rank\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getCourseOffer(courseId: $courseId) {\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      difficulty\n      topTakeaway\n      heldBy\n    }\n    listCourseProducts(courseId: $courseId) {\n      productId\n      name\n      amount\n      currency\n      sessionId\n      startAt\n      courseId\n    }\n  }\n": types.CourseLandingDocument,
    "\n  fragment Dashboard on Query {\n    listUserCourses {\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      faculties {\n        fullName\n      }\n      courseBadgeId\n      courseRating\n      ratingCount\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n      sessions {\n        ...CatalogSession\n        ownTitle\n        ownSubtitle\n        hasEnrollment\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getResumePoint {\n      courseId\n      courseTitle\n      courseContentGroupId\n      moduleTitle\n      courseContentId\n      videoId\n      title\n      videoThumbnail\n      duration\n      continueAtTime\n      lessonNumber\n      lessonCount\n    }\n  }\n": types.DashboardFragmentDoc,
    "\n  query CoursesDashboard {\n    ...Dashboard\n  }\n": types.CoursesDashboardDocument,
    "\n  query SearchCourses($input: SearchCoursesInput!) {\n    searchCourses(input: $input) {\n      courseId\n    }\n  }\n": types.SearchCoursesDocument,
    "\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n": types.NextStepsDocument,
    "\n  mutation AddCourseAlert($courseId: ID!) {\n    addCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": types.AddCourseAlertDocument,
    "\n  mutation RemoveCourseAlert($courseId: ID!) {\n    removeCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": types.RemoveCourseAlertDocument,
    "\n  query CourseTrailer($courseId: ID!) {\n    getCourseTrailer(courseId: $courseId) {\n      playlistUrl\n    }\n  }\n": types.CourseTrailerDocument,
    "\n  query SearchTranscripts($query: String!, $after: String) {\n    searchTranscripts(input: { query: $query, after: $after }) {\n      places {\n        videoId\n        courseTitle\n        title\n        language\n        startSeconds\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n        parts {\n          text\n          isMatch\n        }\n      }\n      total\n      hasMoreThanTotal\n      nextCursor\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SearchTranscriptsDocument,
    "\n  fragment CertificateProgress on Query {\n    listCertificates {\n      certificateId\n      title\n      badgeImageUrl\n      numRequiredCourses\n      numElectiveCourses\n      numBadges\n      isRegistered\n      isCompleted\n      credentialId\n      issuingDate\n      withheldReason\n      groups {\n        courses {\n          courseId\n        }\n      }\n    }\n  }\n": types.CertificateProgressFragmentDoc,
    "\n  query CertificateProgress {\n    ...CertificateProgress\n  }\n": types.CertificateProgressDocument,
    "\n  fragment CertificateSummary on Certificate {\n    certificateId\n    title\n    description\n    type\n    badgeImageUrl\n    numElectiveCourses\n    numRequiredCourses\n    numBadges\n    isRegistered\n    isCompleted\n    credentialId\n    issuingDate\n    withheldReason\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n  }\n": types.CertificateSummaryFragmentDoc,
    "\n  fragment CertificateDetail on Certificate {\n    ...CertificateSummary\n    coverImageUrl\n    primaryColor\n    entitledCourseIds\n    meta {\n      bannerDescription\n    }\n    groups {\n      certificateGroupId\n      title\n      description\n      isCapstoneGroup\n      meta {\n        note\n      }\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n        liveOnly\n        completionRequired\n        isCompleted\n        meta {\n          note\n        }\n      }\n    }\n  }\n": types.CertificateDetailFragmentDoc,
    "\n  query Certificates {\n    listCertificates {\n      ...CertificateSummary\n    }\n  }\n": types.CertificatesDocument,
    "\n  query Certificate($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n": types.CertificateDocument,
    "\n  query BoughtSessions {\n    listUserSessions(showHiddenInCatalog: true) {\n      ...CatalogSession\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      faculties {\n        fullName\n      }\n      courseBadgeId\n      courseRating\n      ratingCount\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n      hasEnrollment\n    }\n  }\n": types.BoughtSessionsDocument,
    "\n  query CrashCourses {\n    getEntitledCertificates(type: CRASH_COURSE) {\n      certificateId\n    }\n  }\n": types.CrashCoursesDocument,
    "\n  query CrashCourse($certificateId: ID!) {\n    getCrashCourseCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n": types.CrashCourseDocument,
    "\n  mutation AddCertificateCompletion($certificateId: ID!) {\n    addCertificateCompletion(certificateId: $certificateId) {\n      certificateId\n      isCompleted\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.AddCertificateCompletionDocument,
    "\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.AddCertificateRegistrationDocument,
    "\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RemoveCertificateRegistrationDocument,
    "\n  fragment OwnCredentials on Query {\n    listCredentials {\n      credentialId\n      kind\n      certificateId\n      courseId\n      title\n      recipientName\n      issuerName\n      issuedOn\n      courseTitles\n      imageUrl\n      downloadUrl\n      isPublic\n    }\n  }\n": types.OwnCredentialsFragmentDoc,
    "\n  query Credentials {\n    ...OwnCredentials\n  }\n": types.CredentialsDocument,
    "\n  query PublicCredential($credentialId: ID!) {\n    getPublicCredential(credentialId: $credentialId) {\n      credentialId\n      kind\n      title\n      description\n      recipientName\n      issuerName\n      issuedOn\n      courseTitles\n      documentImageUrl\n      downloadUrl\n    }\n  }\n": types.PublicCredentialDocument,
    "\n  mutation SaveCredentialVisibility($credentialId: ID!, $isPublic: Boolean!) {\n    saveCredentialVisibility(credentialId: $credentialId, isPublic: $isPublic) {\n      isPublic\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SaveCredentialVisibilityDocument,
    "\n  query Classmates($courseId: ID!) {\n    listClassmates(courseId: $courseId) {\n      members {\n        ...MemberOnCard\n      }\n      total\n      mayBeMore\n      isShared\n    }\n  }\n": types.ClassmatesDocument,
    "\n  fragment MemberOnCard on ListedMember {\n    userId\n    firstName\n    lastName\n    jobRole\n    company {\n      name\n    }\n    profileImageUrl\n  }\n": types.MemberOnCardFragmentDoc,
    "\n  query Members($search: String!, $count: Int!, $page: Int!) {\n    listMembers(filter: $search, count: $count, page: $page, context: MEMBERSPAGE) {\n      list {\n        ...MemberOnCard\n      }\n      pageInfo {\n        totalPages\n        total\n        isMore\n        page\n      }\n    }\n  }\n": types.MembersDocument,
    "\n  query MemberProfile($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      userId\n      firstName\n      lastName\n      pronouns\n      profileImageUrl\n      company {\n        name\n      }\n      jobRole\n      industry\n      jobFunction\n      location {\n        city\n        region\n        country\n      }\n      languages {\n        name\n      }\n      linkedinProfileUrl\n      twitterProfileUrl\n      instagramProfileUrl\n      about\n      growthTip\n      communityGive\n      communityGet\n      whatILove\n    }\n  }\n": types.MemberProfileDocument,
    "\n  query Drops {\n    getPageContent(slug: \"drops\") {\n      title\n      body\n    }\n  }\n": types.DropsDocument,
    "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SaveEnrollmentDocument,
    "\n  query Event($memberEventId: ID!, $userId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      ...EventOnCard\n      subtitle\n      details\n      eventType {\n        label\n      }\n      insightIds\n    }\n    getMemberEventRsvp(memberEventId: $memberEventId, userId: $userId) {\n      status\n      zoomJoinUrl\n    }\n    listEventAttendees(memberEventId: $memberEventId) {\n      members {\n        ...MemberOnCard\n      }\n      total\n      coming\n      isShared\n    }\n  }\n": types.EventDocument,
    "\n  query EventRecording($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      recording {\n        playlistUrl\n      }\n    }\n  }\n": types.EventRecordingDocument,
    "\n  mutation InviteToEvent($input: InviteToEventInput!) {\n    inviteToEvent(input: $input) {\n      error {\n        message\n      }\n    }\n  }\n": types.InviteToEventDocument,
    "\n  fragment EventOnCard on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    status\n    heroImageUrl\n    zoomLink\n    recording {\n      duration\n    }\n    eventCategory {\n      label\n    }\n  }\n": types.EventOnCardFragmentDoc,
    "\n  query Events($userId: ID!) {\n    listMemberEvents(type: ORIENTATION) {\n      ...EventOnCard\n    }\n    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {\n      memberEventId\n      status\n    }\n  }\n": types.EventsDocument,
    "\n  query EventLink($memberEventId: ID!) {\n    getMemberEventLink(memberEventId: $memberEventId) {\n      link\n    }\n  }\n": types.EventLinkDocument,
    "\n  mutation SaveEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        message\n      }\n    }\n  }\n": types.SaveEventRsvpDocument,
    "\n  query Home($userId: ID!) {\n    ...Dashboard\n    ...HomeStudy\n    ...OwnCredentials\n    ...CertificateProgress\n    ...OfferedSubscription\n    ...HomeMembers\n    ...HomeEvents\n  }\n": types.HomeDocument,
    "\n  fragment HomeEvents on Query {\n    listMemberEvents(category: Q_AND_A, ahead: 3) {\n      ...EventOnCard\n    }\n    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {\n      memberEventId\n      status\n    }\n  }\n": types.HomeEventsFragmentDoc,
    "\n  query HomeEvents($userId: ID!) {\n    ...HomeEvents\n  }\n": types.HomeEventsDocument,
    "\n  fragment HomeMembers on Query {\n    listMembers(context: HOMEPAGE, count: 20) {\n      list {\n        ...MemberOnCard\n      }\n    }\n  }\n": types.HomeMembersFragmentDoc,
    "\n  query HomeMembers {\n    ...HomeMembers\n  }\n": types.HomeMembersDocument,
    "\n  fragment HomeStudy on Query {\n    listCourseProgress {\n      courseId\n      creditedShare\n    }\n    listOwnWaitlists {\n      sessionId\n      length\n      rank\n    }\n    listOpenTasks {\n      sessionContentId\n      sessionId\n      title\n      dayAt\n    }\n  }\n": types.HomeStudyFragmentDoc,
    "\n  query HomeStudy {\n    ...HomeStudy\n  }\n": types.HomeStudyDocument,
    "\n  query CorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CorporateRealmDocument,
    "\n  query LmsProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      realm\n      serializedOptions\n      passShortCode\n      redirectUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.LmsProviderDocument,
    "\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SendVerificationCodeDocument,
    "\n  fragment InsightSummary on CaseStudy {\n    caseStudyId\n    title\n    summary\n    publishedAt\n    coverImageUrl\n    readingMinutes\n    video {\n      duration\n    }\n  }\n": types.InsightSummaryFragmentDoc,
    "\n  query Insights {\n    listCaseStudies {\n      ...InsightSummary\n    }\n  }\n": types.InsightsDocument,
    "\n  query Insight($insightId: ID!) {\n    listCaseStudies(caseStudyId: $insightId) {\n      ...InsightSummary\n      bodyText\n    }\n    listInsightEvents(caseStudyId: $insightId) {\n      memberEventId\n      title\n      eventEnd\n    }\n  }\n": types.InsightDocument,
    "\n  query InsightVideo($insightId: ID!) {\n    listCaseStudies(caseStudyId: $insightId) {\n      video {\n        playlistUrl\n      }\n    }\n  }\n": types.InsightVideoDocument,
    "\n  query PassPreview($code: String!) {\n    getPassDetailsByCode(code: $code, context: InvitePreview) {\n      code\n      title\n      targetSegment\n      showRegistration\n      introContent\n      content {\n        externalKey\n        videoId\n        videoThumbnail\n        title\n        playlistUrl\n      }\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PassPreviewDocument,
    "\n  query LookupPassActivationLink(\n    $code: String\n    $email: String\n    $tac: String\n    $userId: ID\n    $shortCode: String\n  ) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac, userId: $userId, shortCode: $shortCode) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n": types.LookupPassActivationLinkDocument,
    "\n  mutation ProcessPassExtras($userId: ID!, $shortCode: String!, $redemptionCode: String) {\n    processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.ProcessPassExtrasDocument,
    "\n  query PassCorporateRealm($code: String!) {\n    lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PassCorporateRealmDocument,
    "\n  mutation CreateUserWithPass(\n    $code: String!\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $company: String\n    $jobTitle: String\n    $jobLevel: String\n    $companyNumberOfEmployees: String\n    $phone: String\n    $redemptionCode: String\n    $ssoUsername: String\n    $extra: [ExtraFieldInput!]\n    $redirectPath: String\n  ) {\n    createUserWithPass(\n      code: $code\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      company: $company\n      jobTitle: $jobTitle\n      jobLevel: $jobLevel\n      companyNumberOfEmployees: $companyNumberOfEmployees\n      phone: $phone\n      redemptionCode: $redemptionCode\n      ssoUsername: $ssoUsername\n      extra: $extra\n      redirectPath: $redirectPath\n    ) {\n      result\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateUserWithPassDocument,
    "\n  query PassRegistration($code: String!) {\n    getPassDetailsByCode(code: $code, context: InviteRegistration) {\n      code\n      title\n      showRegistration\n      redirectUrl\n      usesSSO\n      usesOTRC\n      hasRedemptionCode\n      targetSegment\n      beginsAt\n      extraCollectionFields {\n        name\n        label\n        required\n      }\n      meta {\n        hero {\n          title\n          subtitle\n        }\n        logo {\n          url\n          alt\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PassRegistrationDocument,
    "\n  mutation SignupLimitedUser(\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $ssoUsername: String\n    $botChallengeToken: String!\n    $redirectPath: String\n  ) {\n    signupLimitedUser(\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      ssoUsername: $ssoUsername\n      botChallengeToken: $botChallengeToken\n      redirectPath: $redirectPath\n    ) {\n      result\n      link\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SignupLimitedUserDocument,
    "\n  query LookupSignupActivationCode($email: String!, $tac: String!) {\n    lookupSignupActivationCode(email: $email, tac: $tac) {\n      success\n    }\n  }\n": types.LookupSignupActivationCodeDocument,
    "\n  query PassLogo($code: String!) {\n    getPassDetailsByCode(code: $code, context: TopNav) {\n      meta {\n        navLogoUrl\n      }\n    }\n  }\n": types.PassLogoDocument,
    "\n  fragment WholeLearningPlan on LearningPlan {\n    plan {\n      name\n      topic\n      level\n    }\n    certificate {\n      certificateId\n      logo\n      title\n      description\n      progress\n    }\n    courseIds\n    reasons {\n      courseId\n      reason\n    }\n  }\n": types.WholeLearningPlanFragmentDoc,
    "\n  query LearningPlan {\n    getLearningPlan {\n      ...WholeLearningPlan\n    }\n  }\n": types.LearningPlanDocument,
    "\n  query LearningPlanQuiz {\n    getLearningPlanQuiz {\n      id\n      title\n      options {\n        key\n        label\n      }\n    }\n  }\n": types.LearningPlanQuizDocument,
    "\n  mutation SubmitLearningPlanQuiz($responses: [LearningPlanQuizResponseInput!]!) {\n    submitLearningPlanQuiz(responses: $responses) {\n      learningPlan {\n        ...WholeLearningPlan\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.SubmitLearningPlanQuizDocument,
    "\n  mutation SubmitLearningPlan($courseIds: [ID!]!) {\n    submitLearningPlan(courseIds: $courseIds) {\n      learningPlan {\n        ...WholeLearningPlan\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.SubmitLearningPlanDocument,
    "\n  query FreeOffer {\n    getFreeOffer {\n      previews {\n        videoId\n        title\n        courseTitle\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n      }\n      courses {\n        courseId\n        title\n      }\n      liveCourses {\n        courseId\n        title\n        startAt\n      }\n    }\n  }\n": types.FreeOfferDocument,
    "\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": types.MeteringPlanDocument,
    "\n  query MiniMbas {\n    getEntitledBootcampSessions {\n      sessionId\n      title\n      subtitle\n      coverImageUrl\n      sessionKind: kind\n      sessionType\n      startAt\n      endAt\n      activateAt\n      enrollmentStatus\n      faculties {\n        fullName\n      }\n      meetings {\n        meetingId\n        startAt\n        endAt\n        link\n      }\n    }\n  }\n": types.MiniMbasDocument,
    "\n  fragment SavedMember on SaveProfileResult {\n    member {\n      ...EditedMember\n    }\n    error {\n      code\n      message\n    }\n  }\n": types.SavedMemberFragmentDoc,
    "\n  mutation SaveProfileBasics(\n    $userId: ID!\n    $firstName: String\n    $middleName: String\n    $lastName: String\n    $pronouns: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberBasicInfo(\n      userId: $userId\n      firstName: $firstName\n      middleName: $middleName\n      lastName: $lastName\n      pronouns: $pronouns\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": types.SaveProfileBasicsDocument,
    "\n  mutation SaveProfileLocation(\n    $userId: ID!\n    $country: String!\n    $region: String\n    $city: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberLocation(\n      userId: $userId\n      country: $country\n      region: $region\n      city: $city\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      member {\n        ...EditedMember\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SaveProfileLocationDocument,
    "\n  mutation SaveProfileLanguages($userId: ID!, $languages: [String!]!, $writtenMsAgo: Float, $sentAt: Float) {\n    saved: saveMemberLanguages(\n      userId: $userId\n      languages: $languages\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": types.SaveProfileLanguagesDocument,
    "\n  mutation SaveProfileLinks(\n    $userId: ID!\n    $linkedinProfileUrl: String\n    $twitterProfileUrl: String\n    $instagramProfileUrl: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberSocialInfo(\n      userId: $userId\n      linkedinProfileUrl: $linkedinProfileUrl\n      twitterProfileUrl: $twitterProfileUrl\n      instagramProfileUrl: $instagramProfileUrl\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": types.SaveProfileLinksDocument,
    "\n  mutation SaveProfileJob(\n    $userId: ID!\n    $industry: String\n    $jobRole: String\n    $jobFunction: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberJobInfo(\n      userId: $userId\n      industry: $industry\n      jobRole: $jobRole\n      jobFunction: $jobFunction\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": types.SaveProfileJobDocument,
    "\n  mutation SaveProfileCompany($userId: ID!, $companyName: String!, $writtenMsAgo: Float, $sentAt: Float) {\n    saved: saveMemberCompany(\n      userId: $userId\n      companyName: $companyName\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": types.SaveProfileCompanyDocument,
    "\n  mutation SaveProfileCommunity(\n    $userId: ID!\n    $about: String\n    $growthTip: String\n    $communityGive: String\n    $communityGet: String\n    $whatILove: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberCommunity(\n      userId: $userId\n      about: $about\n      growthTip: $growthTip\n      communityGive: $communityGive\n      communityGet: $communityGet\n      whatILove: $whatILove\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": types.SaveProfileCommunityDocument,
    "\n  mutation SaveProfileVisibility(\n    $userId: ID!\n    $directory: Boolean\n    $location: Boolean\n    $languages: Boolean\n    $links: Boolean\n    $courses: Boolean\n    $events: Boolean\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberVisibility(\n      userId: $userId\n      directory: $directory\n      location: $location\n      languages: $languages\n      links: $links\n      courses: $courses\n      events: $events\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n": types.SaveProfileVisibilityDocument,
    "\n  query Countries {\n    listCountries {\n      name\n    }\n  }\n": types.CountriesDocument,
    "\n  query Regions($country: String!) {\n    listRegions(country: $country)\n  }\n": types.RegionsDocument,
    "\n  query Cities($country: String!, $region: String, $search: String!) {\n    listCities(country: $country, region: $region, search: $search)\n  }\n": types.CitiesDocument,
    "\n  mutation CreateSignedUploadUrl($fileType: String!) {\n    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {\n      upload {\n        url\n        fileUrl\n        fields {\n          acl\n          key\n          contentType\n          policy\n          algorithm\n          credential\n          date\n          signature\n        }\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.CreateSignedUploadUrlDocument,
    "\n  mutation SaveProfilePhoto($userId: ID!, $profileImageUrl: String!) {\n    saveMemberBasicInfo(userId: $userId, profileImageUrl: $profileImageUrl) {\n      error {\n        message\n      }\n      member {\n        userId\n        profileImageUrl\n      }\n    }\n  }\n": types.SaveProfilePhotoDocument,
    "\n  fragment EditedMember on Member {\n    userId\n    firstName\n    middleName\n    lastName\n    displayName\n    pronouns\n    linkedinProfileUrl\n    twitterProfileUrl\n    instagramProfileUrl\n    jobRole\n    industry\n    jobFunction\n    about\n    growthTip\n    communityGive\n    communityGet\n    whatILove\n    company {\n      name\n    }\n    location {\n      country\n      region\n      city\n    }\n    languages {\n      name\n    }\n    visibility {\n      directory\n      location\n      languages\n      links\n      courses\n      events\n    }\n  }\n": types.EditedMemberFragmentDoc,
    "\n  query ProfileEdit($userId: ID!) {\n    getMember(userId: $userId) {\n      ...EditedMember\n    }\n    listIndustryReferences {\n      industry\n    }\n    listJobFunctionReferences {\n      jobFunction\n    }\n  }\n": types.ProfileEditDocument,
    "\n  mutation SubmitProject($sessionId: ID!, $projectSubmissionId: ID!, $content: String!) {\n    submitProject(sessionId: $sessionId, projectSubmissionId: $projectSubmissionId, content: $content) {\n      submission {\n        projectSubmissionId\n        kind\n        content\n        submittedAt\n      }\n      courseBadgeId\n      error {\n        message\n      }\n    }\n  }\n": types.SubmitProjectDocument,
    "\n  mutation SaveProjectDraft($sessionId: ID!, $content: String!, $writtenMsAgo: Float) {\n    saveProjectDraft(sessionId: $sessionId, content: $content, writtenMsAgo: $writtenMsAgo) {\n      draft {\n        savedAt\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.SaveProjectDraftDocument,
    "\n  query Project($sessionId: ID!) {\n    getProject(sessionId: $sessionId) {\n      sessionId\n      title\n      enabledAt\n      closesAt\n      formUrl\n      submission {\n        projectSubmissionId\n        kind\n        content\n        submittedAt\n      }\n      draft {\n        content\n        savedAt\n      }\n    }\n  }\n": types.ProjectDocument,
    "\n  query ReceivedProjects($sessionId: ID!, $after: String) {\n    listReceivedProjects(sessionId: $sessionId, after: $after) {\n      total\n      participants\n      nextCursor\n      projects {\n        projectSubmissionId\n        userId\n        fullName\n        imageUrl\n        kind\n        content\n        submittedAt\n        timesSubmitted\n      }\n    }\n  }\n": types.ReceivedProjectsDocument,
    "\n  fragment ResourceOnCard on Resource {\n    resourceID\n    slug\n    title\n    subtitle\n    type\n    coverImageUrl\n    tags {\n      tagID\n      category\n      label\n    }\n  }\n": types.ResourceOnCardFragmentDoc,
    "\n  query SearchResources($input: SearchResourcesInput!) {\n    searchResources(input: $input) {\n      resources {\n        ...ResourceOnCard\n      }\n      total\n      page\n      totalPages\n      facets {\n        key\n        values {\n          key\n          count\n        }\n      }\n    }\n  }\n": types.SearchResourcesDocument,
    "\n  query Resource($slug: String!) {\n    getResource(slug: $slug) {\n      ...ResourceOnCard\n      pdfDownloadUrl\n      googleDocCopyUrl\n      items {\n        resourceContentID\n        type\n        content\n        imageUrl\n        embedUrl\n        anchorName\n        target {\n          title\n          subtitle\n          imageUrl\n          href\n        }\n      }\n    }\n  }\n": types.ResourceDocument,
    "\n  query CourseResources($courseId: ID!) {\n    listCourseResources(courseId: $courseId) {\n      ...ResourceOnCard\n    }\n  }\n": types.CourseResourcesDocument,
    "\n  fragment ContainerContents on ContainerContent {\n    __typename\n    ... on RichTextContent {\n      sessionContentId\n      intro\n      body\n      outro\n    }\n    ... on VideoGroupContent {\n      sessionContentId\n      intro\n      outro\n      enabledAt\n      videoPreviews {\n        videoId\n        title\n        duration\n        thumbnailUrl\n      }\n    }\n    ... on CtaButtonContent {\n      sessionContentId\n      buttonText\n      buttonUrl\n      isLocked\n      buttonStartIcon\n      buttonEndIcon\n      enabledAt\n    }\n    ... on CalendarContent {\n      sessionContentId\n      calendarStartDate\n      day1Text\n      day2Text\n      day3Text\n      day4Text\n      day5Text\n    }\n  }\n": types.ContainerContentsFragmentDoc,
    "\n  query SessionPage($sessionId: ID!, $sessionContentIds: [ID!]!) {\n    getUserSession(sessionId: $sessionId) {\n      sessionId\n      courseId\n      title\n      kind\n      sessionType\n      startAt\n      endAt\n      hideTimeAndFacultyLabels\n      enrollmentStatus\n      courseBadgeId\n      badgeImageUrl\n      access\n      canReadProjects\n      meetings {\n        meetingId\n        startAt\n        endAt\n        link\n      }\n    }\n    getUserSessionConfig(sessionId: $sessionId) {\n      teachingAssistant {\n        fullName\n        imageUrl\n        slackUrl\n      }\n    }\n    getSessionContent(sessionId: $sessionId) {\n      title\n      timeZone\n      calendarFallbackUrl\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      containers {\n        sessionContentId\n        title\n        calendarDate\n        containsActiveContent\n        opensAt\n        expandedPlaceholder\n      }\n      sessionContainers {\n        sessionContentId\n        type\n        title\n        contents {\n          ...ContainerContents\n        }\n      }\n      schedules {\n        sessionContentId\n        title\n        externalCalendarUrl\n        calendarStartDate\n        calendarEndDate\n        scheduleDays {\n          dayNumber\n          ctaText\n          body\n          checklistSessionContentId\n        }\n      }\n      checklist {\n        sessionContentId\n        parentSessionContentId\n        refSessionContentId\n        subtype\n        title\n        subtitle\n        selfReporting\n        required\n        progress\n        completionStatus\n        checklistGroupName\n      }\n      uiCustomizations {\n        taskContainerTitle\n      }\n    }\n    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {\n      sessionContentId\n      contents {\n        ...ContainerContents\n      }\n    }\n    getVideoProgressBySession(sessionId: $sessionId) {\n      groups {\n        groupSessionContentId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n  }\n": types.SessionPageDocument,
    "\n  query SessionContainer($sessionId: ID!, $sessionContentIds: [ID!]!) {\n    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {\n      sessionContentId\n      contents {\n        ...ContainerContents\n      }\n    }\n  }\n": types.SessionContainerDocument,
    "\n  mutation SaveSessionContentProgress(\n    $sessionContentId: ID!\n    $type: ProgressType!\n    $status: ProgressStatus!\n    $madeMsAgo: Float\n    $sentAt: Float\n  ) {\n    saveSessionContentProgress(\n      sessionContentId: $sessionContentId\n      type: $type\n      status: $status\n      madeMsAgo: $madeMsAgo\n      sentAt: $sentAt\n    ) {\n      status\n      courseBadgeId\n      error {\n        message\n      }\n    }\n  }\n": types.SaveSessionContentProgressDocument,
    "\n  mutation SaveSurveyResponse($responses: SurveyResponsesInput!, $surveyResponseId: ID) {\n    saveSurveyResponse(responses: $responses, surveyResponseId: $surveyResponseId) {\n      isStored\n      error {\n        message\n      }\n    }\n  }\n": types.SaveSurveyResponseDocument,
    "\n  mutation TransferToTutor {\n    transferToProfAI {\n      profAIUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.TransferToTutorDocument,
    "\n  mutation SaveVideoNote(\n    $noteId: ID!\n    $videoId: ID!\n    $seconds: Float!\n    $text: String!\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saveVideoNote(\n      noteId: $noteId\n      videoId: $videoId\n      seconds: $seconds\n      text: $text\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      note {\n        ...StoredNote\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SaveVideoNoteDocument,
    "\n  mutation RemoveVideoNote($noteId: ID!, $removedMsAgo: Float, $sentAt: Float) {\n    removeVideoNote(noteId: $noteId, removedMsAgo: $removedMsAgo, sentAt: $sentAt) {\n      note {\n        ...StoredNote\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RemoveVideoNoteDocument,
    "\n  fragment StoredNote on VideoNote {\n    noteId\n    videoId\n    courseId\n    seconds\n    text\n    createdAt\n  }\n": types.StoredNoteFragmentDoc,
    "\n  query ListVideoNotes($courseId: ID!) {\n    listVideoNotes(courseId: $courseId) {\n      courseTitle\n      lessons {\n        videoId\n        title\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n      }\n      notes {\n        ...StoredNote\n      }\n    }\n  }\n": types.ListVideoNotesDocument,
    "\n  query NotedCourses {\n    listNotedCourses {\n      courseId\n      courseTitle\n      notes\n    }\n  }\n": types.NotedCoursesDocument,
    "\n  query OnDemandVideoPage(\n    $courseId: ID!\n    $videoContentId: ID!\n    $language: String\n    $withTranscript: Boolean!\n  ) {\n    getOnDemandContent(courseId: $courseId) {\n      courseId\n      courseTitle\n      sessionId\n      entitled\n      opensAt\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          description\n          completionRequired\n          preview\n          meta {\n            title\n            videoThumbnail\n          }\n          video {\n            videoId\n            posterUrl\n            subtitle\n            duration\n            chapters {\n              ...LectureChapter\n            }\n            meta {\n              is_ai_generated\n            }\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      groups {\n        videos {\n          ...StoredProgress\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getTranscript(videoContentId: $videoContentId, language: $language) @include(if: $withTranscript) {\n      ...TranscriptText\n    }\n  }\n": types.OnDemandVideoPageDocument,
    "\n  query VideoProgress($videoId: ID!) {\n    getVideoProgress(videoId: $videoId) {\n      continueAtTime\n      positionAt\n      positionSessionId\n    }\n  }\n": types.VideoProgressDocument,
    "\n  mutation CreatePlaylistUrl($videoId: ID!) {\n    createPlaylistUrl(videoId: $videoId) {\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreatePlaylistUrlDocument,
    "\n  mutation CreateVideoSession(\n    $courseId: ID!\n    $courseContentId: ID\n    $sessionId: ID\n    $videoId: ID!\n    $userClientUri: String\n    $type: VideoSessionType!\n    $videoDurationAtPlaytime: Float\n    $beganMsAgo: Float\n    $sentAt: Float\n  ) {\n    createVideoSession(\n      courseId: $courseId\n      courseContentId: $courseContentId\n      sessionId: $sessionId\n      videoId: $videoId\n      userClientUri: $userClientUri\n      type: $type\n      videoDurationAtPlaytime: $videoDurationAtPlaytime\n      beganMsAgo: $beganMsAgo\n      sentAt: $sentAt\n    ) {\n      userVideoSessionId\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateVideoSessionDocument,
    "\n  mutation UpdateVideoSession(\n    $userVideoSessionId: ID!\n    $videoId: ID!\n    $courseId: ID\n    $continueAtTime: Float!\n    $status: VideoSessionStatus!\n    $videoSessionMaxPlayhead: Float!\n    $videoSessionPlayingTime: Float!\n    $positionMsAgo: Float\n    $sentAt: Float\n  ) {\n    updateVideoSession(\n      userVideoSessionId: $userVideoSessionId\n      videoId: $videoId\n      courseId: $courseId\n      continueAtTime: $continueAtTime\n      status: $status\n      videoSessionMaxPlayhead: $videoSessionMaxPlayhead\n      videoSessionPlayingTime: $videoSessionPlayingTime\n      positionMsAgo: $positionMsAgo\n      sentAt: $sentAt\n    ) {\n      continueAtTime\n      positionAt\n      positionSessionId\n      creditedTime\n      skipped {\n        from\n        seconds\n      }\n      completed\n      courseBadgeId\n      enrollmentStatus\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.UpdateVideoSessionDocument,
    "\n  query SessionVideoPage(\n    $sessionId: ID!\n    $videoGroupId: ID!\n    $videoContentId: ID!\n    $language: String\n    $withTranscript: Boolean!\n  ) {\n    getUserSession(sessionId: $sessionId) {\n      sessionId\n      courseId\n      title\n      kind\n      access\n    }\n    getSessionContentVideos(sessionId: $sessionId, videoGroupId: $videoGroupId) {\n      videoId\n      posterUrl\n      title\n      subtitle\n      description\n      thumbnailUrl\n      duration\n      isAiGenerated\n      chapters {\n        ...LectureChapter\n      }\n    }\n    getVideoProgressBySession(sessionId: $sessionId) {\n      groups {\n        videos {\n          ...StoredProgress\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getTranscript(videoContentId: $videoContentId, language: $language) @include(if: $withTranscript) {\n      ...TranscriptText\n    }\n  }\n": types.SessionVideoPageDocument,
    "\n  fragment TranscriptText on Transcript {\n    language\n    languages\n    lines {\n      startSeconds\n      endSeconds\n      text\n    }\n  }\n": types.TranscriptTextFragmentDoc,
    "\n  query Transcript($videoContentId: ID!, $language: String) {\n    getTranscript(videoContentId: $videoContentId, language: $language) {\n      ...TranscriptText\n    }\n  }\n": types.TranscriptDocument,
    "\n  fragment LectureChapter on VideoChapter {\n    videoChapterId\n    title\n    startSeconds\n    endSeconds\n  }\n": types.LectureChapterFragmentDoc,
    "\n  fragment StoredProgress on CourseVideoProgressVideo {\n    videoId\n    continueAtTime\n    positionAt\n    positionSessionId\n    creditedTime\n    skipped {\n      from\n      seconds\n    }\n    completed\n  }\n": types.StoredProgressFragmentDoc,
    "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n": types.LogoutDocument,
    "\n  mutation SaveTimeZone($timeZone: String!) {\n    saveTimeZone(timeZone: $timeZone) {\n      timeZone\n    }\n  }\n": types.SaveTimeZoneDocument,
    "\n  fragment MeteringPlanDetails on MeteringPlan {\n    threshold\n    currentMeasure\n    watchedVideoIds\n    entitledVideoIds\n  }\n": types.MeteringPlanDetailsFragmentDoc,
    "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      paymentFailed\n      trialEndDate\n      timeZone\n      alternateSSOEmail\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n        logoUrl\n        accentColor\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getSurveyStatus(surveyType: BASIC_INFO_SURVEY_V2)\n  }\n": types.ViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CalendarSubscription {\n    getCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n"): typeof import('./graphql.ts').CalendarSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCalendarSubscription {\n    createCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n"): typeof import('./graphql.ts').CreateCalendarSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCalendarSubscription {\n    revokeCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n"): typeof import('./graphql.ts').RevokeCalendarSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSignIn($signInId: ID!) {\n    endSignIn(signInId: $signInId) {\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EndSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MeteredVideos {\n    listMeteredVideos {\n      videoId\n      title\n      courseTitle\n      playedAt\n      page {\n        kind\n        topLevelId\n        groupId\n        videoContentId\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MeteredVideosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAccountLinking($email: String!, $userName: String!) {\n    startAccountLinking(email: $email, userName: $userName) {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StartAccountLinkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkAccount {\n    unlinkAccount {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UnlinkAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignIns {\n    listSignIns {\n      signInId\n      device\n      signedInAt\n      lastUsedAt\n      isCurrent\n      via\n    }\n    listSignInMethods\n  }\n"): typeof import('./graphql.ts').SignInsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer($coupon: String!) {\n    updateExistingStripeSubscription(coupon: $coupon) {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n      error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AcceptOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CancelOffer {\n    checkStripeSubscriptionDiscountOffer {\n      offer\n      headline\n      subheadline\n      normalPrice\n      newPrice\n      couponCode\n      acceptCta\n      rejectCta\n      cancelConfigId\n    }\n    checkIfStripeScheduledSubscription\n    getMembershipBilling {\n      status\n      endsAt\n      currency\n    }\n  }\n"): typeof import('./graphql.ts').CancelOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCheckout($sessionId: ID!) {\n    confirmCheckout(sessionId: $sessionId) {\n      status\n      name\n      path\n      amountPaid\n      amountOff\n      currency\n      receiptUrl\n      renewalAmount\n      renewsAt\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginCheckout($checkout: CheckoutInput!) {\n    createStripeCheckoutForProduct(checkout: $checkout) {\n      url\n      error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BeginCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenBillingPortal($configId: ID) {\n    createStripePortalUrl(configId: $configId) {\n      url\n      error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OpenBillingPortalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scholarship($userId: ID!) {\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScholarshipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountBilling($userId: ID!) {\n    getMembershipBilling {\n      planName\n      status\n      currency\n      amount\n      nextAmount\n      nextPaymentAt\n      amountOff\n      endsAt\n      payInvoiceUrl\n    }\n    checkIfStripeScheduledSubscription\n    checkStripeSubscriptionDiscountOffer {\n      offer\n      cancelConfigId\n    }\n    listReceipts {\n      paymentId\n      description\n      amount\n      amountRefunded\n      currency\n      paidAt\n      receiptUrl\n    }\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AccountBillingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSubscription {\n    createStripeSubscriptionCheckoutSession {\n      url\n      error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BeginSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferedSubscription on Query {\n    getSubscriptionOffer {\n      plan {\n        name\n        amount\n        currency\n        features\n      }\n      dueNow\n      firstAmount\n      firstPaymentAt\n      renewalAmount\n      renewsAt\n      promotionCode\n      amountOff\n    }\n  }\n"): typeof import('./graphql.ts').OfferedSubscriptionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubscriptionOffer {\n    ...OfferedSubscription\n  }\n"): typeof import('./graphql.ts').SubscriptionOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Plans {\n    listPlans {\n      planId\n      productId\n      name\n      amount\n      currency\n      features\n    }\n  }\n"): typeof import('./graphql.ts').PlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SessionLinkDocument;
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
export function graphql(source: "\n  fragment CatalogSession on Session {\n    sessionId\n    sessionKind: kind\n    sessionType\n    startAt\n    endAt\n    activateAt\n    meetings {\n      meetingId\n      startAt\n      endAt\n      link\n    }\n    enrollmentClose\n    seatsLeft\n    lowInventory\n    enrollmentStatus\n    hasWaitlist\n    entitled\n    hideInCatalog\n    isFreeSession\n    wpCohortSlug\n    sessionMeta {\n      eventLink\n      detailCtaText\n    }\n  }\n"): typeof import('./graphql.ts').CatalogSessionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      ...CatalogSession\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      courseBadgeId\n      courseRating\n      ratingCount\n      description\n      badgeImageUrl\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      enrollmentOpen\n      courseTypeMeta {\n        waitlist {\n          taskItems\n        }\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        sprintTrailerJwPlayerFileId\n        sprintTrailerCoverImageUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          completionRequired\n          preview\n          meta {\n            title\n          }\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      creditedShare\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n    listFacultyCourses(courseId: $courseId) {\n      facultyId\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n      }\n    }\n    getCourseAlert(courseId: $courseId) {\n      courseId\n    }\n    listWaitlists(courseId: $courseId) {\n      sessionId\n      length\n      rank\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getCourseOffer(courseId: $courseId) {\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      difficulty\n      topTakeaway\n      heldBy\n    }\n    listCourseProducts(courseId: $courseId) {\n      productId\n      name\n      amount\n      currency\n      sessionId\n      startAt\n      courseId\n    }\n  }\n"): typeof import('./graphql.ts').CourseLandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Dashboard on Query {\n    listUserCourses {\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      faculties {\n        fullName\n      }\n      courseBadgeId\n      courseRating\n      ratingCount\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n      sessions {\n        ...CatalogSession\n        ownTitle\n        ownSubtitle\n        hasEnrollment\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getResumePoint {\n      courseId\n      courseTitle\n      courseContentGroupId\n      moduleTitle\n      courseContentId\n      videoId\n      title\n      videoThumbnail\n      duration\n      continueAtTime\n      lessonNumber\n      lessonCount\n    }\n  }\n"): typeof import('./graphql.ts').DashboardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CoursesDashboard {\n    ...Dashboard\n  }\n"): typeof import('./graphql.ts').CoursesDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchCourses($input: SearchCoursesInput!) {\n    searchCourses(input: $input) {\n      courseId\n    }\n  }\n"): typeof import('./graphql.ts').SearchCoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n"): typeof import('./graphql.ts').NextStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCourseAlert($courseId: ID!) {\n    addCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddCourseAlertDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCourseAlert($courseId: ID!) {\n    removeCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveCourseAlertDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseTrailer($courseId: ID!) {\n    getCourseTrailer(courseId: $courseId) {\n      playlistUrl\n    }\n  }\n"): typeof import('./graphql.ts').CourseTrailerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchTranscripts($query: String!, $after: String) {\n    searchTranscripts(input: { query: $query, after: $after }) {\n      places {\n        videoId\n        courseTitle\n        title\n        language\n        startSeconds\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n        parts {\n          text\n          isMatch\n        }\n      }\n      total\n      hasMoreThanTotal\n      nextCursor\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchTranscriptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CertificateProgress on Query {\n    listCertificates {\n      certificateId\n      title\n      badgeImageUrl\n      numRequiredCourses\n      numElectiveCourses\n      numBadges\n      isRegistered\n      isCompleted\n      credentialId\n      issuingDate\n      withheldReason\n      groups {\n        courses {\n          courseId\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CertificateProgressFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CertificateProgress {\n    ...CertificateProgress\n  }\n"): typeof import('./graphql.ts').CertificateProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CertificateSummary on Certificate {\n    certificateId\n    title\n    description\n    type\n    badgeImageUrl\n    numElectiveCourses\n    numRequiredCourses\n    numBadges\n    isRegistered\n    isCompleted\n    credentialId\n    issuingDate\n    withheldReason\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n  }\n"): typeof import('./graphql.ts').CertificateSummaryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CertificateDetail on Certificate {\n    ...CertificateSummary\n    coverImageUrl\n    primaryColor\n    entitledCourseIds\n    meta {\n      bannerDescription\n    }\n    groups {\n      certificateGroupId\n      title\n      description\n      isCapstoneGroup\n      meta {\n        note\n      }\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n        liveOnly\n        completionRequired\n        isCompleted\n        meta {\n          note\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CertificateDetailFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Certificates {\n    listCertificates {\n      ...CertificateSummary\n    }\n  }\n"): typeof import('./graphql.ts').CertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Certificate($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n"): typeof import('./graphql.ts').CertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoughtSessions {\n    listUserSessions(showHiddenInCatalog: true) {\n      ...CatalogSession\n      courseId\n      title\n      subtitle\n      coverImageUrl\n      stack\n      topics\n      difficulty\n      faculties {\n        fullName\n      }\n      courseBadgeId\n      courseRating\n      ratingCount\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n      hasEnrollment\n    }\n  }\n"): typeof import('./graphql.ts').BoughtSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CrashCourses {\n    getEntitledCertificates(type: CRASH_COURSE) {\n      certificateId\n    }\n  }\n"): typeof import('./graphql.ts').CrashCoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CrashCourse($certificateId: ID!) {\n    getCrashCourseCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n"): typeof import('./graphql.ts').CrashCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCertificateCompletion($certificateId: ID!) {\n    addCertificateCompletion(certificateId: $certificateId) {\n      certificateId\n      isCompleted\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddCertificateCompletionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddCertificateRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveCertificateRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnCredentials on Query {\n    listCredentials {\n      credentialId\n      kind\n      certificateId\n      courseId\n      title\n      recipientName\n      issuerName\n      issuedOn\n      courseTitles\n      imageUrl\n      downloadUrl\n      isPublic\n    }\n  }\n"): typeof import('./graphql.ts').OwnCredentialsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Credentials {\n    ...OwnCredentials\n  }\n"): typeof import('./graphql.ts').CredentialsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicCredential($credentialId: ID!) {\n    getPublicCredential(credentialId: $credentialId) {\n      credentialId\n      kind\n      title\n      description\n      recipientName\n      issuerName\n      issuedOn\n      courseTitles\n      documentImageUrl\n      downloadUrl\n    }\n  }\n"): typeof import('./graphql.ts').PublicCredentialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCredentialVisibility($credentialId: ID!, $isPublic: Boolean!) {\n    saveCredentialVisibility(credentialId: $credentialId, isPublic: $isPublic) {\n      isPublic\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveCredentialVisibilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Classmates($courseId: ID!) {\n    listClassmates(courseId: $courseId) {\n      members {\n        ...MemberOnCard\n      }\n      total\n      mayBeMore\n      isShared\n    }\n  }\n"): typeof import('./graphql.ts').ClassmatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberOnCard on ListedMember {\n    userId\n    firstName\n    lastName\n    jobRole\n    company {\n      name\n    }\n    profileImageUrl\n  }\n"): typeof import('./graphql.ts').MemberOnCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members($search: String!, $count: Int!, $page: Int!) {\n    listMembers(filter: $search, count: $count, page: $page, context: MEMBERSPAGE) {\n      list {\n        ...MemberOnCard\n      }\n      pageInfo {\n        totalPages\n        total\n        isMore\n        page\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberProfile($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      userId\n      firstName\n      lastName\n      pronouns\n      profileImageUrl\n      company {\n        name\n      }\n      jobRole\n      industry\n      jobFunction\n      location {\n        city\n        region\n        country\n      }\n      languages {\n        name\n      }\n      linkedinProfileUrl\n      twitterProfileUrl\n      instagramProfileUrl\n      about\n      growthTip\n      communityGive\n      communityGet\n      whatILove\n    }\n  }\n"): typeof import('./graphql.ts').MemberProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Drops {\n    getPageContent(slug: \"drops\") {\n      title\n      body\n    }\n  }\n"): typeof import('./graphql.ts').DropsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveEnrollmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Event($memberEventId: ID!, $userId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      ...EventOnCard\n      subtitle\n      details\n      eventType {\n        label\n      }\n      insightIds\n    }\n    getMemberEventRsvp(memberEventId: $memberEventId, userId: $userId) {\n      status\n      zoomJoinUrl\n    }\n    listEventAttendees(memberEventId: $memberEventId) {\n      members {\n        ...MemberOnCard\n      }\n      total\n      coming\n      isShared\n    }\n  }\n"): typeof import('./graphql.ts').EventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventRecording($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      recording {\n        playlistUrl\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EventRecordingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteToEvent($input: InviteToEventInput!) {\n    inviteToEvent(input: $input) {\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InviteToEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventOnCard on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    status\n    heroImageUrl\n    zoomLink\n    recording {\n      duration\n    }\n    eventCategory {\n      label\n    }\n  }\n"): typeof import('./graphql.ts').EventOnCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Events($userId: ID!) {\n    listMemberEvents(type: ORIENTATION) {\n      ...EventOnCard\n    }\n    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {\n      memberEventId\n      status\n    }\n  }\n"): typeof import('./graphql.ts').EventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventLink($memberEventId: ID!) {\n    getMemberEventLink(memberEventId: $memberEventId) {\n      link\n    }\n  }\n"): typeof import('./graphql.ts').EventLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveEventRsvpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($userId: ID!) {\n    ...Dashboard\n    ...HomeStudy\n    ...OwnCredentials\n    ...CertificateProgress\n    ...OfferedSubscription\n    ...HomeMembers\n    ...HomeEvents\n  }\n"): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeEvents on Query {\n    listMemberEvents(category: Q_AND_A, ahead: 3) {\n      ...EventOnCard\n    }\n    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {\n      memberEventId\n      status\n    }\n  }\n"): typeof import('./graphql.ts').HomeEventsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeEvents($userId: ID!) {\n    ...HomeEvents\n  }\n"): typeof import('./graphql.ts').HomeEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeMembers on Query {\n    listMembers(context: HOMEPAGE, count: 20) {\n      list {\n        ...MemberOnCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeMembersFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeMembers {\n    ...HomeMembers\n  }\n"): typeof import('./graphql.ts').HomeMembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeStudy on Query {\n    listCourseProgress {\n      courseId\n      creditedShare\n    }\n    listOwnWaitlists {\n      sessionId\n      length\n      rank\n    }\n    listOpenTasks {\n      sessionContentId\n      sessionId\n      title\n      dayAt\n    }\n  }\n"): typeof import('./graphql.ts').HomeStudyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeStudy {\n    ...HomeStudy\n  }\n"): typeof import('./graphql.ts').HomeStudyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CorporateRealmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LmsProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      realm\n      serializedOptions\n      passShortCode\n      redirectUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LmsProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendVerificationCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InsightSummary on CaseStudy {\n    caseStudyId\n    title\n    summary\n    publishedAt\n    coverImageUrl\n    readingMinutes\n    video {\n      duration\n    }\n  }\n"): typeof import('./graphql.ts').InsightSummaryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Insights {\n    listCaseStudies {\n      ...InsightSummary\n    }\n  }\n"): typeof import('./graphql.ts').InsightsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Insight($insightId: ID!) {\n    listCaseStudies(caseStudyId: $insightId) {\n      ...InsightSummary\n      bodyText\n    }\n    listInsightEvents(caseStudyId: $insightId) {\n      memberEventId\n      title\n      eventEnd\n    }\n  }\n"): typeof import('./graphql.ts').InsightDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InsightVideo($insightId: ID!) {\n    listCaseStudies(caseStudyId: $insightId) {\n      video {\n        playlistUrl\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InsightVideoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PassPreview($code: String!) {\n    getPassDetailsByCode(code: $code, context: InvitePreview) {\n      code\n      title\n      targetSegment\n      showRegistration\n      introContent\n      content {\n        externalKey\n        videoId\n        videoThumbnail\n        title\n        playlistUrl\n      }\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PassPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupPassActivationLink(\n    $code: String\n    $email: String\n    $tac: String\n    $userId: ID\n    $shortCode: String\n  ) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac, userId: $userId, shortCode: $shortCode) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n"): typeof import('./graphql.ts').LookupPassActivationLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProcessPassExtras($userId: ID!, $shortCode: String!, $redemptionCode: String) {\n    processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProcessPassExtrasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PassCorporateRealm($code: String!) {\n    lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PassCorporateRealmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUserWithPass(\n    $code: String!\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $company: String\n    $jobTitle: String\n    $jobLevel: String\n    $companyNumberOfEmployees: String\n    $phone: String\n    $redemptionCode: String\n    $ssoUsername: String\n    $extra: [ExtraFieldInput!]\n    $redirectPath: String\n  ) {\n    createUserWithPass(\n      code: $code\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      company: $company\n      jobTitle: $jobTitle\n      jobLevel: $jobLevel\n      companyNumberOfEmployees: $companyNumberOfEmployees\n      phone: $phone\n      redemptionCode: $redemptionCode\n      ssoUsername: $ssoUsername\n      extra: $extra\n      redirectPath: $redirectPath\n    ) {\n      result\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateUserWithPassDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PassRegistration($code: String!) {\n    getPassDetailsByCode(code: $code, context: InviteRegistration) {\n      code\n      title\n      showRegistration\n      redirectUrl\n      usesSSO\n      usesOTRC\n      hasRedemptionCode\n      targetSegment\n      beginsAt\n      extraCollectionFields {\n        name\n        label\n        required\n      }\n      meta {\n        hero {\n          title\n          subtitle\n        }\n        logo {\n          url\n          alt\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PassRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignupLimitedUser(\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $ssoUsername: String\n    $botChallengeToken: String!\n    $redirectPath: String\n  ) {\n    signupLimitedUser(\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      ssoUsername: $ssoUsername\n      botChallengeToken: $botChallengeToken\n      redirectPath: $redirectPath\n    ) {\n      result\n      link\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SignupLimitedUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupSignupActivationCode($email: String!, $tac: String!) {\n    lookupSignupActivationCode(email: $email, tac: $tac) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').LookupSignupActivationCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PassLogo($code: String!) {\n    getPassDetailsByCode(code: $code, context: TopNav) {\n      meta {\n        navLogoUrl\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PassLogoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeLearningPlan on LearningPlan {\n    plan {\n      name\n      topic\n      level\n    }\n    certificate {\n      certificateId\n      logo\n      title\n      description\n      progress\n    }\n    courseIds\n    reasons {\n      courseId\n      reason\n    }\n  }\n"): typeof import('./graphql.ts').WholeLearningPlanFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearningPlan {\n    getLearningPlan {\n      ...WholeLearningPlan\n    }\n  }\n"): typeof import('./graphql.ts').LearningPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearningPlanQuiz {\n    getLearningPlanQuiz {\n      id\n      title\n      options {\n        key\n        label\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LearningPlanQuizDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitLearningPlanQuiz($responses: [LearningPlanQuizResponseInput!]!) {\n    submitLearningPlanQuiz(responses: $responses) {\n      learningPlan {\n        ...WholeLearningPlan\n      }\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SubmitLearningPlanQuizDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitLearningPlan($courseIds: [ID!]!) {\n    submitLearningPlan(courseIds: $courseIds) {\n      learningPlan {\n        ...WholeLearningPlan\n      }\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SubmitLearningPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeOffer {\n    getFreeOffer {\n      previews {\n        videoId\n        title\n        courseTitle\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n      }\n      courses {\n        courseId\n        title\n      }\n      liveCourses {\n        courseId\n        title\n        startAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FreeOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n"): typeof import('./graphql.ts').MeteringPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MiniMbas {\n    getEntitledBootcampSessions {\n      sessionId\n      title\n      subtitle\n      coverImageUrl\n      sessionKind: kind\n      sessionType\n      startAt\n      endAt\n      activateAt\n      enrollmentStatus\n      faculties {\n        fullName\n      }\n      meetings {\n        meetingId\n        startAt\n        endAt\n        link\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MiniMbasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedMember on SaveProfileResult {\n    member {\n      ...EditedMember\n    }\n    error {\n      code\n      message\n    }\n  }\n"): typeof import('./graphql.ts').SavedMemberFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileBasics(\n    $userId: ID!\n    $firstName: String\n    $middleName: String\n    $lastName: String\n    $pronouns: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberBasicInfo(\n      userId: $userId\n      firstName: $firstName\n      middleName: $middleName\n      lastName: $lastName\n      pronouns: $pronouns\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileBasicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileLocation(\n    $userId: ID!\n    $country: String!\n    $region: String\n    $city: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberLocation(\n      userId: $userId\n      country: $country\n      region: $region\n      city: $city\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      member {\n        ...EditedMember\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileLocationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileLanguages($userId: ID!, $languages: [String!]!, $writtenMsAgo: Float, $sentAt: Float) {\n    saved: saveMemberLanguages(\n      userId: $userId\n      languages: $languages\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileLanguagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileLinks(\n    $userId: ID!\n    $linkedinProfileUrl: String\n    $twitterProfileUrl: String\n    $instagramProfileUrl: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberSocialInfo(\n      userId: $userId\n      linkedinProfileUrl: $linkedinProfileUrl\n      twitterProfileUrl: $twitterProfileUrl\n      instagramProfileUrl: $instagramProfileUrl\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileJob(\n    $userId: ID!\n    $industry: String\n    $jobRole: String\n    $jobFunction: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberJobInfo(\n      userId: $userId\n      industry: $industry\n      jobRole: $jobRole\n      jobFunction: $jobFunction\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileCompany($userId: ID!, $companyName: String!, $writtenMsAgo: Float, $sentAt: Float) {\n    saved: saveMemberCompany(\n      userId: $userId\n      companyName: $companyName\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileCommunity(\n    $userId: ID!\n    $about: String\n    $growthTip: String\n    $communityGive: String\n    $communityGet: String\n    $whatILove: String\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberCommunity(\n      userId: $userId\n      about: $about\n      growthTip: $growthTip\n      communityGive: $communityGive\n      communityGet: $communityGet\n      whatILove: $whatILove\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileCommunityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileVisibility(\n    $userId: ID!\n    $directory: Boolean\n    $location: Boolean\n    $languages: Boolean\n    $links: Boolean\n    $courses: Boolean\n    $events: Boolean\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saved: saveMemberVisibility(\n      userId: $userId\n      directory: $directory\n      location: $location\n      languages: $languages\n      links: $links\n      courses: $courses\n      events: $events\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      ...SavedMember\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileVisibilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Countries {\n    listCountries {\n      name\n    }\n  }\n"): typeof import('./graphql.ts').CountriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Regions($country: String!) {\n    listRegions(country: $country)\n  }\n"): typeof import('./graphql.ts').RegionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cities($country: String!, $region: String, $search: String!) {\n    listCities(country: $country, region: $region, search: $search)\n  }\n"): typeof import('./graphql.ts').CitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSignedUploadUrl($fileType: String!) {\n    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {\n      upload {\n        url\n        fileUrl\n        fields {\n          acl\n          key\n          contentType\n          policy\n          algorithm\n          credential\n          date\n          signature\n        }\n      }\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateSignedUploadUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfilePhoto($userId: ID!, $profileImageUrl: String!) {\n    saveMemberBasicInfo(userId: $userId, profileImageUrl: $profileImageUrl) {\n      error {\n        message\n      }\n      member {\n        userId\n        profileImageUrl\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfilePhotoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedMember on Member {\n    userId\n    firstName\n    middleName\n    lastName\n    displayName\n    pronouns\n    linkedinProfileUrl\n    twitterProfileUrl\n    instagramProfileUrl\n    jobRole\n    industry\n    jobFunction\n    about\n    growthTip\n    communityGive\n    communityGet\n    whatILove\n    company {\n      name\n    }\n    location {\n      country\n      region\n      city\n    }\n    languages {\n      name\n    }\n    visibility {\n      directory\n      location\n      languages\n      links\n      courses\n      events\n    }\n  }\n"): typeof import('./graphql.ts').EditedMemberFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileEdit($userId: ID!) {\n    getMember(userId: $userId) {\n      ...EditedMember\n    }\n    listIndustryReferences {\n      industry\n    }\n    listJobFunctionReferences {\n      jobFunction\n    }\n  }\n"): typeof import('./graphql.ts').ProfileEditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitProject($sessionId: ID!, $projectSubmissionId: ID!, $content: String!) {\n    submitProject(sessionId: $sessionId, projectSubmissionId: $projectSubmissionId, content: $content) {\n      submission {\n        projectSubmissionId\n        kind\n        content\n        submittedAt\n      }\n      courseBadgeId\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SubmitProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProjectDraft($sessionId: ID!, $content: String!, $writtenMsAgo: Float) {\n    saveProjectDraft(sessionId: $sessionId, content: $content, writtenMsAgo: $writtenMsAgo) {\n      draft {\n        savedAt\n      }\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveProjectDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Project($sessionId: ID!) {\n    getProject(sessionId: $sessionId) {\n      sessionId\n      title\n      enabledAt\n      closesAt\n      formUrl\n      submission {\n        projectSubmissionId\n        kind\n        content\n        submittedAt\n      }\n      draft {\n        content\n        savedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReceivedProjects($sessionId: ID!, $after: String) {\n    listReceivedProjects(sessionId: $sessionId, after: $after) {\n      total\n      participants\n      nextCursor\n      projects {\n        projectSubmissionId\n        userId\n        fullName\n        imageUrl\n        kind\n        content\n        submittedAt\n        timesSubmitted\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReceivedProjectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResourceOnCard on Resource {\n    resourceID\n    slug\n    title\n    subtitle\n    type\n    coverImageUrl\n    tags {\n      tagID\n      category\n      label\n    }\n  }\n"): typeof import('./graphql.ts').ResourceOnCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchResources($input: SearchResourcesInput!) {\n    searchResources(input: $input) {\n      resources {\n        ...ResourceOnCard\n      }\n      total\n      page\n      totalPages\n      facets {\n        key\n        values {\n          key\n          count\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchResourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Resource($slug: String!) {\n    getResource(slug: $slug) {\n      ...ResourceOnCard\n      pdfDownloadUrl\n      googleDocCopyUrl\n      items {\n        resourceContentID\n        type\n        content\n        imageUrl\n        embedUrl\n        anchorName\n        target {\n          title\n          subtitle\n          imageUrl\n          href\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ResourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseResources($courseId: ID!) {\n    listCourseResources(courseId: $courseId) {\n      ...ResourceOnCard\n    }\n  }\n"): typeof import('./graphql.ts').CourseResourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContainerContents on ContainerContent {\n    __typename\n    ... on RichTextContent {\n      sessionContentId\n      intro\n      body\n      outro\n    }\n    ... on VideoGroupContent {\n      sessionContentId\n      intro\n      outro\n      enabledAt\n      videoPreviews {\n        videoId\n        title\n        duration\n        thumbnailUrl\n      }\n    }\n    ... on CtaButtonContent {\n      sessionContentId\n      buttonText\n      buttonUrl\n      isLocked\n      buttonStartIcon\n      buttonEndIcon\n      enabledAt\n    }\n    ... on CalendarContent {\n      sessionContentId\n      calendarStartDate\n      day1Text\n      day2Text\n      day3Text\n      day4Text\n      day5Text\n    }\n  }\n"): typeof import('./graphql.ts').ContainerContentsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionPage($sessionId: ID!, $sessionContentIds: [ID!]!) {\n    getUserSession(sessionId: $sessionId) {\n      sessionId\n      courseId\n      title\n      kind\n      sessionType\n      startAt\n      endAt\n      hideTimeAndFacultyLabels\n      enrollmentStatus\n      courseBadgeId\n      badgeImageUrl\n      access\n      canReadProjects\n      meetings {\n        meetingId\n        startAt\n        endAt\n        link\n      }\n    }\n    getUserSessionConfig(sessionId: $sessionId) {\n      teachingAssistant {\n        fullName\n        imageUrl\n        slackUrl\n      }\n    }\n    getSessionContent(sessionId: $sessionId) {\n      title\n      timeZone\n      calendarFallbackUrl\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      containers {\n        sessionContentId\n        title\n        calendarDate\n        containsActiveContent\n        opensAt\n        expandedPlaceholder\n      }\n      sessionContainers {\n        sessionContentId\n        type\n        title\n        contents {\n          ...ContainerContents\n        }\n      }\n      schedules {\n        sessionContentId\n        title\n        externalCalendarUrl\n        calendarStartDate\n        calendarEndDate\n        scheduleDays {\n          dayNumber\n          ctaText\n          body\n          checklistSessionContentId\n        }\n      }\n      checklist {\n        sessionContentId\n        parentSessionContentId\n        refSessionContentId\n        subtype\n        title\n        subtitle\n        selfReporting\n        required\n        progress\n        completionStatus\n        checklistGroupName\n      }\n      uiCustomizations {\n        taskContainerTitle\n      }\n    }\n    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {\n      sessionContentId\n      contents {\n        ...ContainerContents\n      }\n    }\n    getVideoProgressBySession(sessionId: $sessionId) {\n      groups {\n        groupSessionContentId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SessionPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionContainer($sessionId: ID!, $sessionContentIds: [ID!]!) {\n    getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $sessionContentIds) {\n      sessionContentId\n      contents {\n        ...ContainerContents\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SessionContainerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSessionContentProgress(\n    $sessionContentId: ID!\n    $type: ProgressType!\n    $status: ProgressStatus!\n    $madeMsAgo: Float\n    $sentAt: Float\n  ) {\n    saveSessionContentProgress(\n      sessionContentId: $sessionContentId\n      type: $type\n      status: $status\n      madeMsAgo: $madeMsAgo\n      sentAt: $sentAt\n    ) {\n      status\n      courseBadgeId\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveSessionContentProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSurveyResponse($responses: SurveyResponsesInput!, $surveyResponseId: ID) {\n    saveSurveyResponse(responses: $responses, surveyResponseId: $surveyResponseId) {\n      isStored\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveSurveyResponseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TransferToTutor {\n    transferToProfAI {\n      profAIUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TransferToTutorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVideoNote(\n    $noteId: ID!\n    $videoId: ID!\n    $seconds: Float!\n    $text: String!\n    $writtenMsAgo: Float\n    $sentAt: Float\n  ) {\n    saveVideoNote(\n      noteId: $noteId\n      videoId: $videoId\n      seconds: $seconds\n      text: $text\n      writtenMsAgo: $writtenMsAgo\n      sentAt: $sentAt\n    ) {\n      note {\n        ...StoredNote\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveVideoNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveVideoNote($noteId: ID!, $removedMsAgo: Float, $sentAt: Float) {\n    removeVideoNote(noteId: $noteId, removedMsAgo: $removedMsAgo, sentAt: $sentAt) {\n      note {\n        ...StoredNote\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveVideoNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoredNote on VideoNote {\n    noteId\n    videoId\n    courseId\n    seconds\n    text\n    createdAt\n  }\n"): typeof import('./graphql.ts').StoredNoteFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListVideoNotes($courseId: ID!) {\n    listVideoNotes(courseId: $courseId) {\n      courseTitle\n      lessons {\n        videoId\n        title\n        page {\n          kind\n          topLevelId\n          groupId\n          videoContentId\n        }\n      }\n      notes {\n        ...StoredNote\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ListVideoNotesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotedCourses {\n    listNotedCourses {\n      courseId\n      courseTitle\n      notes\n    }\n  }\n"): typeof import('./graphql.ts').NotedCoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnDemandVideoPage(\n    $courseId: ID!\n    $videoContentId: ID!\n    $language: String\n    $withTranscript: Boolean!\n  ) {\n    getOnDemandContent(courseId: $courseId) {\n      courseId\n      courseTitle\n      sessionId\n      entitled\n      opensAt\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          description\n          completionRequired\n          preview\n          meta {\n            title\n            videoThumbnail\n          }\n          video {\n            videoId\n            posterUrl\n            subtitle\n            duration\n            chapters {\n              ...LectureChapter\n            }\n            meta {\n              is_ai_generated\n            }\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      groups {\n        videos {\n          ...StoredProgress\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getTranscript(videoContentId: $videoContentId, language: $language) @include(if: $withTranscript) {\n      ...TranscriptText\n    }\n  }\n"): typeof import('./graphql.ts').OnDemandVideoPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoProgress($videoId: ID!) {\n    getVideoProgress(videoId: $videoId) {\n      continueAtTime\n      positionAt\n      positionSessionId\n    }\n  }\n"): typeof import('./graphql.ts').VideoProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePlaylistUrl($videoId: ID!) {\n    createPlaylistUrl(videoId: $videoId) {\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreatePlaylistUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateVideoSession(\n    $courseId: ID!\n    $courseContentId: ID\n    $sessionId: ID\n    $videoId: ID!\n    $userClientUri: String\n    $type: VideoSessionType!\n    $videoDurationAtPlaytime: Float\n    $beganMsAgo: Float\n    $sentAt: Float\n  ) {\n    createVideoSession(\n      courseId: $courseId\n      courseContentId: $courseContentId\n      sessionId: $sessionId\n      videoId: $videoId\n      userClientUri: $userClientUri\n      type: $type\n      videoDurationAtPlaytime: $videoDurationAtPlaytime\n      beganMsAgo: $beganMsAgo\n      sentAt: $sentAt\n    ) {\n      userVideoSessionId\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateVideoSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVideoSession(\n    $userVideoSessionId: ID!\n    $videoId: ID!\n    $courseId: ID\n    $continueAtTime: Float!\n    $status: VideoSessionStatus!\n    $videoSessionMaxPlayhead: Float!\n    $videoSessionPlayingTime: Float!\n    $positionMsAgo: Float\n    $sentAt: Float\n  ) {\n    updateVideoSession(\n      userVideoSessionId: $userVideoSessionId\n      videoId: $videoId\n      courseId: $courseId\n      continueAtTime: $continueAtTime\n      status: $status\n      videoSessionMaxPlayhead: $videoSessionMaxPlayhead\n      videoSessionPlayingTime: $videoSessionPlayingTime\n      positionMsAgo: $positionMsAgo\n      sentAt: $sentAt\n    ) {\n      continueAtTime\n      positionAt\n      positionSessionId\n      creditedTime\n      skipped {\n        from\n        seconds\n      }\n      completed\n      courseBadgeId\n      enrollmentStatus\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateVideoSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionVideoPage(\n    $sessionId: ID!\n    $videoGroupId: ID!\n    $videoContentId: ID!\n    $language: String\n    $withTranscript: Boolean!\n  ) {\n    getUserSession(sessionId: $sessionId) {\n      sessionId\n      courseId\n      title\n      kind\n      access\n    }\n    getSessionContentVideos(sessionId: $sessionId, videoGroupId: $videoGroupId) {\n      videoId\n      posterUrl\n      title\n      subtitle\n      description\n      thumbnailUrl\n      duration\n      isAiGenerated\n      chapters {\n        ...LectureChapter\n      }\n    }\n    getVideoProgressBySession(sessionId: $sessionId) {\n      groups {\n        videos {\n          ...StoredProgress\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getTranscript(videoContentId: $videoContentId, language: $language) @include(if: $withTranscript) {\n      ...TranscriptText\n    }\n  }\n"): typeof import('./graphql.ts').SessionVideoPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TranscriptText on Transcript {\n    language\n    languages\n    lines {\n      startSeconds\n      endSeconds\n      text\n    }\n  }\n"): typeof import('./graphql.ts').TranscriptTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Transcript($videoContentId: ID!, $language: String) {\n    getTranscript(videoContentId: $videoContentId, language: $language) {\n      ...TranscriptText\n    }\n  }\n"): typeof import('./graphql.ts').TranscriptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LectureChapter on VideoChapter {\n    videoChapterId\n    title\n    startSeconds\n    endSeconds\n  }\n"): typeof import('./graphql.ts').LectureChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoredProgress on CourseVideoProgressVideo {\n    videoId\n    continueAtTime\n    positionAt\n    positionSessionId\n    creditedTime\n    skipped {\n      from\n      seconds\n    }\n    completed\n  }\n"): typeof import('./graphql.ts').StoredProgressFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTimeZone($timeZone: String!) {\n    saveTimeZone(timeZone: $timeZone) {\n      timeZone\n    }\n  }\n"): typeof import('./graphql.ts').SaveTimeZoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MeteringPlanDetails on MeteringPlan {\n    threshold\n    currentMeasure\n    watchedVideoIds\n    entitledVideoIds\n  }\n"): typeof import('./graphql.ts').MeteringPlanDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      paymentFailed\n      trialEndDate\n      timeZone\n      alternateSSOEmail\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n        logoUrl\n        accentColor\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n    getSurveyStatus(surveyType: BASIC_INFO_SURVEY_V2)\n  }\n"): typeof import('./graphql.ts').ViewerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
