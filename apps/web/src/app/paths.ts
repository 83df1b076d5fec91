/** Every address of the app, built in one place. Specification 1, section 2.1. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  corpLogin: () => '/corp-login',
  lms: () => '/lms',
  oauth: () => '/oauth',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  resetPasswordConfirmation: () => '/reset-password-confirmation',
  setPassword: () => '/set-password',
  courses: () => '/courses',
  accountSettings: () => '/account-settings',
  referrals: () => '/referrals',
  memberProfile: (userId: string) => `/member-directory/${userId}`,
  memberProfileEdit: (userId: string) => `/member-directory/${userId}/edit`,
  course: (courseId: string) => `/courses/${courseId}`,
  onDemandVideo: (topLevelId: string, groupId: string, videoContentId: string) =>
    `/courses/ondemand/${topLevelId}/${groupId}/${videoContentId}`,
} as const
