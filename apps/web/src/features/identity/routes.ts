import { createRoute, redirect } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { readSecrets } from '../../lib/routing/address-secrets.ts'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { visitorScreen } from '../../lib/routing/screen-route.ts'
import {
  redirectInOutage,
  redirectSignedIn,
  redirectWithoutSecrets,
} from '../../lib/routing/visitor-guards.ts'

/** The routes of signing in and of passwords. */
export const identityRoutes = [
  createRoute({
    ...visitorScreen('login'),
    beforeLoad: redirectSignedIn,
    component: lazyScreen(() => import('./login/LoginPage.tsx'), 'LoginPage'),
  }),
  createRoute({
    ...visitorScreen('corporateLogin'),
    beforeLoad: redirectInOutage,
    component: lazyScreen(() => import('./corporate/CorporateLoginPage.tsx'), 'CorporateLoginPage'),
  }),
  createRoute({
    ...visitorScreen('lms'),
    beforeLoad: redirectInOutage,
    component: lazyScreen(() => import('./lms/LmsPage.tsx'), 'LmsPage'),
  }),
  createRoute({
    ...visitorScreen('oauth'),
    beforeLoad: ({ location }) => {
      redirectWithoutSecrets({ location })
      redirectInOutage({ location })
    },
    component: lazyScreen(() => import('./oauth/OAuthPage.tsx'), 'OAuthPage'),
  }),
  createRoute({
    ...visitorScreen('forgotPassword'),
    beforeLoad: redirectWithoutSecrets,
    component: lazyScreen(() => import('./password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  }),
  createRoute({
    ...visitorScreen('resetConfirmation'),
    beforeLoad: ({ location }) => {
      redirectWithoutSecrets({ location })
      if (!readSecrets(location.pathname)['email']) throw toForgotPassword()
    },
    component: lazyScreen(() => import('./password/ResetConfirmationPage.tsx'), 'ResetConfirmationPage'),
  }),
  createRoute({
    ...visitorScreen('setPassword'),
    beforeLoad: ({ location }) => {
      redirectWithoutSecrets({ location })
      redirectInOutage({ location })
      const { email, tac } = readSecrets(location.pathname)
      if (!fromBase64url(email) || !fromBase64url(tac)) throw toForgotPassword()
    },
    component: lazyScreen(() => import('./password/SetPasswordPage.tsx'), 'SetPasswordPage'),
  }),
] as const

const toForgotPassword = () => redirect({ href: pathTo('forgotPassword'), replace: true })
