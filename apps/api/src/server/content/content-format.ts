import { z } from 'zod'
import { isEmail, normalizeDomain, normalizeEmail } from '@section/domain/identity/email.ts'
import { isKnownZone } from '@section/domain/time/known-zone.ts'
import { HOLIDAYS } from './class-days.ts'
import { parseContentDate, parseContentEnd } from './relative-date.ts'

/** The schemas that content files share. */

/** Lower-case words with hyphens; what addresses and ids are made from. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens, such as pricing-strategy')
  .max(80)

/** `course/session` or `course/lesson`. */
export const Reference = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'expected two slugs joined by a slash, such as pricing-strategy/autumn')

const MARKUP = /<[a-z/!]|\*\*|\]\(|^#+ |^[-*] /im

/** Plain text; an empty line in the file begins a new paragraph, nothing else is markup. */
export const Text = z
  .string()
  .trim()
  .min(1, 'expected a text')
  .max(4000)
  .refine((text) => !MARKUP.test(text), 'expected plain text without Markdown or HTML')
  .overwrite((text) => text.replaceAll(/\n+/g, '\n\n'))

export const Line = Text.max(200).refine((text) => !text.includes('\n'), 'expected a single line')

/** An e-mail address, normalized. */
export const Email = z.string().refine(isEmail, 'expected an e-mail address').overwrite(normalizeEmail)

/** A domain in any script, normalized. */
export const Domain = z.string().overwrite(normalizeDomain).pipe(z.hostname())

export const Link = z.url({
  protocol: /^https$/,
  error: 'expected an address that begins with https://',
})

/** A path of this server, such as /courses or, in a demo, /dev/room/pricing. */
export const Path = z.string().regex(/^\/(?![/\\])\S*$/)

/** The target of a link: an outside address or a path of this server. */
export const Target = z.union([Link, Path], {
  error: 'expected a path such as /courses, or an address that begins with https://',
})

/** A date, absolute or relative to the day of the load. */
export const When = dateReadBy(parseContentDate)

export const TimeOfDay = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'expected a time of the day, such as "09:00"')

/** The end of something that has a start: a date, or how much later it is. */
export const WhenEnd = dateReadBy(parseContentEnd)

function dateReadBy<Parsed>(parse: (text: string) => Parsed) {
  return z.string().transform((text, context): Parsed => {
    try {
      return parse(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
      return z.NEVER
    }
  })
}

export const PublishStatus = z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED']).default('ACTIVE')

export const Stack = z.enum(['ai', 'business-core', 'marketing', 'leadership', 'product'])

/** `school.yaml`. */
export const SchoolSettings = z.strictObject({
  name: Line,
  /** IANA name of the zone in which the content's times are meant. */
  timeZone: z.string().refine(isKnownZone, 'expected an IANA time zone, such as America/New_York'),
  /** The country whose public holidays are observed: relative classes skip them and weekends. */
  holidays: z.enum(HOLIDAYS).optional(),
  /** The list of lectures on the media host, relative to the school's folder. */
  lectures: z.string(),
})
export type SchoolSettings = z.infer<typeof SchoolSettings>

/** The looks of a portrait; the seed decides the rest. */
export const PortraitLooks = z.strictObject({
  hair: z.enum(['short', 'long', 'hijab', 'turban']),
  skin: z.enum(['light', 'medium', 'dark']),
  gray: z.boolean().default(false),
  /** True for dark hair, whatever the skin. */
  dark: z.boolean().default(false),
})
