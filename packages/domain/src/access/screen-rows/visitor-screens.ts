import type { Screen } from '../screen.ts'

/** The rows of the site map that need no sign-in. See docs/product/access.md#screens. */
export const VISITOR_SCREENS = {
  login: { path: '/login', title: 'Login', access: null },
  signup: { path: '/signup', title: 'Sign Up', access: null },
  corporateLogin: { path: '/corp-login', title: 'Corporate Login', access: null },
  oauth: {
    path: '/oauth',
    title: 'Login',
    access: null,
    secretParameters: ['code', 'state', 'error', 'error_description', 'iss'],
  },
  lms: { path: '/lms', title: 'Login', access: null },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    access: null,
    secretParameters: ['email'],
  },
  resetConfirmation: {
    path: '/reset-password-confirmation',
    title: 'Reset your password',
    access: null,
    secretParameters: ['email', 'code'],
  },
  setPassword: {
    path: '/set-password',
    title: 'Set your password',
    access: null,
    secretParameters: ['email', 'tac'],
  },
  preview: { path: '/preview/$inviteCode', title: null, access: null },
  pathway: { path: '/pathway/$inviteCode', title: null, access: null },
  inviteRegistration: { path: '/invite-registration/$inviteCode', title: 'Registration', access: null },
  credential: { path: '/credentials/$credentialId', title: null, access: null, unlisted: true },
} as const satisfies Record<string, Screen>
