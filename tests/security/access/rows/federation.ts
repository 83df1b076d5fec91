import { type Answer, type Row } from '../row.ts'

const encoded = (text: string) => Buffer.from(text).toString('base64url')

const found = (answer: Answer) =>
  answer !== null &&
  typeof answer === 'object' &&
  'realm' in answer &&
  answer['realm'] === 'acme' &&
  answer['error'] === null

const stateOf = (state: string) => (answer: Answer) =>
  answer !== null &&
  typeof answer === 'object' &&
  'state' in answer &&
  answer['state'] === state &&
  answer['error'] === null

export const rows: Record<string, Row> = {
  lookupCorporateRealm: {
    who: 'anyone',
    document: `query($b64email: String!) {
      lookupCorporateRealm(b64email: $b64email) { link realm serializedOptions error { code message } } }`,
    variables: () => ({ b64email: encoded('anybody@acme.example') }),
    holds: found,
  },
  lookupLMSProvider: {
    who: 'anyone',
    document: `query($b64options: String!) { lookupLMSProvider(b64options: $b64options) {
      realm serializedOptions passShortCode redirectUrl authorizeUrl error { code message } } }`,
    variables: () => ({ b64options: encoded('{"provider":"acme-learn"}') }),
    holds: found,
  },
  lookupPassCorporateRealm: {
    who: 'anyone',
    document: `query($code: String!) {
      lookupPassCorporateRealm(code: $code) { realm serializedOptions error { code message } } }`,
    variables: () => ({ code: 'ACMESSO' }),
    holds: found,
  },
  // No caller has proved an account at the social provider, so the answer is the same whether it exists or not.
  startAccountLinking: {
    who: 'member',
    document: `mutation($email: String!, $userName: String!) {
      startAccountLinking(email: $email, userName: $userName) { state error { code message } } }`,
    variables: () => ({ email: 'nora.social@mail.example', userName: 'social_nora' }),
    holds: stateOf('PENDING'),
  },
  unlinkAccount: {
    who: 'member',
    document: 'mutation { unlinkAccount { state error { code message } } }',
    holds: stateOf('UNLINKED'),
  },
}
