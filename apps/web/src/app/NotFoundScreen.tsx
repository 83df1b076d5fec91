import { Link } from '@tanstack/react-router'
import { NotFoundPage } from '@section/ui/error-page/NotFoundPage.tsx'

/** Specification 1, section 2.5 (404 page). */
export function NotFoundScreen() {
  return <NotFoundPage renderHomeLink={(slot) => <Link to="/" {...slot} />} />
}
