import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { NotFoundPage } from '@section/ui/error-page/NotFoundPage.tsx'
import { lazyPart } from './lazy-part.tsx'
import { usePageTitle } from './page-title.ts'

// Loaded lazily: it is rarely shown, and the page's text works without it.
const NotFoundDrawing = lazyPart(async () => (await import('./NotFoundDrawing.tsx')).NotFoundDrawing, {
  missing: null,
})

/** Specification 1, section 2.5 (404 page). */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <NotFoundPage
      drawing={<NotFoundDrawing />}
      renderHomeLink={(slot) => <Link to={pathTo('home')} {...slot} />}
    />
  )
}
