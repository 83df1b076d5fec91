import { z } from 'zod'
import { embedOf } from '@section/domain/rich-text/embed.ts'
import { MAX_RICH_TEXT } from '@section/domain/rich-text/rich-text-bounds.ts'
import { richTextProblems } from '@section/domain/rich-text/rich-text-problems.ts'
import {
  Line,
  Link,
  Path,
  PublishStatus,
  Slug,
  Stack,
  Target,
  When,
} from '../../../server/content/content-format.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { withoutPlaceholders } from './placeholders.ts'

/** The file of a resource whose PDF is drawn from its blocks. */
export const DRAWN_PDF = 'drawn'

/** HTML is longer than the Markdown that it becomes. */
const MAX_HTML = 10 * MAX_RICH_TEXT

const Text = z
  .string()
  .overwrite(withoutPlaceholders)
  .min(1, 'expected a text')
  .max(MAX_RICH_TEXT)
  .superRefine((text, context) => {
    for (const message of richTextProblems(text, { anchors: true }))
      context.addIssue({ code: 'custom', message })
  })

const Html = z.string().max(MAX_HTML).transform(htmlToMarkdown).pipe(Text)

const Picture = z.union([Link, Path], {
  error: 'expected a picture at a path, or at an address that begins with https://',
})

const Video = z
  .string()
  .refine((address) => embedOf(address) !== null, 'expected the address of a video at YouTube, Vimeo or Loom')

/** The name by which links of the resource lead to a block: `#name`. */
const anchor = Slug.optional()

const TextBlock = z.strictObject({ type: z.literal('text'), text: Text, anchor })
const HtmlBlock = z
  .strictObject({ type: z.literal('html'), html: Html, anchor })
  .transform(({ html, ...block }) => ({ ...block, type: 'text' as const, text: html }))
const ImageBlock = z.strictObject({
  type: z.literal('image'),
  image: Picture,
  /** The description for those who do not see the picture. */
  description: Line,
  anchor,
})
const EmbedBlock = z.strictObject({ type: z.literal('embed'), video: Video, description: Line, anchor })
const CourseBlock = z.strictObject({
  type: z.literal('course'),
  course: Slug,
  label: Line.optional(),
  anchor,
})
const ResourceBlock = z.strictObject({
  type: z.literal('resource'),
  resource: Slug,
  label: Line.optional(),
  anchor,
})
const LinkBlock = z.strictObject({ type: z.literal('link'), url: Target, label: Line, anchor })

const Block = z.discriminatedUnion('type', [
  TextBlock,
  HtmlBlock,
  ImageBlock,
  EmbedBlock,
  CourseBlock,
  ResourceBlock,
  LinkBlock,
])
export type BlockContent = z.infer<typeof Block>

/** `resources/<slug>.yaml`. */
export const ResourceFile = z.strictObject({
  title: Line,
  subtitle: Line,
  type: z.enum(['prompt-pack', 'strategy-framework', 'community-tactics']),
  stack: Stack,
  tags: z.array(z.strictObject({ category: Line, label: Line })).default([]),
  /** The address of a picture of 16:9; drawn from the slug by default. */
  cover: Picture.optional(),
  created: When,
  /** As long as it is absent, the resource was not changed. */
  modified: When.optional(),
  /** `drawn` for a PDF of the blocks, which members alone can load; otherwise the address of one. */
  pdf: z
    .union([z.literal(DRAWN_PDF), Target], { error: 'expected drawn, a path, or an https address' })
    .optional(),
  /** The address at which Google copies the document into the reader's own files. */
  googleDoc: Target.optional(),
  /** The courses beside which the resource stands. */
  courses: z.array(Slug).default([]),
  publishStatus: PublishStatus,
  blocks: z.array(Block).min(1, 'expected at least one block').max(200),
})
export type ResourceContent = z.infer<typeof ResourceFile> & { slug: string }
