import { z } from 'zod'
import { Line, Link, PublishStatus, Slug, Stack, When } from '../../../server/content/content-format.ts'
import { Markdown } from '../../../server/content/rich-text-format.ts'

/** `insights/<slug>.yaml`. */
export const InsightFile = z.strictObject({
  title: Line,
  /** The text below the title on the card. */
  summary: Line,
  /** The time from which it is shown. */
  published: When,
  /** The stack whose colors the drawn cover has. */
  stack: Stack,
  /** The address of a picture of 16:9; drawn from the slug by default. */
  cover: Link.optional(),
  /** The key of a lecture on the media host, which stands above the text. */
  lecture: Slug.optional(),
  publishStatus: PublishStatus,
  body: Markdown,
})
export type InsightContent = z.infer<typeof InsightFile> & { slug: string }
