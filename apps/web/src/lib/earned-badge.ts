import { showToast } from '@section/ui/toast/show-toast.ts'
import { queryClient } from './graphql/query-client.ts'

/** Refetches the screens that show the badges and enrollments of courses. */
export function refetchBadges(): void {
  for (const queryKey of [['courses'], ['session-content']]) void queryClient.invalidateQueries({ queryKey })
}

/** Says in a toast that the member has just earned a badge. */
export function showBadgeToast(): void {
  showToast({ tone: 'success', message: 'Badge earned' })
}
