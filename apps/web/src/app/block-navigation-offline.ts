import { onlineManager } from '@tanstack/react-query'
import type { AnyRouteMatch, HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { showToast } from '@section/ui/toast/toast-queue.ts'

/**
 * Without a network a link opens only what is here already: what lacks its file or its data is not gone to, so that the
 * page stays, and a toast says why. `preload` loads an address as the router would. Answers how to stop.
 */
export function blockNavigationOffline(
  history: RouterHistory,
  preload: (location: HistoryLocation) => Promise<readonly AnyRouteMatch[] | undefined>,
): () => void {
  let unblock: (() => void) | undefined
  const follow = (online: boolean) => {
    unblock?.()
    unblock = online
      ? undefined
      : history.block({
          enableBeforeUnload: false,
          blockerFn: async ({ nextLocation }) => {
            const matches = await preload(nextLocation)
            const here = matches?.every(({ status }) => status !== 'error') ?? false
            if (!here)
              showToast({ tone: 'error', message: 'You’re offline: this page can’t be opened right now.' })
            return !here
          },
        })
  }
  follow(onlineManager.isOnline())
  return onlineManager.subscribe(follow)
}
