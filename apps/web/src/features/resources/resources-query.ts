import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ResourceQuery, SearchResourcesQuery } from '@section/contract/generated/operations/graphql.ts'
import type { ResourceAddress } from '@section/domain/resources/resource-address.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment ResourceOnCard on Resource {
    resourceID
    slug
    title
    subtitle
    type
    coverImageUrl
    tags {
      tagID
      category
      label
    }
  }
`)

const SearchResourcesDocument = graphql(`
  query SearchResources($input: SearchResourcesInput!) {
    searchResources(input: $input) {
      resources {
        ...ResourceOnCard
      }
      total
      page
      totalPages
      facets {
        key
        values {
          key
          count
        }
      }
    }
  }
`)

const ResourceDocument = graphql(`
  query Resource($slug: String!) {
    getResource(slug: $slug) {
      ...ResourceOnCard
      pdfDownloadUrl
      googleDocCopyUrl
      items {
        resourceContentID
        type
        content
        imageUrl
        embedUrl
        anchorName
        target {
          title
          subtitle
          imageUrl
          href
        }
      }
    }
  }
`)

const CourseResourcesDocument = graphql(`
  query CourseResources($courseId: ID!) {
    listCourseResources(courseId: $courseId) {
      ...ResourceOnCard
    }
  }
`)

export type FoundResources = SearchResourcesQuery['searchResources']
export type ResourceOnCard = FoundResources['resources'][number]
export type ResourceDetail = NonNullable<ResourceQuery['getResource']>
export type ResourceBlock = ResourceDetail['items'][number]

const ON_A_PAGE = 24

/** A page of the resources of a search. While the answer to another one is awaited, the former resources stay. */
export const searchResourcesQuery = ({ search, type, stack, page }: ResourceAddress) =>
  queryOptions({
    queryKey: ['resources', 'search', { search, type, stack, page }],
    placeholderData: keepPreviousData,
    // The loader has asked before the screen is shown, which says that it failed.
    retryOnMount: false,
    queryFn: async (): Promise<FoundResources> => {
      const input = { query: search, types: [...type], stacks: [...stack], page, count: ON_A_PAGE }
      const { searchResources } = await execute(SearchResourcesDocument, { input })
      return searchResources
    },
  })

/** A resource with its blocks; null when the member cannot see it. */
export const resourceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['resources', 'detail', slug],
    queryFn: async (): Promise<ResourceDetail | null> => {
      const { getResource } = await execute(ResourceDocument, { slug })
      return getResource
    },
  })

/** The resources that belong beside a course. */
export const courseResourcesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['resources', 'course', courseId],
    queryFn: async (): Promise<ResourceOnCard[]> => {
      const { listCourseResources } = await execute(CourseResourcesDocument, { courseId })
      return listCourseResources
    },
  })
