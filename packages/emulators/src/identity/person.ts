/** Somebody who has an account at an emulated identity provider. */
export interface EmulatedPerson {
  /** Their name for ever at this provider. */
  subject: string
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

/** How an emulated identity provider presents itself. */
export interface EmulatorLook {
  name: string
  /** What its page says below the name. */
  tagline: string
  /** Its color, e.g. `#1F6F54`. */
  color: string
}

export const fullName = ({ givenName, familyName }: EmulatedPerson): string => `${givenName} ${familyName}`
