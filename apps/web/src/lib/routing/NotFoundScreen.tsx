import { pathTo } from '@section/domain/access/screen-path.ts'
import { NotFoundPage } from '@section/ui/error-page/NotFoundPage.tsx'
import { ButtonLink } from '../links/ButtonLink.tsx'
import { lazyPart } from '../loading/lazy-part.tsx'
import { usePageTitle } from './page-title.ts'

// Loaded lazily: it is rarely shown, and the page's text works without it.
const NotFoundDrawing = lazyPart(() => import('./NotFoundDrawing.tsx'), 'NotFoundDrawing', {
  missing: null,
})

/** The 404 page with a link to home. */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <NotFoundPage
      drawing={<NotFoundDrawing />}
      homeLink={
        <ButtonLink variant="primary" size="large" to={pathTo('home')}>
          Return to Home Page
        </ButtonLink>
      }
    />
  )
}
