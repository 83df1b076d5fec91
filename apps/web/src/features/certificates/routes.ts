import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const certificates = screenFile(() => import('./certificates-screen.ts'))
const certificate = screenFile(() => import('./certificate-screen.ts'))

export const certificateRoutes = [
  createRoute({ ...memberScreen('certificates'), loader: certificates.load }).lazy(certificates.screen),
  createRoute({ ...memberScreen('certificate'), loader: certificate.load }).lazy(certificate.screen),
] as const
