import { createRoute, redirect } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { readSecrets } from '../../lib/routing/address-secrets.ts'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { visitorScreen } from '../../lib/routing/screen-route.ts'
import {
  redirectInOutage,
  redirectSignedIn,
  redirectWithoutSecrets,
} from '../../lib/routing/visitor-guards.ts'

const login = screenFile(() => import('./login/login-screen.ts'))
const corporateLogin = screenFile(() => import('./corporate/corporate-login-screen.ts'))
const lms = screenFile(() => import('./lms/lms-screen.ts'))
const oauth = screenFile(() => import('./oauth/oauth-screen.ts'))
const forgotPassword = screenFile(() => import('./password/forgot-password-screen.ts'))
const resetConfirmation = screenFile(() => import('./password/reset-confirmation-screen.ts'))
const setPassword = screenFile(() => import('./password/set-password-screen.ts'))

/** The routes of signing in and of passwords. */
export const identityRoutes = [
  createRoute({
    ...visitorScreen('login'),
    beforeLoad: redirectSignedIn,
  }).lazy(login.screen),
  createRoute({
    ...visitorScreen('corporateLogin'),
    beforeLoad: redirectInOutage,
  }).lazy(corporateLogin.screen),
  createRoute({
    ...visitorScreen('lms'),
    beforeLoad: redirectInOutage,
  }).lazy(lms.screen),
  createRoute({
    ...visitorScreen('oauth'),
    beforeLoad: ({ location }) => {
      redirectWithoutSecrets({ location })
      redirectInOutage({ location })
    },
  }).lazy(oauth.screen),
  createRoute({
    ...visitorScreen('forgotPassword'),
    beforeLoad: redirectWithoutSecrets,
  }).lazy(forgotPassword.screen),
  createRoute({
    ...visitorScreen('resetConfirmation'),
    beforeLoad: ({ location }) => {
      redirectWithoutSecrets({ location })
      if (!readSecrets(location.pathname)['email']) throw toForgotPassword()
    },
  }).lazy(resetConfirmation.screen),
  createRoute({
    ...visitorScreen('setPassword'),
    beforeLoad: ({ location }) => {
      redirectWithoutSecrets({ location })
      redirectInOutage({ location })
      const { email, tac } = readSecrets(location.pathname)
      if (!fromBase64url(email) || !fromBase64url(tac)) throw toForgotPassword()
    },
  }).lazy(setPassword.screen),
] as const

const toForgotPassword = () => redirect({ href: pathTo('forgotPassword'), replace: true })
