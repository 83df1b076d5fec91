import { z } from 'zod'
import { Line, Slug, Text } from '../../../server/content/content-format.ts'

/** The list of lectures, which is written by the tool that produces them. Times are in seconds. */
export const LecturesFile = z.strictObject({
  lectures: z.array(
    z.strictObject({
      externalKey: Slug,
      title: Line,
      description: Text,
      stack: z.string().optional(),
      duration: z.number().positive(),
      aspectWidth: z.int().positive().default(16),
      aspectHeight: z.int().positive().default(9),
      isAiGenerated: z.boolean().default(false),
      /** `drawn` where several lessons show the recording: each then has a picture drawn for it. */
      pictures: z.enum(['own', 'drawn']).default('own'),
      chapters: z
        .array(
          z.strictObject({
            slug: Slug,
            title: Line,
            startSeconds: z.number().min(0),
            endSeconds: z.number().positive(),
          }),
        )
        .default([]),
    }),
  ),
})
export type Lecture = z.infer<typeof LecturesFile>['lectures'][number]

/** A video that shows a lecture: a lesson of an on-demand edition, or a video of a session's page. */
export const VideoEntry = z.strictObject({
  slug: Slug,
  /** Key of a lecture on the media host. */
  lecture: Slug,
  /** Defaults to the lecture's own. */
  title: Line.optional(),
  /** A line beside the title that says what the video is about; absent for none. */
  subtitle: Line.optional(),
  /** Defaults to the lecture's own. */
  description: Text.optional(),
})
export type VideoContent = z.infer<typeof VideoEntry>
