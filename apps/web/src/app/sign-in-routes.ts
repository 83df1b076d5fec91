import { createRoute, redirect } from '@tanstack/react-router'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { hideSecrets, readSecrets } from '../lib/address-secrets.ts'
import { lazyScreen } from '../lib/lazy-part.tsx'
import { loginRedirect } from './login-redirect.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { unlessOutage } from './unless-outage.ts'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: loginRedirect,
  component: lazyScreen(() => import('../features/identity/LoginPage.tsx'), 'LoginPage'),
})

const corpLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/corp-login',
  beforeLoad: unlessOutage,
  component: lazyScreen(
    () => import('../features/identity/corporate/CorporateLoginPage.tsx'),
    'CorporateLoginPage',
  ),
})

const lmsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lms',
  beforeLoad: unlessOutage,
  component: lazyScreen(() => import('../features/identity/lms/LmsPage.tsx'), 'LmsPage'),
})

const oauthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oauth',
  beforeLoad: ({ location }) => {
    withoutSecrets({ location })
    unlessOutage({ location })
  },
  component: lazyScreen(() => import('../features/identity/oauth/OAuthPage.tsx'), 'OAuthPage'),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  beforeLoad: withoutSecrets,
  component: lazyScreen(
    () => import('../features/identity/password/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  beforeLoad: ({ location }) => {
    throw redirect({ href: `${paths.forgotPassword()}${location.searchStr}`, replace: true })
  },
})

const resetConfirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password-confirmation',
  beforeLoad: ({ location }) => {
    withoutSecrets({ location })
    if (!readSecrets(location.pathname)['email'])
      throw redirect({ href: paths.forgotPassword(), replace: true })
  },
  component: lazyScreen(
    () => import('../features/identity/password/ResetConfirmationPage.tsx'),
    'ResetConfirmationPage',
  ),
})

const setPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/set-password',
  beforeLoad: ({ location }) => {
    withoutSecrets({ location })
    unlessOutage({ location })
    const { email, tac } = readSecrets(location.pathname)
    if (!fromBase64url(email) || !fromBase64url(tac))
      throw redirect({ href: paths.forgotPassword(), replace: true })
  },
  component: lazyScreen(() => import('../features/identity/password/SetPasswordPage.tsx'), 'SetPasswordPage'),
})

/** Sign-in and its passwords. Specification 1, section 2.3. */
export const signInRoutes = [
  loginRoute,
  corpLoginRoute,
  lmsRoute,
  oauthRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  resetConfirmationRoute,
  setPasswordRoute,
] as const

interface Place {
  location: { pathname: string; searchStr: string }
}

/** Takes the secrets out of an address that a link of ours led to, before anything is drawn. */
function withoutSecrets({ location }: Place): void {
  const href = hideSecrets(location.pathname, location.searchStr)
  if (href) throw redirect({ href, replace: true })
}
