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

export const fullName = ({ givenName, familyName }: EmulatedPerson): string => `${givenName} ${familyName}`
