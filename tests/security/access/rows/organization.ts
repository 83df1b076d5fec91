import { stableId } from '@section/api/server/content/stable-id.ts'
import { type Answer, DEFAULT_FOUR, isThere, NOBODY, type Row, worked } from '../row.ts'

/** The dashboards of Acme, which its own people with the area read and the school's staff. Those of Globex read none of it. */
const ACME = stableId('customer', 'acme')
const EMPLOYEE = stableId('member', 'employee@demo.school')

const READS_ACME = {
  who: 'member',
  statuses: DEFAULT_FOUR,
  areas: ['enterprise-dashboard'],
  only: ['sponsor@demo.school', 'lead@demo.school', 'staff@demo.school'],
  otherwise: 'refused',
} as const

/** The row of a table about `subject`, with an order that the table has. */
const table = (operation: string, subject: 'customerId' | 'userId', fields: string, key: string): Row => {
  const id = subject === 'customerId' ? ACME : EMPLOYEE
  const more = { searchTerm: '', page: 0, filterType: 'CONTRACT_TO_DATE', sortBy: { key, direction: 'DESC' } }
  return {
    ...READS_ACME,
    document: `query($${subject}: ID!, $searchTerm: String, $page: Int, $filterType: OrganizationFilterType, $sortBy: OrganizationSort) {
      ${operation}(${subject}: $${subject}, searchTerm: $searchTerm, page: $page, filterType: $filterType, sortBy: $sortBy) {
        ${fields} totalPages error { code message } } }`,
    variables: () => ({ [subject]: id, ...more }),
    missing: () => ({ [subject]: NOBODY, ...more }),
    holds: worked,
  }
}

export const rows: Record<string, Row> = {
  getOrganizationDetails: {
    ...READS_ACME,
    document: `query($customerId: ID!, $filterType: OrganizationFilterType) {
      getOrganizationDetails(customerId: $customerId, filterType: $filterType) {
        overview { companyName usedSeats importantLinks { url } } stats { usersEngaged } periodStart asOf
        weeks { week seats } topCourses { courseId } error { code message } } }`,
    variables: () => ({ customerId: ACME, filterType: 'LAST_90_DAYS' }),
    missing: () => ({ customerId: NOBODY, filterType: 'LAST_90_DAYS' }),
    holds: worked,
  },
  getOrganizationEmployees: table(
    'getOrganizationEmployees',
    'customerId',
    'employees { userId name courses badges }',
    'BADGES',
  ),
  getOrganizationCourses: table(
    'getOrganizationCourses',
    'customerId',
    'courses { courseId title courseType enrolled completed }',
    'ENROLLED',
  ),
  getOrganizationSessionByCourse: {
    ...READS_ACME,
    document: `query($customerId: ID!, $courseId: ID!) {
      getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId) {
        sessionsForCourse { sessionId title enrolled completed } error { code message } } }`,
    variables: () => ({ customerId: ACME, courseId: stableId('course', 'discovery-before-delivery') }),
    missing: () => ({ customerId: NOBODY, courseId: stableId('course', 'discovery-before-delivery') }),
    holds: worked,
  },
  getEmployeeDetails: {
    ...READS_ACME,
    document: `query($userId: ID!, $filterType: OrganizationFilterType) {
      getEmployeeDetails(userId: $userId, filterType: $filterType) { userId name email lastActive videosWatched } }`,
    variables: () => ({ userId: EMPLOYEE, filterType: 'LAST_30_DAYS' }),
    missing: () => ({ userId: NOBODY, filterType: 'LAST_30_DAYS' }),
    holds: isThere,
  },
  getEmployeeCourses: table(
    'getEmployeeCourses',
    'userId',
    'employeeCourses { courseId title session engagement videosWatched }',
    'VIDEOS_WATCHED',
  ),
  getDashboardDataForDownload: {
    ...READS_ACME,
    document: `query($customerId: ID!, $employeeId: ID, $downloadType: DashboardDownloadType!, $searchTerm: String,
      $filterType: OrganizationFilterType, $sortBy: OrganizationSort) {
      getDashboardDataForDownload(customerId: $customerId, employeeId: $employeeId, downloadType: $downloadType,
        searchTerm: $searchTerm, filterType: $filterType, sortBy: $sortBy) {
        address courses { courseId } employees { userId name } employeeCourses { courseId } error { code message } } }`,
    variables: () => download(ACME),
    missing: () => download(NOBODY),
    holds: (answer: Answer) =>
      worked(answer) && answer !== null && 'address' in answer && answer.address !== null,
  },
}

const download = (customerId: string) => ({
  customerId,
  employeeId: EMPLOYEE,
  downloadType: 'EMPLOYEE_COURSES',
  searchTerm: '',
  filterType: 'CONTRACT_TO_DATE',
  sortBy: { key: 'ENGAGEMENT', direction: 'ASC' },
})
