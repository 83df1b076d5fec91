/** A person with an account at an emulated identity provider. */
export interface EmulatedPerson {
  /** The permanent identifier at this provider. */
  subject: string
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

export interface EmulatorBranding {
  name: string
  tagline: string
  /** For example `#1F6F54`. */
  color: string
}

/** An emulated identity provider. */
export interface Emulator {
  /** The path of the emulator, e.g. `/dev/social`. */
  path: string
  /** The origin under which browsers reach the server. */
  origin: string
  branding: EmulatorBranding
  /** The name of the application to which this provider signs people in. */
  application: string
  people: readonly EmulatedPerson[]
}

/** Returns the given and the family name of a person. */
export const fullName = ({ givenName, familyName }: EmulatedPerson): string => `${givenName} ${familyName}`
