import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const certificates = screenFile(() => import('./list/certificates-screen.ts'))
const certificate = screenFile(() => import('./page/certificate-screen.ts'))
const crashCourses = screenFile(() => import('./crash-courses/crash-courses-screen.ts'))
const crashCourse = screenFile(() => import('./crash-courses/crash-course-screen.ts'))

export const certificateRoutes = [
  createRoute({ ...memberScreen('certificates'), loader: certificates.load }).lazy(certificates.screen),
  createRoute({ ...memberScreen('certificate'), loader: certificate.load }).lazy(certificate.screen),
  createRoute({ ...memberScreen('crashCourses'), loader: crashCourses.load }).lazy(crashCourses.screen),
  createRoute({ ...memberScreen('crashCourse'), loader: crashCourse.load }).lazy(crashCourse.screen),
] as const
