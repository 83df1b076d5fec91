/** Every address of the app, built in one place. Specification 1, section 2.1. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  courses: () => '/courses',
  course: (courseId: string) => `/courses/${courseId}`,
  onDemandVideo: (topLevelId: string, groupId: string, videoContentId: string) =>
    `/courses/ondemand/${topLevelId}/${groupId}/${videoContentId}`,
} as const
