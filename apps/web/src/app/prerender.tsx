import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { CoursesSkeleton } from '../features/catalogue/CoursesSkeleton.tsx'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import { LoginScreen } from '../features/identity/LoginScreen.tsx'
import { paths } from './paths.ts'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/** Its links work before the router does: the server puts in what they carry of the address. */
const login = (social: { name: string } | null) =>
  renderToStaticMarkup(
    <LoginScreen
      social={social}
      links={{
        forgotPassword: anchorTo(`${paths.forgotPassword()}{{search}}`),
        corporateLogin: anchorTo(`${paths.corpLogin()}{{search}}`),
        signUp: anchorTo('/signup{{signUpSearch}}'),
      }}
      onSignedIn={() => {}}
    />,
  )

const framed = (screen: ReactNode) => renderToStaticMarkup(<ShellSkeleton>{screen}</ShellSkeleton>)

interface Prerendered {
  pattern: string
  html: string
  /** The school has a social provider. */
  social?: boolean
}

/**
 * What stands in the page before any script has run, by patterns of addresses: the login page as it will be, and
 * the frame of signed-in screens; `drawings.tsx` puts more in its place for members. Runs at build time, with the placeholders of `config.ts` in the place of the
 * school's own values. See docs/decisions/first-paint.md.
 */
export const prerendered: Prerendered[] = [
  { pattern: '/login', html: login(null) },
  { pattern: '/login', social: true, html: login({ name: '{{socialName}}' }) },
  { pattern: '/', html: framed(<HomeSkeleton />) },
  { pattern: '/courses', html: framed(<CoursesSkeleton />) },
]
