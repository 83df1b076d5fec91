import { useOperation } from '../../../lib/graphql/use-operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { hideToastsAbout, showToast } from '@section/ui/toast/show-toast.ts'
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

/** A course with its title, and whether it is to be saved. */
interface BookmarkChange {
  readonly courseId: string
  readonly title: string
  readonly save: boolean
}

export type ToggleBookmark = (change: BookmarkChange) => void

/**
 * Returns a function, always the same one, that adds or removes a bookmark optimistically, with a rollback when the server
 * refuses. After a removal, which takes the card out of the list of saved courses, a message offers to undo it
 * (docs/product/catalog.md#bookmarks).
 */
export function useToggleBookmark(): ToggleBookmark {
  const queryClient = useQueryClient()
  const apply = ({ courseId, save }: BookmarkChange) => {
    queryClient.setQueryData(courseLandingQuery(courseId).queryKey, (landing) =>
      landing?.kind === 'course' ? { ...landing, saved: save } : landing,
    )
    queryClient.setQueryData(dashboardQuery.queryKey, (dashboard) => {
      if (!dashboard) return dashboard
      const bookmarks = new Set(dashboard.bookmarks)
      if (save) bookmarks.add(courseId)
      else bookmarks.delete(courseId)
      return { ...dashboard, bookmarks }
    })
  }
  const toggle = useOperation({
    run: async ({ courseId, save }: BookmarkChange) => {
      const { success } = save
        ? (await execute(AddUserSaveDocument, { contentId: courseId })).addUserSave
        : (await execute(RemoveUserSaveDocument, { contentId: courseId })).removeUserSave
      if (!success) throw new Error('The bookmark was not saved.')
      return {}
    },
    invalidates: ['courses'],
    refetchType: 'none',
    onMutate: apply,
    onSuccess: (_result, change) => {
      const about = `bookmark ${change.courseId}`
      if (change.save) return hideToastsAbout(about)
      const undo = () => toggle.mutate({ ...change, save: true })
      showToast({
        about,
        message: `“${change.title}” is no longer saved.`,
        action: { label: 'Undo', onSelect: undo },
      })
    },
    onError: (_error, change) => apply({ ...change, save: !change.save }),
  })
  return toggle.mutate
}
