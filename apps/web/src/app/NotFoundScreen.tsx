import { Link } from '@tanstack/react-router'
import { type FunctionComponent, lazy, Suspense } from 'react'
import { NotFoundPage } from '@section/ui/error-page/NotFoundPage.tsx'
import { usePageTitle } from '../lib/page-title.ts'

// Few see it: no other screen carries it along, and without it the page says the same.
const NotFoundDrawing = lazy(() =>
  import('./NotFoundDrawing.tsx').then(
    (file): { default: FunctionComponent } => ({ default: file.NotFoundDrawing }),
    () => ({ default: () => null }),
  ),
)

/** Specification 1, section 2.5 (404 page). */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <NotFoundPage
      drawing={
        <Suspense>
          <NotFoundDrawing />
        </Suspense>
      }
      renderHomeLink={(slot) => <Link to="/" {...slot} />}
    />
  )
}
