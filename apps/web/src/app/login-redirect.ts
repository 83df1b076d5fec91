import { redirect } from '@tanstack/react-router'
import { signInTarget } from '@section/domain/identity/sign-in-redirect.ts'
import { config } from '../lib/config.ts'
import { readCookie } from '../lib/session-cookies.ts'

/** Whoever is signed in already goes where a sign-in would have led. Specification 1, section 4 (login). */
export function loginRedirect(): void {
  if (!readCookie('user_id') || !readCookie('refresh_token')) return
  followTarget((href) => {
    throw redirect({ href, replace: true })
  })
}

/** Goes where the address of the login page says, if that is safe: another origin by the browser, a path by `open`. */
export function followTarget(open: (path: string) => void): void {
  const parameters = new URLSearchParams(location.search)
  const read = (name: string) => {
    const values = parameters.getAll(name)
    return values.length > 1 ? values : values[0]
  }
  const target = signInTarget(
    {
      redirectUrl: read('redirectUrl'),
      authRedirectUrl: read('authRedirectUrl'),
      redirectPath: read('redirectPath'),
    },
    config.redirectOrigins,
  )
  if (target.kind === 'path') open(target.path)
  else if (target.kind === 'url') location.assign(target.url)
  else open('/')
}
