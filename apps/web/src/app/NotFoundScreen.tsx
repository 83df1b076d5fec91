import { Link } from '@tanstack/react-router'
import { NotFoundPage } from '@section/ui/error-page/NotFoundPage.tsx'
import { usePageTitle } from '../lib/page-title.ts'

/** Specification 1, section 2.5 (404 page). */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return <NotFoundPage renderHomeLink={(slot) => <Link to="/" {...slot} />} />
}
