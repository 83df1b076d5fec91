import { Link } from '@tanstack/react-router'
import { NotFoundPage } from '@section/ui/error-page/NotFoundPage.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { usePageTitle } from '../lib/page-title.ts'

// Few see it: no other screen carries it along, and without it the page says the same.
const NotFoundDrawing = lazyPart(async () => (await import('./NotFoundDrawing.tsx')).NotFoundDrawing, {
  missing: null,
})

/** Specification 1, section 2.5 (404 page). */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return <NotFoundPage drawing={<NotFoundDrawing />} renderHomeLink={(slot) => <Link to="/" {...slot} />} />
}
