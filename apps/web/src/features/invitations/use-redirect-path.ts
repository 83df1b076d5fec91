import { useLocation } from '@tanstack/react-router'
import { startPath } from '@section/domain/identity/redirects/sign-in-redirect.ts'

/** Returns the redirect path of this address; null without one or when it is repeated. */
export function useRedirectPath(): string | null {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const [path, ...more] = new URLSearchParams(search).getAll('redirectPath')
  return more.length > 0 ? null : startPath(path)
}

/** Returns the search parameters with the redirect path. */
export const redirectSearch = (redirectPath: string | null): { redirectPath?: string } =>
  redirectPath ? { redirectPath } : {}

/** Returns an address with the redirect path. */
export const withRedirectPath = (address: string, redirectPath: string | null): string =>
  redirectPath ? `${address}?${new URLSearchParams({ redirectPath })}` : address
