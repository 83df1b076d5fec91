import { useState } from 'react'
import type { Container } from '../session-page-query.ts'
import { expandedContainers } from './expanded-containers.ts'

/**
 * Returns the open ones of a session's containers and a function that opens and closes them. It remembers what the member does.
 * The task of today is open as well, on its day alone, unless they have closed it.
 */
export function useExpandedContainers(
  sessionId: string,
  containers: readonly Container[],
  taskOfToday: string | null,
) {
  const stored = expandedContainers(sessionId)
  const [ids, setIds] = useState(() => {
    const known = new Set(containers.map(({ sessionContentId }) => sessionContentId))
    const opened = stored.list().filter((id) => known.has(id))
    const isOpened = taskOfToday === null || opened.includes(taskOfToday)
    return isOpened || stored.listClosed().includes(taskOfToday) ? opened : [...opened, taskOfToday]
  })
  // Containers that the page has opened by itself are not stored: they would stay open on all days to come.
  const [byItself] = useState(() => ids.filter((id) => !stored.list().includes(id)))
  const change = (next: string[]) => {
    setIds(next)
    stored.remember(next.filter((id) => !byItself.includes(id)))
    const closed = ids.filter((id) => !next.includes(id))
    const before = stored.listClosed().filter((id) => !next.includes(id) && !closed.includes(id))
    if (closed.length > 0 || before.length < stored.listClosed().length)
      stored.rememberClosed([...before, ...closed])
  }
  return [ids, change] as const
}
