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
  signup: () => '/signup',
  preview: (code: string) => `/preview/${code}`,
  pathway: (code: string) => `/pathway/${code}`,
  inviteRegistration: (code: string) => `/invite-registration/${code}`,
  courses: () => '/courses',
  accountSettings: () => '/account-settings',
  referrals: () => '/referrals',
  memberProfile: (userId: string) => `/member-directory/${userId}`,
  memberProfileEdit: (userId: string) => `/member-directory/${userId}/edit`,
  course: (courseId: string) => `/courses/${courseId}`,
  onDemandVideo: (topLevelId: string, groupId: string, videoContentId: string) =>
    `/courses/ondemand/${topLevelId}/${groupId}/${videoContentId}`,
} as const
