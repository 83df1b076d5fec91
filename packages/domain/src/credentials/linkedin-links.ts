interface SharedCredential {
  readonly credentialId: string
  readonly title: string
  readonly issuerName: string
  /** The day on which it was issued, yyyy-MM-dd. */
  readonly issuedOn: string
}

/**
 * Returns the address at which LinkedIn adds a credential to the profile of whoever opens it; `url` is that of its public
 * page. docs/product/credentials.md#sharing
 */
export function addToProfileLink(credential: SharedCredential, url: string): string {
  const [year = 0, month = 0] = credential.issuedOn.split('-').map(Number)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: credential.title,
    organizationName: credential.issuerName,
    issueYear: `${year}`,
    issueMonth: `${month}`,
    certUrl: url,
    certId: credential.credentialId,
  })
  // LinkedIn's form may show a space that is written as "+" as that sign.
  return `https://www.linkedin.com/profile/add?${String(query).replaceAll('+', '%20')}`
}

/** Returns the address at which LinkedIn writes a post about a page. */
export const shareOnLinkedInLink = (url: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`
