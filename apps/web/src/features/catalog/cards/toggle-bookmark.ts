import { useOperation } from '../../../lib/graphql/use-operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { courseLandingQuery } from '../course-landing-query.ts'
import { dashboardQuery } from '../dashboard-query.ts'

const AddUserSaveDocument = graphql(`
  mutation AddUserSave($contentId: ID!) {
    addUserSave(contentId: $contentId, contentType: COURSE) {
      success
      error {
        code
      }
    }
  }
`)

const RemoveUserSaveDocument = graphql(`
  mutation RemoveUserSave($contentId: ID!) {
    removeUserSave(contentId: $contentId, contentType: COURSE) {
      success
      error {
        code
      }
    }
  }
`)

/** Adds or removes a bookmark optimistically, with a rollback when the server refuses. Specification 3, section 8. */
export function useToggleBookmark() {
  const queryClient = useQueryClient()
  const apply = ({ courseId, save }: { courseId: string; save: boolean }) => {
    queryClient.setQueryData(
      courseLandingQuery(courseId).queryKey,
      (landing) => landing && { ...landing, saved: save },
    )
    queryClient.setQueryData(dashboardQuery.queryKey, (dashboard) => {
      if (!dashboard) return dashboard
      const bookmarks = new Set(dashboard.bookmarks)
      if (save) bookmarks.add(courseId)
      else bookmarks.delete(courseId)
      return { ...dashboard, bookmarks }
    })
  }
  return useOperation({
    run: async ({ courseId, save }: { courseId: string; save: boolean }) => {
      const { success } = save
        ? (await execute(AddUserSaveDocument, { contentId: courseId })).addUserSave
        : (await execute(RemoveUserSaveDocument, { contentId: courseId })).removeUserSave
      if (!success) throw new Error('The bookmark was not saved.')
      return {}
    },
    invalidates: ['courses'],
    refetchType: 'none',
    onMutate: apply,
    onError: (_error, { courseId, save }) => apply({ courseId, save: !save }),
  })
}
