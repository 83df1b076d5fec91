import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const tutorTransfer = screenFile(() => import('./tutor-transfer-screen.ts'))

export const tutorRoutes = [createRoute(memberScreen('tutorTransfer')).lazy(tutorTransfer.screen)] as const
