import type { CredentialStatement } from '@section/db/tables/credentials.ts'
import type { DrawnCredential } from './drawn-credential.ts'

/** Returns a credential with a statement of which tests give the parts that matter to them. */
export function drawnCredential({
  kind = 'CERTIFICATE',
  ...statement
}: Partial<CredentialStatement> & { kind?: DrawnCredential['kind'] }): DrawnCredential {
  const credentialId = '3f0a7a2e-5a1c-4e0e-9a55-0d7f3b1c2a44'
  return {
    credentialId,
    kind,
    statement: {
      recipientName: 'Nia Okafor',
      title: 'Applied AI for Business Leaders',
      description: 'Use AI where it pays.',
      issuerName: 'Section',
      courseTitles: ['AI for Business Strategy', 'Prompting at Work', 'Building an AI Roadmap'],
      slug: 'applied-ai',
      stack: 'ai',
      ...statement,
    },
    issuedAt: Date.UTC(2026, 10, 23, 14),
    day: '2026-11-23',
    address: `https://members.school.example/credentials/${credentialId}`,
  }
}
