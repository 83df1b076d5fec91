import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { readSearch } from './filters/read-search.ts'
import { onDemandRoute } from './landing/on-demand-route.ts'

const courses = screenFile(() => import('./courses-screen.ts'))
const portfolio = screenFile(() => import('./portfolio/portfolio-screen.ts'))
const course = screenFile(() => import('./landing/course-screen.ts'))

export const catalogRoutes = [
  createRoute({ ...memberScreen('courses'), validateSearch: readSearch, loader: courses.load }).lazy(
    courses.screen,
  ),
  createRoute({ ...memberScreen('portfolio'), loader: portfolio.load }).lazy(portfolio.screen),
  createRoute({ ...memberScreen('course'), loader: course.load }).lazy(course.screen),
  onDemandRoute,
] as const
