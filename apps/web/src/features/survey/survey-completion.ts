import { queryClient } from '../../lib/graphql/query-client.ts'
import { openTabChannel } from '../../lib/tabs/tab-channel.ts'
import { viewerQuery } from '../../lib/viewer/viewer.ts'
import { keptAnswers } from './kept-answers.ts'

const channel = openTabChannel('survey')

/** Tells the other tabs that a member has completed the survey. */
export const announceCompletion = (userId: string): void => channel.post(userId)

/** Calls `listener` when a member completes the survey in another tab, until the returned function is called. */
export const onCompletedElsewhere = (userId: string, listener: () => void): (() => void) =>
  channel.listen((completedBy) => {
    if (completedBy === userId) listener()
  })

/** Ends the survey on this page: it is not asked again, and the first steps are loaded again. */
export function endSurvey(): void {
  keptAnswers.remove()
  queryClient.setQueryData(
    viewerQuery.queryKey,
    (known) => known && { ...known, surveyStatus: 'COMPLETED' as const },
  )
  void queryClient.invalidateQueries({ queryKey: ['next-steps'] })
}
