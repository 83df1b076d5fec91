import { z } from 'zod'
import { Domain, Email, Line, Link, Slug } from '../../../server/content/content-format.ts'
import { isLocalAddress } from '../federation/upstream/upstreams.ts'

/** The address of a provider, which outside production may be on this machine. */
const ProviderLink = z.union([z.string().refine(isLocalAddress), Link], {
  error: 'expected an address that begins with https://, or outside production with http://localhost',
})

const Realm = z
  .strictObject({
    /** The name of the realm, which sign-in requests use too. */
    realm: Slug.refine((name) => name !== 'social', 'expected another name; social is the social provider'),
    customer: Slug,
    /** The domains for whose addresses the realm may vouch. */
    domains: z.array(Domain).min(1),
    /** The employer's own sign-in page, to which corporate login leads; that page sends people back to the app. */
    link: Link.optional(),
    /** Absent for a realm that is known but not supported yet. */
    protocol: z.enum(['oidc', 'saml']).optional(),
    /** OpenID Connect: the issuer, the client id, and the environment variable with the client secret. */
    issuer: ProviderLink.optional(),
    clientId: Line.optional(),
    clientSecretEnv: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]+$/, 'expected the name of an environment variable')
      .optional(),
    /** SAML: the address of the provider's metadata, or the file with the metadata in the school's folder. */
    metadataUrl: ProviderLink.optional(),
    metadataFile: z
      .string()
      .regex(
        /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.xml$/,
        'expected a file of this folder, such as realms/acme.xml',
      )
      .optional(),
    /** SAML: what the provider must sign; by default either the response or its assertion. */
    signatures: z.enum(['both', 'response', 'assertion']).optional(),
    /** SAML: whether requests are signed even if the metadata does not ask for it. */
    signRequests: z.boolean().default(false),
    /** The emulated provider that replaces the real one in a demo. */
    emulator: Slug.optional(),
  })
  .refine(({ protocol, emulator, issuer, clientId, clientSecretEnv, metadataUrl, metadataFile }) => {
    if (!protocol || emulator) return true
    if (protocol === 'oidc') return Boolean(issuer && clientId && clientSecretEnv)
    return Boolean(metadataUrl) !== Boolean(metadataFile)
  }, 'expected issuer, clientId and clientSecretEnv for oidc, metadataUrl or metadataFile for saml, or an emulator')

const LmsProvider = z.strictObject({
  provider: Slug,
  name: Line,
  realm: Slug.optional(),
  passShortCode: z
    .string()
    .regex(/^[A-Za-z0-9_-]{4,64}$/)
    .optional(),
  redirectPath: z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'expected a path of this app, such as /courses')
    .optional(),
})

const Emulator = z.strictObject({
  emulator: z.enum(['social', 'acme', 'saml']),
  name: Line,
  tagline: Line,
  color: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  people: z.array(
    z.strictObject({
      /** The permanent id of the person at this provider. */
      subject: Slug,
      name: z.string().regex(/^\S+( \S+)+$/, 'expected a first and a last name'),
      email: Email,
      emailVerified: z.boolean().default(true),
      /** The address of the member to whom the content links the account. */
      member: Email.optional(),
    }),
  ),
})

/** `realms.yaml`: the realms, learning-management systems and emulators at which people sign in. */
export const RealmsFile = z.strictObject({
  realms: z.array(Realm).default([]),
  lmsProviders: z.array(LmsProvider).default([]),
  /** The identity providers of a demo. They cannot be loaded in production. */
  emulators: z.array(Emulator).default([]),
})
export type RealmsContent = z.infer<typeof RealmsFile>
