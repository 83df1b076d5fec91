import { renderToStaticMarkup } from 'react-dom/server'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { CoursesSkeleton } from '../features/catalogue/CoursesSkeleton.tsx'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import { LoginScreen } from '../features/identity/LoginScreen.tsx'
import { paths } from './paths.ts'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/** Its links work before the router does. */
const login = (social: { name: string } | null) =>
  renderToStaticMarkup(
    <LoginScreen
      social={social}
      links={{
        forgotPassword: anchorTo(paths.forgotPassword()),
        corporateLogin: anchorTo(paths.corpLogin()),
        signUp: anchorTo('/signup'),
      }}
      onSignedIn={() => {}}
    />,
  )

/**
 * What stands in the page before any script has run, by patterns of addresses: the login page as it will be, and
 * the frame of signed-in screens. Runs at build time, with the placeholders of `config.ts` in the place of the
 * school's own values. See docs/decisions/first-paint.md.
 */
export const prerendered = [
  { pattern: '/login', html: login(null) },
  { pattern: '/login', social: true, html: login({ name: '{{socialName}}' }) },
  {
    pattern: '/',
    html: renderToStaticMarkup(
      <ShellSkeleton>
        <HomeSkeleton />
      </ShellSkeleton>,
    ),
  },
  {
    pattern: '/courses',
    html: renderToStaticMarkup(
      <ShellSkeleton>
        <CoursesSkeleton />
      </ShellSkeleton>,
    ),
  },
]
