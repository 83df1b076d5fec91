import { loginPathFor } from '@section/domain/identity/redirects/sign-in-redirect.ts'
import { signedOutNotice } from '../lib/sign-in/stored-texts.ts'
import type { SignInEnd } from '../lib/sign-in/sign-in-end.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'

interface Page {
  /** Returns the current path and query. */
  href: () => string
  open: (href: string) => Promise<void>
  /** Clears the cached data of the member. */
  clearData: () => void
}

/**
 * Returns a handler for the end of the sign-in, in this tab or another. An expired one opens login with a redirect
 * back; signing out opens login with a notice and without a redirect. See docs/product/app-shell.md#end-of-a-sign-in.
 */
export function createSignInEndHandler({ href, open, clearData }: Page): (end: SignInEnd) => Promise<void> {
  let signingOut = false
  return async (end) => {
    // Screens that are about to unmount may send a request and be refused, which is not another end.
    if (signingOut) return
    const current = href()
    const target = end === 'signed-out' ? pathTo('login') : loginPathFor(current)
    if (end === 'expired' && target === current) return clearData()
    if (end === 'signed-out') {
      signingOut = true
      signedOutNotice.write('You are signed out.')
    }
    try {
      await open(target)
    } finally {
      signingOut = false
      // Cleared after the screen has unmounted, because a mounted screen would refetch without a sign-in.
      clearData()
    }
  }
}
