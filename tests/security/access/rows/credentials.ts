import { stableId } from '@section/api/server/content/stable-id.ts'
import { isList, isThere, NOBODY, type Row, worked } from '../row.ts'

const OWNER = 'member@demo.school'
/** The accounts that hold a badge. */
const HOLDERS = [
  OWNER,
  'alumni@demo.school',
  'scholar@demo.school',
  'crash-two@demo.school',
  'employee@demo.school',
  'lead@demo.school',
  'sponsor@demo.school',
]
/** The badge of a course that the owner has completed. */
const CREDENTIAL_ID = stableId('badge', `${stableId('member', OWNER)} positioning-that-sells`)

/** `getPublicCredential` comes after the row by which the owner shows the credential to everybody. */
export const rows: Record<string, Row> = {
  listCredentials: {
    who: 'member',
    only: HOLDERS,
    document: '{ listCredentials { credentialId title isPublic downloadUrl } }',
    holds: isList,
  },
  saveCredentialVisibility: {
    who: 'member',
    only: [OWNER],
    otherwise: 'refused',
    document: `mutation($credentialId: ID!, $isPublic: Boolean!) {
      saveCredentialVisibility(credentialId: $credentialId, isPublic: $isPublic) {
        credentialId isPublic error { code } } }`,
    variables: () => ({ credentialId: CREDENTIAL_ID, isPublic: true }),
    missing: () => ({ credentialId: NOBODY, isPublic: true }),
    holds: worked,
  },
  getPublicCredential: {
    who: 'anyone',
    document: `query($credentialId: ID!) {
      getPublicCredential(credentialId: $credentialId) { recipientName title documentImageUrl downloadUrl } }`,
    variables: () => ({ credentialId: CREDENTIAL_ID }),
    missing: () => ({ credentialId: NOBODY }),
    holds: isThere,
  },
}
