import { onlineManager } from '@tanstack/react-query'
import type { AnyRouteMatch, HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { showToast } from '@section/ui/toast/show-toast.ts'

/**
 * While the browser is offline, blocks the navigation to screens whose file or data is not cached, and says so in a toast.
 * `preload` loads an address as the router does. Returns a function that stops this.
 */
export function blockNavigationOffline(
  history: RouterHistory,
  preload: (location: HistoryLocation) => Promise<readonly AnyRouteMatch[] | undefined>,
): () => void {
  let unblock: (() => void) | undefined
  const update = (online: boolean) => {
    unblock?.()
    unblock = online
      ? undefined
      : history.block({
          enableBeforeUnload: false,
          blockerFn: async ({ nextLocation }) => {
            const matches = await preload(nextLocation)
            const isCached = matches?.every(({ status }) => status !== 'error') ?? false
            if (!isCached)
              showToast({ tone: 'error', message: 'You’re offline: this page can’t be opened right now.' })
            return !isCached
          },
        })
  }
  update(onlineManager.isOnline())
  return onlineManager.subscribe(update)
}
