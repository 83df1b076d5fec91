import { notFound, redirect } from '@tanstack/react-router'
import { movedTo } from '@section/domain/access/screen-path.ts'
import { reportError } from '../../lib/tracking/error-reporting.ts'

/**
 * Redirects an old address to its screen. The form of the old address of a video also fits other addresses: one whose
 * ids are not of the right length is an unknown video route, which is logged and not found.
 */
export function openMoved({ pathname, searchStr }: { pathname: string; searchStr: string }): never {
  const to = movedTo(pathname)
  if (to) throw redirect({ href: to + searchStr, replace: true })
  reportError(new Error(`The video route ${pathname} is unknown.`))
  throw notFound()
}
