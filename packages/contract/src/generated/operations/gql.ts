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
    "\n  mutation StartAccountLinking($email: String!, $userName: String!) {\n    startAccountLinking(email: $email, userName: $userName) {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.StartAccountLinkingDocument,
    "\n  mutation UnlinkAccount {\n    unlinkAccount {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UnlinkAccountDocument,
    "\n  mutation AddUserSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": typeof types.AddUserSaveDocument,
    "\n  mutation RemoveUserSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": typeof types.RemoveUserSaveDocument,
    "\n  fragment CatalogSession on Session {\n    sessionId\n    courseId\n    sessionKind: kind\n    sessionType\n    courseType\n    title\n    subtitle\n    coverImageUrl\n    stack\n    topics\n    difficulty\n    startAt\n    endAt\n    activateAt\n    meetings {\n      meetingId\n      startAt\n      endAt\n      link\n    }\n    enrollmentClose\n    seatsLeft\n    lowInventory\n    enrollmentStatus\n    hasWaitlist\n    entitled\n    hideInCatalog\n    isFreeSession\n    wpCohortSlug\n    courseBadgeId\n    courseRating\n    ratingCount\n    sessionMeta {\n      eventLink\n      detailCtaText\n    }\n  }\n": typeof types.CatalogSessionFragmentDoc,
    "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      ...CatalogSession\n      description\n      badgeImageUrl\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      enrollmentOpen\n      courseTypeMeta {\n        waitlist {\n          taskItems\n        }\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        sprintTrailerJwPlayerFileId\n        sprintTrailerCoverImageUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          preview\n          meta {\n            title\n          }\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      creditedShare\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n    listFacultyCourses(courseId: $courseId) {\n      facultyId\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n      }\n    }\n    getCourseAlert(courseId: $courseId) {\n      courseId\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n": typeof types.CourseLandingDocument,
    "\n  query CoursesDashboard {\n    listUserSessions(forCards: true) {\n      ...CatalogSession\n      hasEnrollment\n      faculties {\n        fullName\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getResumePoint {\n      courseId\n      courseTitle\n      courseContentGroupId\n      moduleTitle\n      courseContentId\n      videoId\n      title\n      videoThumbnail\n      duration\n      continueAtTime\n      lessonNumber\n      lessonCount\n    }\n  }\n": typeof types.CoursesDashboardDocument,
    "\n  query SearchCourses($input: SearchCoursesInput!) {\n    searchCourses(input: $input) {\n      courseId\n    }\n  }\n": typeof types.SearchCoursesDocument,
    "\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n": typeof types.NextStepsDocument,
    "\n  mutation AddCourseAlert($courseId: ID!) {\n    addCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": typeof types.AddCourseAlertDocument,
    "\n  mutation RemoveCourseAlert($courseId: ID!) {\n    removeCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": typeof types.RemoveCourseAlertDocument,
    "\n  query CourseTrailer($courseId: ID!) {\n    getCourseTrailer(courseId: $courseId) {\n      playlistUrl\n    }\n  }\n": typeof types.CourseTrailerDocument,
    "\n  fragment CertificateSummary on Certificate {\n    certificateId\n    title\n    description\n    type\n    badgeImageUrl\n    numElectiveCourses\n    numRequiredCourses\n    numBadges\n    isRegistered\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n  }\n": typeof types.CertificateSummaryFragmentDoc,
    "\n  query Certificates {\n    listCertificates {\n      ...CertificateSummary\n    }\n  }\n": typeof types.CertificatesDocument,
    "\n  query Certificate($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateSummary\n      groups {\n        certificateGroupId\n        title\n        description\n        courses {\n          courseId\n          title\n          subtitle\n          coverImageUrl\n        }\n      }\n    }\n  }\n": typeof types.CertificateDocument,
    "\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddCertificateRegistrationDocument,
    "\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RemoveCertificateRegistrationDocument,
    "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n      error {\n        message\n      }\n    }\n  }\n": typeof types.SessionLinkDocument,
    "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveEnrollmentDocument,
    "\n  query CourseProgress {\n    listCourseProgress {\n      courseId\n      creditedShare\n    }\n  }\n": typeof types.CourseProgressDocument,
    "\n  query CorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CorporateRealmDocument,
    "\n  query LmsProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      realm\n      serializedOptions\n      passShortCode\n      redirectUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.LmsProviderDocument,
    "\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SendVerificationCodeDocument,
    "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query PassPreview($code: String!) {\n    getPassDetailsByCode(code: $code, context: InvitePreview) {\n      code\n      title\n      targetSegment\n      showRegistration\n      introContent\n      content {\n        externalKey\n        videoId\n        videoThumbnail\n        title\n        playlistUrl\n      }\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PassPreviewDocument,
    "\n  query LookupPassActivationLink(\n    $code: String\n    $email: String\n    $tac: String\n    $userId: ID\n    $shortCode: String\n  ) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac, userId: $userId, shortCode: $shortCode) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n": typeof types.LookupPassActivationLinkDocument,
    "\n  query PassCorporateRealm($code: String!) {\n    lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PassCorporateRealmDocument,
    "\n  mutation ProcessPassExtras($userId: ID!, $shortCode: String!, $redemptionCode: String) {\n    processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ProcessPassExtrasDocument,
    "\n  mutation CreateUserWithPass(\n    $code: String!\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $company: String\n    $jobTitle: String\n    $jobLevel: String\n    $companyNumberOfEmployees: String\n    $phone: String\n    $redemptionCode: String\n    $ssoUsername: String\n    $extra: [ExtraFieldInput!]\n    $redirectPath: String\n  ) {\n    createUserWithPass(\n      code: $code\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      company: $company\n      jobTitle: $jobTitle\n      jobLevel: $jobLevel\n      companyNumberOfEmployees: $companyNumberOfEmployees\n      phone: $phone\n      redemptionCode: $redemptionCode\n      ssoUsername: $ssoUsername\n      extra: $extra\n      redirectPath: $redirectPath\n    ) {\n      result\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateUserWithPassDocument,
    "\n  query PassRegistration($code: String!) {\n    getPassDetailsByCode(code: $code, context: InviteRegistration) {\n      code\n      title\n      showRegistration\n      redirectUrl\n      usesSSO\n      usesOTRC\n      hasRedemptionCode\n      targetSegment\n      beginsAt\n      extraCollectionFields {\n        name\n        label\n        required\n      }\n      meta {\n        hero {\n          title\n          subtitle\n        }\n        logo {\n          url\n          alt\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PassRegistrationDocument,
    "\n  mutation SignupLimitedUser(\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $ssoUsername: String\n    $botChallengeToken: String!\n    $redirectPath: String\n  ) {\n    signupLimitedUser(\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      ssoUsername: $ssoUsername\n      botChallengeToken: $botChallengeToken\n      redirectPath: $redirectPath\n    ) {\n      result\n      link\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SignupLimitedUserDocument,
    "\n  query LookupSignupActivationCode($email: String!, $tac: String!) {\n    lookupSignupActivationCode(email: $email, tac: $tac) {\n      success\n    }\n  }\n": typeof types.LookupSignupActivationCodeDocument,
    "\n  query PassLogo($code: String!) {\n    getPassDetailsByCode(code: $code, context: TopNav) {\n      meta {\n        navLogoUrl\n      }\n    }\n  }\n": typeof types.PassLogoDocument,
    "\n  query Scholarship($userId: ID!) {\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n": typeof types.ScholarshipDocument,
    "\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": typeof types.MeteringPlanDocument,
    "\n  query EarnedBadge($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      sessionId\n      badgeImageUrl\n    }\n  }\n": typeof types.EarnedBadgeDocument,
    "\n  mutation CreateVideoSession(\n    $courseId: ID!\n    $courseContentId: ID\n    $sessionId: ID\n    $videoId: ID!\n    $userClientUri: String\n    $videoDurationAtPlaytime: Float\n  ) {\n    createVideoSession(\n      courseId: $courseId\n      courseContentId: $courseContentId\n      sessionId: $sessionId\n      videoId: $videoId\n      userClientUri: $userClientUri\n      type: ON_DEMAND\n      videoDurationAtPlaytime: $videoDurationAtPlaytime\n    ) {\n      userVideoSessionId\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateVideoSessionDocument,
    "\n  mutation UpdateVideoSession(\n    $userVideoSessionId: ID!\n    $videoId: ID!\n    $courseId: ID\n    $continueAtTime: Float!\n    $status: VideoSessionStatus!\n    $videoSessionMaxPlayhead: Float!\n    $videoSessionPlayingTime: Float!\n  ) {\n    updateVideoSession(\n      userVideoSessionId: $userVideoSessionId\n      videoId: $videoId\n      courseId: $courseId\n      continueAtTime: $continueAtTime\n      status: $status\n      videoSessionMaxPlayhead: $videoSessionMaxPlayhead\n      videoSessionPlayingTime: $videoSessionPlayingTime\n    ) {\n      continueAtTime\n      creditedTime\n      skipped {\n        from\n        seconds\n      }\n      completed\n      courseBadgeId\n      enrollmentStatus\n      playlistUrl\n      error {\n        code\n      }\n    }\n  }\n": typeof types.UpdateVideoSessionDocument,
    "\n  query OnDemandVideoPage($courseId: ID!) {\n    getOnDemandContent(courseId: $courseId) {\n      courseId\n      courseTitle\n      sessionId\n      entitled\n      opensAt\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          description\n          preview\n          meta {\n            title\n            videoThumbnail\n          }\n          video {\n            videoId\n            externalKey\n            duration\n            aspectWidth\n            aspectHeight\n            chapters {\n              videoChapterId\n              title\n              startSeconds\n              endSeconds\n            }\n            meta {\n              is_ai_generated\n            }\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      groups {\n        videos {\n          videoId\n          creditedTime\n          skipped {\n            from\n            seconds\n          }\n          completed\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": typeof types.OnDemandVideoPageDocument,
    "\n  query VideoProgress($videoId: ID!) {\n    getVideoProgress(videoId: $videoId) {\n      continueAtTime\n    }\n  }\n": typeof types.VideoProgressDocument,
    "\n  fragment MeteringPlanDetails on MeteringPlan {\n    threshold\n    currentMeasure\n    watchedVideoIds\n    entitledVideoIds\n  }\n": typeof types.MeteringPlanDetailsFragmentDoc,
    "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      trialEndDate\n      alternateSSOEmail\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n        logoUrl\n        accentColor\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": typeof types.ViewerDocument,
};
const documents: Documents = {
    "\n  query CalendarSubscription {\n    getCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": types.CalendarSubscriptionDocument,
    "\n  mutation CreateCalendarSubscription {\n    createCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": types.CreateCalendarSubscriptionDocument,
    "\n  mutation RevokeCalendarSubscription {\n    revokeCalendarSubscription {\n      address\n      webcalAddress\n    }\n  }\n": types.RevokeCalendarSubscriptionDocument,
    "\n  mutation StartAccountLinking($email: String!, $userName: String!) {\n    startAccountLinking(email: $email, userName: $userName) {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.StartAccountLinkingDocument,
    "\n  mutation UnlinkAccount {\n    unlinkAccount {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.UnlinkAccountDocument,
    "\n  mutation AddUserSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": types.AddUserSaveDocument,
    "\n  mutation RemoveUserSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        code\n      }\n    }\n  }\n": types.RemoveUserSaveDocument,
    "\n  fragment CatalogSession on Session {\n    sessionId\n    courseId\n    sessionKind: kind\n    sessionType\n    courseType\n    title\n    subtitle\n    coverImageUrl\n    stack\n    topics\n    difficulty\n    startAt\n    endAt\n    activateAt\n    meetings {\n      meetingId\n      startAt\n      endAt\n      link\n    }\n    enrollmentClose\n    seatsLeft\n    lowInventory\n    enrollmentStatus\n    hasWaitlist\n    entitled\n    hideInCatalog\n    isFreeSession\n    wpCohortSlug\n    courseBadgeId\n    courseRating\n    ratingCount\n    sessionMeta {\n      eventLink\n      detailCtaText\n    }\n  }\n": types.CatalogSessionFragmentDoc,
    "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      ...CatalogSession\n      description\n      badgeImageUrl\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      enrollmentOpen\n      courseTypeMeta {\n        waitlist {\n          taskItems\n        }\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        sprintTrailerJwPlayerFileId\n        sprintTrailerCoverImageUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          preview\n          meta {\n            title\n          }\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      creditedShare\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n    listFacultyCourses(courseId: $courseId) {\n      facultyId\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n      }\n    }\n    getCourseAlert(courseId: $courseId) {\n      courseId\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n": types.CourseLandingDocument,
    "\n  query CoursesDashboard {\n    listUserSessions(forCards: true) {\n      ...CatalogSession\n      hasEnrollment\n      faculties {\n        fullName\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getResumePoint {\n      courseId\n      courseTitle\n      courseContentGroupId\n      moduleTitle\n      courseContentId\n      videoId\n      title\n      videoThumbnail\n      duration\n      continueAtTime\n      lessonNumber\n      lessonCount\n    }\n  }\n": types.CoursesDashboardDocument,
    "\n  query SearchCourses($input: SearchCoursesInput!) {\n    searchCourses(input: $input) {\n      courseId\n    }\n  }\n": types.SearchCoursesDocument,
    "\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n": types.NextStepsDocument,
    "\n  mutation AddCourseAlert($courseId: ID!) {\n    addCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": types.AddCourseAlertDocument,
    "\n  mutation RemoveCourseAlert($courseId: ID!) {\n    removeCourseAlert(courseId: $courseId) {\n      success\n      error {\n        message\n      }\n    }\n  }\n": types.RemoveCourseAlertDocument,
    "\n  query CourseTrailer($courseId: ID!) {\n    getCourseTrailer(courseId: $courseId) {\n      playlistUrl\n    }\n  }\n": types.CourseTrailerDocument,
    "\n  fragment CertificateSummary on Certificate {\n    certificateId\n    title\n    description\n    type\n    badgeImageUrl\n    numElectiveCourses\n    numRequiredCourses\n    numBadges\n    isRegistered\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n  }\n": types.CertificateSummaryFragmentDoc,
    "\n  query Certificates {\n    listCertificates {\n      ...CertificateSummary\n    }\n  }\n": types.CertificatesDocument,
    "\n  query Certificate($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateSummary\n      groups {\n        certificateGroupId\n        title\n        description\n        courses {\n          courseId\n          title\n          subtitle\n          coverImageUrl\n        }\n      }\n    }\n  }\n": types.CertificateDocument,
    "\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.AddCertificateRegistrationDocument,
    "\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RemoveCertificateRegistrationDocument,
    "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n      error {\n        message\n      }\n    }\n  }\n": types.SessionLinkDocument,
    "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SaveEnrollmentDocument,
    "\n  query CourseProgress {\n    listCourseProgress {\n      courseId\n      creditedShare\n    }\n  }\n": types.CourseProgressDocument,
    "\n  query CorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CorporateRealmDocument,
    "\n  query LmsProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      realm\n      serializedOptions\n      passShortCode\n      redirectUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.LmsProviderDocument,
    "\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SendVerificationCodeDocument,
    "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n": types.LogoutDocument,
    "\n  query PassPreview($code: String!) {\n    getPassDetailsByCode(code: $code, context: InvitePreview) {\n      code\n      title\n      targetSegment\n      showRegistration\n      introContent\n      content {\n        externalKey\n        videoId\n        videoThumbnail\n        title\n        playlistUrl\n      }\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PassPreviewDocument,
    "\n  query LookupPassActivationLink(\n    $code: String\n    $email: String\n    $tac: String\n    $userId: ID\n    $shortCode: String\n  ) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac, userId: $userId, shortCode: $shortCode) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n": types.LookupPassActivationLinkDocument,
    "\n  query PassCorporateRealm($code: String!) {\n    lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PassCorporateRealmDocument,
    "\n  mutation ProcessPassExtras($userId: ID!, $shortCode: String!, $redemptionCode: String) {\n    processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.ProcessPassExtrasDocument,
    "\n  mutation CreateUserWithPass(\n    $code: String!\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $company: String\n    $jobTitle: String\n    $jobLevel: String\n    $companyNumberOfEmployees: String\n    $phone: String\n    $redemptionCode: String\n    $ssoUsername: String\n    $extra: [ExtraFieldInput!]\n    $redirectPath: String\n  ) {\n    createUserWithPass(\n      code: $code\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      company: $company\n      jobTitle: $jobTitle\n      jobLevel: $jobLevel\n      companyNumberOfEmployees: $companyNumberOfEmployees\n      phone: $phone\n      redemptionCode: $redemptionCode\n      ssoUsername: $ssoUsername\n      extra: $extra\n      redirectPath: $redirectPath\n    ) {\n      result\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateUserWithPassDocument,
    "\n  query PassRegistration($code: String!) {\n    getPassDetailsByCode(code: $code, context: InviteRegistration) {\n      code\n      title\n      showRegistration\n      redirectUrl\n      usesSSO\n      usesOTRC\n      hasRedemptionCode\n      targetSegment\n      beginsAt\n      extraCollectionFields {\n        name\n        label\n        required\n      }\n      meta {\n        hero {\n          title\n          subtitle\n        }\n        logo {\n          url\n          alt\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PassRegistrationDocument,
    "\n  mutation SignupLimitedUser(\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $ssoUsername: String\n    $botChallengeToken: String!\n    $redirectPath: String\n  ) {\n    signupLimitedUser(\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      ssoUsername: $ssoUsername\n      botChallengeToken: $botChallengeToken\n      redirectPath: $redirectPath\n    ) {\n      result\n      link\n      tac\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SignupLimitedUserDocument,
    "\n  query LookupSignupActivationCode($email: String!, $tac: String!) {\n    lookupSignupActivationCode(email: $email, tac: $tac) {\n      success\n    }\n  }\n": types.LookupSignupActivationCodeDocument,
    "\n  query PassLogo($code: String!) {\n    getPassDetailsByCode(code: $code, context: TopNav) {\n      meta {\n        navLogoUrl\n      }\n    }\n  }\n": types.PassLogoDocument,
    "\n  query Scholarship($userId: ID!) {\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n": types.ScholarshipDocument,
    "\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": types.MeteringPlanDocument,
    "\n  query EarnedBadge($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      sessionId\n      badgeImageUrl\n    }\n  }\n": types.EarnedBadgeDocument,
    "\n  mutation CreateVideoSession(\n    $courseId: ID!\n    $courseContentId: ID\n    $sessionId: ID\n    $videoId: ID!\n    $userClientUri: String\n    $videoDurationAtPlaytime: Float\n  ) {\n    createVideoSession(\n      courseId: $courseId\n      courseContentId: $courseContentId\n      sessionId: $sessionId\n      videoId: $videoId\n      userClientUri: $userClientUri\n      type: ON_DEMAND\n      videoDurationAtPlaytime: $videoDurationAtPlaytime\n    ) {\n      userVideoSessionId\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateVideoSessionDocument,
    "\n  mutation UpdateVideoSession(\n    $userVideoSessionId: ID!\n    $videoId: ID!\n    $courseId: ID\n    $continueAtTime: Float!\n    $status: VideoSessionStatus!\n    $videoSessionMaxPlayhead: Float!\n    $videoSessionPlayingTime: Float!\n  ) {\n    updateVideoSession(\n      userVideoSessionId: $userVideoSessionId\n      videoId: $videoId\n      courseId: $courseId\n      continueAtTime: $continueAtTime\n      status: $status\n      videoSessionMaxPlayhead: $videoSessionMaxPlayhead\n      videoSessionPlayingTime: $videoSessionPlayingTime\n    ) {\n      continueAtTime\n      creditedTime\n      skipped {\n        from\n        seconds\n      }\n      completed\n      courseBadgeId\n      enrollmentStatus\n      playlistUrl\n      error {\n        code\n      }\n    }\n  }\n": types.UpdateVideoSessionDocument,
    "\n  query OnDemandVideoPage($courseId: ID!) {\n    getOnDemandContent(courseId: $courseId) {\n      courseId\n      courseTitle\n      sessionId\n      entitled\n      opensAt\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          description\n          preview\n          meta {\n            title\n            videoThumbnail\n          }\n          video {\n            videoId\n            externalKey\n            duration\n            aspectWidth\n            aspectHeight\n            chapters {\n              videoChapterId\n              title\n              startSeconds\n              endSeconds\n            }\n            meta {\n              is_ai_generated\n            }\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      groups {\n        videos {\n          videoId\n          creditedTime\n          skipped {\n            from\n            seconds\n          }\n          completed\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": types.OnDemandVideoPageDocument,
    "\n  query VideoProgress($videoId: ID!) {\n    getVideoProgress(videoId: $videoId) {\n      continueAtTime\n    }\n  }\n": types.VideoProgressDocument,
    "\n  fragment MeteringPlanDetails on MeteringPlan {\n    threshold\n    currentMeasure\n    watchedVideoIds\n    entitledVideoIds\n  }\n": types.MeteringPlanDetailsFragmentDoc,
    "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      trialEndDate\n      alternateSSOEmail\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n        logoUrl\n        accentColor\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n": types.ViewerDocument,
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
export function graphql(source: "\n  mutation StartAccountLinking($email: String!, $userName: String!) {\n    startAccountLinking(email: $email, userName: $userName) {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StartAccountLinkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkAccount {\n    unlinkAccount {\n      state\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UnlinkAccountDocument;
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
export function graphql(source: "\n  fragment CatalogSession on Session {\n    sessionId\n    courseId\n    sessionKind: kind\n    sessionType\n    courseType\n    title\n    subtitle\n    coverImageUrl\n    stack\n    topics\n    difficulty\n    startAt\n    endAt\n    activateAt\n    meetings {\n      meetingId\n      startAt\n      endAt\n      link\n    }\n    enrollmentClose\n    seatsLeft\n    lowInventory\n    enrollmentStatus\n    hasWaitlist\n    entitled\n    hideInCatalog\n    isFreeSession\n    wpCohortSlug\n    courseBadgeId\n    courseRating\n    ratingCount\n    sessionMeta {\n      eventLink\n      detailCtaText\n    }\n  }\n"): typeof import('./graphql.ts').CatalogSessionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseLanding($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      ...CatalogSession\n      description\n      badgeImageUrl\n      faculties {\n        facultyId\n        fullName\n        imageUrl\n        biography\n      }\n      enrollmentOpen\n      courseTypeMeta {\n        waitlist {\n          taskItems\n        }\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n        topTakeaway\n        courseSyllabusUrl\n        sprintTrailerJwPlayerFileId\n        sprintTrailerCoverImageUrl\n        whoWillBenefit {\n          title\n          description\n          iconUrl\n        }\n        whatYouWillLeaveWith {\n          title\n          description\n          iconUrl\n        }\n      }\n    }\n    getOnDemandContent(courseId: $courseId) {\n      sessionId\n      entitled\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          preview\n          meta {\n            title\n          }\n          video {\n            videoId\n            duration\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      creditedShare\n      completed\n      groups {\n        courseContentGroupId\n        videos {\n          videoId\n          creditedTime\n          completed\n        }\n      }\n    }\n    listFacultyCourses(courseId: $courseId) {\n      facultyId\n      courses {\n        courseId\n        title\n        subtitle\n        coverImageUrl\n      }\n    }\n    getCourseAlert(courseId: $courseId) {\n      courseId\n    }\n    listCourseBookmarks {\n      courseId\n    }\n  }\n"): typeof import('./graphql.ts').CourseLandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CoursesDashboard {\n    listUserSessions(forCards: true) {\n      ...CatalogSession\n      hasEnrollment\n      faculties {\n        fullName\n      }\n      courseMeta {\n        hideTimeAndFacultyLabels\n      }\n    }\n    listCourseBookmarks {\n      courseId\n    }\n    getResumePoint {\n      courseId\n      courseTitle\n      courseContentGroupId\n      moduleTitle\n      courseContentId\n      videoId\n      title\n      videoThumbnail\n      duration\n      continueAtTime\n      lessonNumber\n      lessonCount\n    }\n  }\n"): typeof import('./graphql.ts').CoursesDashboardDocument;
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
export function graphql(source: "\n  fragment CertificateSummary on Certificate {\n    certificateId\n    title\n    description\n    type\n    badgeImageUrl\n    numElectiveCourses\n    numRequiredCourses\n    numBadges\n    isRegistered\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n  }\n"): typeof import('./graphql.ts').CertificateSummaryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Certificates {\n    listCertificates {\n      ...CertificateSummary\n    }\n  }\n"): typeof import('./graphql.ts').CertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Certificate($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateSummary\n      groups {\n        certificateGroupId\n        title\n        description\n        courses {\n          courseId\n          title\n          subtitle\n          coverImageUrl\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CertificateDocument;
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
export function graphql(source: "\n  query SessionLink($sessionId: ID!, $sessionTitle: String) {\n    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {\n      link\n      error {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SessionLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      enrollmentStatus\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveEnrollmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseProgress {\n    listCourseProgress {\n      courseId\n      creditedShare\n    }\n  }\n"): typeof import('./graphql.ts').CourseProgressDocument;
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
export function graphql(source: "\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').LogoutDocument;
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
export function graphql(source: "\n  query PassCorporateRealm($code: String!) {\n    lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PassCorporateRealmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProcessPassExtras($userId: ID!, $shortCode: String!, $redemptionCode: String) {\n    processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {\n      success\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProcessPassExtrasDocument;
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
export function graphql(source: "\n  query Scholarship($userId: ID!) {\n    getMember(userId: $userId) {\n      scholarship {\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScholarshipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n"): typeof import('./graphql.ts').MeteringPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarnedBadge($courseId: ID!) {\n    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {\n      sessionId\n      badgeImageUrl\n    }\n  }\n"): typeof import('./graphql.ts').EarnedBadgeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateVideoSession(\n    $courseId: ID!\n    $courseContentId: ID\n    $sessionId: ID\n    $videoId: ID!\n    $userClientUri: String\n    $videoDurationAtPlaytime: Float\n  ) {\n    createVideoSession(\n      courseId: $courseId\n      courseContentId: $courseContentId\n      sessionId: $sessionId\n      videoId: $videoId\n      userClientUri: $userClientUri\n      type: ON_DEMAND\n      videoDurationAtPlaytime: $videoDurationAtPlaytime\n    ) {\n      userVideoSessionId\n      playlistUrl\n      error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateVideoSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVideoSession(\n    $userVideoSessionId: ID!\n    $videoId: ID!\n    $courseId: ID\n    $continueAtTime: Float!\n    $status: VideoSessionStatus!\n    $videoSessionMaxPlayhead: Float!\n    $videoSessionPlayingTime: Float!\n  ) {\n    updateVideoSession(\n      userVideoSessionId: $userVideoSessionId\n      videoId: $videoId\n      courseId: $courseId\n      continueAtTime: $continueAtTime\n      status: $status\n      videoSessionMaxPlayhead: $videoSessionMaxPlayhead\n      videoSessionPlayingTime: $videoSessionPlayingTime\n    ) {\n      continueAtTime\n      creditedTime\n      skipped {\n        from\n        seconds\n      }\n      completed\n      courseBadgeId\n      enrollmentStatus\n      playlistUrl\n      error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateVideoSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnDemandVideoPage($courseId: ID!) {\n    getOnDemandContent(courseId: $courseId) {\n      courseId\n      courseTitle\n      sessionId\n      entitled\n      opensAt\n      groups {\n        courseContentGroupId\n        title\n        content {\n          courseContentId\n          title\n          description\n          preview\n          meta {\n            title\n            videoThumbnail\n          }\n          video {\n            videoId\n            externalKey\n            duration\n            aspectWidth\n            aspectHeight\n            chapters {\n              videoChapterId\n              title\n              startSeconds\n              endSeconds\n            }\n            meta {\n              is_ai_generated\n            }\n          }\n        }\n      }\n    }\n    getVideoProgressByCourse(courseId: $courseId) {\n      groups {\n        videos {\n          videoId\n          creditedTime\n          skipped {\n            from\n            seconds\n          }\n          completed\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n"): typeof import('./graphql.ts').OnDemandVideoPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoProgress($videoId: ID!) {\n    getVideoProgress(videoId: $videoId) {\n      continueAtTime\n    }\n  }\n"): typeof import('./graphql.ts').VideoProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MeteringPlanDetails on MeteringPlan {\n    threshold\n    currentMeasure\n    watchedVideoIds\n    entitledVideoIds\n  }\n"): typeof import('./graphql.ts').MeteringPlanDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer($userId: ID!) {\n    getMember(userId: $userId) {\n      userId\n      email\n      accountType\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      manageBilling\n      trialEndDate\n      alternateSSOEmail\n      customer {\n        customerId\n        name\n        type\n        enableProfAI\n        disableAIFeatures\n        logoUrl\n        accentColor\n      }\n    }\n    getMemberEntitlements(userId: $userId) {\n      entitlementId\n      type\n      label\n      precedence\n      customizations {\n        navLogoUrl\n        hideSessionDetailTitle\n        navConfigs {\n          route\n          rename\n          hide\n        }\n      }\n    }\n    getMeteringPlanDetails {\n      ...MeteringPlanDetails\n    }\n  }\n"): typeof import('./graphql.ts').ViewerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
