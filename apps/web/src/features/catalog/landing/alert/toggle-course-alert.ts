import { useQueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../../../lib/graphql/use-operation.ts'
import { courseLandingQuery } from '../../course-landing-query.ts'

const AddCourseAlertDocument = graphql(`
  mutation AddCourseAlert($courseId: ID!) {
    addCourseAlert(courseId: $courseId) {
      success
      error {
        message
      }
    }
  }
`)

const RemoveCourseAlertDocument = graphql(`
  mutation RemoveCourseAlert($courseId: ID!) {
    removeCourseAlert(courseId: $courseId) {
      success
      error {
        message
      }
    }
  }
`)

/** Asks for a mail when a course opens, or takes that back, optimistically, with a rollback when the server refuses. */
export function useToggleCourseAlert(courseId: string) {
  const queryClient = useQueryClient()
  const apply = (wanted: boolean) =>
    queryClient.setQueryData(courseLandingQuery(courseId).queryKey, (landing) =>
      landing?.kind === 'course' ? { ...landing, alert: wanted } : landing,
    )
  return useOperation({
    run: async (wanted: boolean) =>
      wanted
        ? (await execute(AddCourseAlertDocument, { courseId })).addCourseAlert
        : (await execute(RemoveCourseAlertDocument, { courseId })).removeCourseAlert,
    onMutate: (wanted) => void apply(wanted),
    onError: (_error, wanted) => void apply(!wanted),
  })
}
