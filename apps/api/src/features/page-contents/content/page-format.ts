import { z } from 'zod'
import { Line, PublishStatus } from '../../../server/content/content-format.ts'
import { Markdown } from '../../../server/content/rich-text-format.ts'

/** `pages/<slug>.<language>.yaml`. */
export const PageFile = z.strictObject({ title: Line, publishStatus: PublishStatus, body: Markdown })

export type ScreenText = z.infer<typeof PageFile> & {
  slug: string
  /** Two or three letters, such as `en`. */
  langCode: string
}

/** Returns the slug and the language of the name of a file, such as `drops.en`; undefined for every other name. */
export function readPageName(name: string): Pick<ScreenText, 'slug' | 'langCode'> | undefined {
  const [, slug, langCode] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2,3})$/.exec(name) ?? []
  return slug !== undefined && langCode !== undefined ? { slug, langCode } : undefined
}
