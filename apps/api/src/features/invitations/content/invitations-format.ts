import { z } from 'zod'
import { AREAS } from '@section/domain/access/area.ts'
import { readRedemptionCode } from '@section/domain/invitations/redemption-code.ts'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'
import { Domain, Line, Link, Path, Slug, Target, Text, When } from '../../../server/content/content-format.ts'

const Picture = z.union([Link, Path], {
  error: 'expected an address that begins with https://, or a path such as /art/portrait/ada.svg',
})
const Area = z.union([
  z.enum(AREAS).transform((type) => ({ type, label: '', precedence: 0 })),
  z.strictObject({
    type: z.enum(AREAS),
    label: Line.default(''),
    precedence: z.int().default(0),
    navLogoUrl: Picture.optional(),
  }),
])

const Invitation = z
  .strictObject({
    code: z.string().refine(isPassCode, 'expected 4 to 64 letters, digits, hyphens and underscores'),
    /** The title, as in "Registration for …". */
    title: Line,
    customer: Slug,
    segment: z.enum(['CONSUMER', 'ENTERPRISE']),
    /** The status of a new member. */
    status: z.enum(['EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL']),
    areas: z.array(Area).min(1, 'expected at least one area'),
    /** The days for which the areas run; absent for no end. */
    days: z.int().min(1).max(3650).optional(),
    /** The maximum number of people; absent for no limit. */
    slots: z.int().min(0).max(1_000_000).optional(),
    opens: When.optional(),
    closes: When.optional(),
    /** The date on which the areas begin. */
    begins: When.optional(),
    emailDomains: z.array(Domain).default([]),
    /** The corporate realm through which people register. */
    realm: Slug.optional(),
    redemptionCodes: z
      .array(
        z
          .string()
          .trim()
          .min(4)
          .max(80)
          .refine((code) => readRedemptionCode(code) !== null, 'expected letters or digits'),
      )
      .refine((codes) => new Set(codes.map(readRedemptionCode)).size === codes.length, {
        message: 'expected codes that differ in letters or digits',
      })
      .default([]),
    /** Each redemption code works for one person only. */
    oneTimeCodes: z.boolean().default(false),
    extraFields: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, 'expected a name such as teamName'),
          label: Line,
          required: z.boolean().default(true),
        }),
      )
      .max(10)
      .default([]),
    hero: z.strictObject({
      title: Line,
      subtitle: Line.optional(),
      subtitleFontSize: z
        .string()
        .regex(/^\d{1,2}px$/, 'expected a size such as 20px')
        .optional(),
    }),
    cta: z.strictObject({ text: Line.optional(), url: Target.optional(), label: Line.optional() }).optional(),
    logo: z.strictObject({ url: Picture, alt: Line }).optional(),
    testimonial: z
      .strictObject({ text: Text, name: Line, job: Line.optional(), image: Picture.optional() })
      .optional(),
    navLogoUrl: Picture.optional(),
    intro: Text.optional(),
    /** Lectures of the preview. */
    preview: z.array(Slug).default([]),
    showRegistration: z.boolean().default(true),
    /** The address to which new members are sent; absent for the home page. */
    redirectUrl: Target.optional(),
  })
  .refine(({ status, days }) => status !== 'TRIAL' || days !== undefined, {
    error: 'expected the days of the trial',
    path: ['days'],
  })
  .refine(({ oneTimeCodes, redemptionCodes }) => !oneTimeCodes || redemptionCodes.length > 0, {
    error: 'expected the codes that work once',
    path: ['redemptionCodes'],
  })
export type InvitationContent = z.infer<typeof Invitation>

/** The format of `invitations.yaml`. */
export const InvitationsFile = z.strictObject({ invitations: z.array(Invitation) })
