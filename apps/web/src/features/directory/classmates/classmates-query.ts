import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ClassmatesQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const ClassmatesDocument = graphql(`
  query Classmates($courseId: ID!) {
    listClassmates(courseId: $courseId) {
      members {
        ...MemberOnCard
      }
      total
      mayBeMore
      isShared
    }
  }
`)

export type ClassmatesOfCourse = NonNullable<ClassmatesQuery['listClassmates']>

/** Members who take a course, too; null for a course that the viewer does not take. */
export const classmatesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['members', 'classmates', courseId],
    queryFn: async (): Promise<ClassmatesOfCourse | null> => {
      const { listClassmates } = await execute(ClassmatesDocument, { courseId })
      return listClassmates
    },
  })
