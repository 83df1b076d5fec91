import type { DashboardDownloadType } from '@section/contract/generated/schema-types.ts'

/** The files of tables by their kind: their names and columns. docs/product/organization.md#downloads */
export const TABLE_FILES = {
  COURSES: { name: 'courses.csv', columns: ['Id', 'Title', 'Enrolled', 'Completed'] },
  EMPLOYEES: { name: 'employees.csv', columns: ['Id', 'Name', 'Courses', 'Badges'] },
  EMPLOYEE_COURSES: {
    name: 'employee_courses.csv',
    columns: ['Id', 'Course', 'Session', 'Engagement', 'Videos Watched'],
  },
} as const satisfies Record<DashboardDownloadType, { name: string; columns: readonly string[] }>
