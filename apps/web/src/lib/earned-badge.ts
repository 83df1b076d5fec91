import { showToast } from '@section/ui/toast/show-toast.ts'
import { queryClient } from './graphql/query-client.ts'
import { ALL_CREDENTIALS } from './links/all-credentials.ts'
import { openScreen } from './routing/open-screen.ts'

/** The beginnings of the keys of what a badge changes: courses and sessions, credentials, and progress towards certificates. */
const CHANGED = [['courses'], ['session-content'], ['credentials'], ['certificates']]

/** Refetches the screens that show the badges and enrollments of courses. */
export function refetchBadges(): void {
  for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey })
}

/** Says in a toast that the member has just earned a badge, and leads to it. */
export function showBadgeToast(): void {
  const { to, hash } = ALL_CREDENTIALS
  showToast({
    tone: 'success',
    message: 'Badge earned',
    action: { label: 'See your badge', onSelect: () => openScreen(`${to}#${hash}`) },
  })
}
