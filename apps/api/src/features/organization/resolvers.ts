import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getDashboardDataForDownload, NO_DOWNLOAD } from './download/get-dashboard-download.ts'
import { getOrganizationSessionByCourse, NO_SESSIONS } from './get-course-sessions.ts'
import { getEmployeeDetails } from './get-employee-details.ts'
import { getOrganizationDetails, NO_ORGANIZATION } from './get-organization-details.ts'
import {
  getEmployeeCourses,
  getOrganizationCourses,
  getOrganizationEmployees,
  NO_EMPLOYEE_COURSES,
  NO_EMPLOYEES,
  NO_ORGANIZATION_COURSES,
} from './get-organization-tables.ts'

export const organizationOperations = {
  Query: {
    getOrganizationDetails: { ...ACTIVE_MEMBER, refused: NO_ORGANIZATION, resolve: getOrganizationDetails },
    getOrganizationEmployees: { ...ACTIVE_MEMBER, refused: NO_EMPLOYEES, resolve: getOrganizationEmployees },
    getOrganizationCourses: {
      ...ACTIVE_MEMBER,
      refused: NO_ORGANIZATION_COURSES,
      resolve: getOrganizationCourses,
    },
    getOrganizationSessionByCourse: {
      ...ACTIVE_MEMBER,
      refused: NO_SESSIONS,
      resolve: getOrganizationSessionByCourse,
    },
    getEmployeeDetails: { ...ACTIVE_MEMBER, refused: null, resolve: getEmployeeDetails },
    getEmployeeCourses: { ...ACTIVE_MEMBER, refused: NO_EMPLOYEE_COURSES, resolve: getEmployeeCourses },
    getDashboardDataForDownload: {
      ...ACTIVE_MEMBER,
      refused: NO_DOWNLOAD,
      resolve: getDashboardDataForDownload,
    },
  },
} satisfies FeatureOperations
