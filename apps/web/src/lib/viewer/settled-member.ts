import { afterFirstPaint } from '../tracking/after-first-paint.ts'
import { onPageMember } from './page-member.ts'

/** The first screen is given time to load its own first. */
const SETTLED_MS = 3000

/**
 * Calls what `load` loads with each member whose data this page shows, some seconds after the first paint, until the returned
 * function is called. A page that cannot load it stays as it is.
 */
export function onSettledMember(load: () => Promise<(userId: string) => void>): () => void {
  const receive = afterFirstPaint<string>(async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    return load()
  })
  return onPageMember(receive)
}
