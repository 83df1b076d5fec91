import { useLocation } from '@tanstack/react-router'
import { startPath } from '@section/domain/identity/sign-in-redirect.ts'

/** Where this address says that a newcomer goes on; null: at home. A parameter that is repeated says nothing. */
export function useRedirectPath(): string | null {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const [path, ...more] = new URLSearchParams(search).getAll('redirectPath')
  return more.length > 0 ? null : startPath(path)
}

/** The parameters that carry the path on to another address of ours. */
export const redirectSearch = (redirectPath: string | null): { redirectPath?: string } =>
  redirectPath ? { redirectPath } : {}

/** An address of ours that carries the path on. */
export const withRedirectPath = (address: string, redirectPath: string | null): string =>
  redirectPath ? `${address}?${new URLSearchParams({ redirectPath })}` : address
