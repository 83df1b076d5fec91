import { loginPathFor } from '@section/domain/identity/sign-in-redirect.ts'
import { signedOutNotice } from '../lib/session/stored-texts.ts'
import type { SessionEnd } from '../lib/session/sign-out.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'

interface Page {
  /** Path and query of where it is. */
  href: () => string
  open: (href: string) => Promise<void>
  /** Forgets what the screens have read of the member. */
  forget: () => void
}

/**
 * Answers what to do when the session ends, in this tab or another: an expired one leads to login and keeps its place;
 * who signs out on purpose finds the login page without a way back, and reads that it is done. Specification 1,
 * sections 2.2 and 4.
 */
export function createSessionEndHandler({ href, open, forget }: Page): (end: SessionEnd) => Promise<void> {
  let signingOut = false
  return async (end) => {
    // Screens that are about to be left may ask once more and be refused; that is no other end.
    if (signingOut) return
    const here = href()
    const there = end === 'signed-out' ? pathTo('login') : loginPathFor(here)
    if (end === 'expired' && there === here) return forget()
    if (end === 'signed-out') {
      signingOut = true
      signedOutNotice.write('You are signed out.')
    }
    try {
      await open(there)
    } finally {
      signingOut = false
      // What the screen has read goes when the screen has gone: without it, it would ask once more, as nobody.
      forget()
    }
  }
}
