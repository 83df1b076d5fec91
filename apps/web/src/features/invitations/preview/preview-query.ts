import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { PassPreviewQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const PassPreviewDocument = graphql(`
  query PassPreview($code: String!) {
    getPassDetailsByCode(code: $code, context: InvitePreview) {
      code
      title
      targetSegment
      showRegistration
      introContent
      content {
        externalKey
        videoId
        videoThumbnail
        title
        playlistUrl
      }
      meta {
        ctaButton {
          text
          url
          label
        }
        hero {
          title
          subtitle
          subtitleFontSize
        }
        logo {
          url
          alt
        }
        testimonial {
          text
          name
          job
          image
        }
      }
      error {
        code
        message
      }
    }
  }
`)

export type PassPreview = NonNullable<PassPreviewQuery['getPassDetailsByCode']>
export type PassVideo = NonNullable<PassPreview['content']>[number]

/** The data of both previews; null when the code has no invitation. */
export const passPreviewQuery = (code: string) =>
  queryOptions({
    queryKey: ['pass-preview', code],
    queryFn: async ({ signal }): Promise<PassPreview | null> =>
      (await execute(PassPreviewDocument, { code }, { signal })).getPassDetailsByCode,
  })
