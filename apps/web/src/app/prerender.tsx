import { renderToStaticMarkup } from 'react-dom/server'
import { CoursesSkeleton } from '../features/catalogue/CoursesSkeleton.tsx'
import { LoginScreen } from '../features/identity/LoginScreen.tsx'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/**
 * What stands in the page before any script has run, by patterns of addresses: the login page as it will be, and
 * the frame of signed-in screens. Runs at build time, with the placeholders of `config.ts` in the place of the
 * school's own values. See docs/decisions/first-paint.md.
 */
export const prerendered = [
  { pattern: '/login', html: renderToStaticMarkup(<LoginScreen onSignedIn={() => {}} />) },
  {
    pattern: '/courses',
    html: renderToStaticMarkup(
      <ShellSkeleton>
        <CoursesSkeleton />
      </ShellSkeleton>,
    ),
  },
]
