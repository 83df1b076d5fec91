import { z } from 'zod'
import { MAX_RICH_TEXT } from '@section/domain/rich-text/rich-text-bounds.ts'
import { richTextProblems } from '@section/domain/rich-text/rich-text-problems.ts'

/** Markdown with tables, code, images and embedded videos; what it may contain is checked when the files are. */
export const Markdown = z
  .string()
  .trim()
  .min(1, 'expected a text')
  .max(MAX_RICH_TEXT)
  .superRefine((text, context) => {
    for (const message of richTextProblems(text)) context.addIssue({ code: 'custom', message })
  })
