import { type Row, isList, NOBODY, worked } from '../row.ts'

export const rows: Record<string, Row> = {
  logout: {
    who: 'signed-in',
    document: 'mutation { logout { success } }',
    holds: (answer) => answer !== null && 'success' in answer && answer.success === true,
  },
  listSignIns: {
    who: 'member',
    document: '{ listSignIns { device isCurrent via } }',
    holds: isList,
  },
  listSignInMethods: {
    who: 'member',
    document: '{ listSignInMethods }',
    holds: isList,
  },
  // The callers know no id of a sign-in, so that everybody is refused like for one that does not exist.
  endSignIn: {
    who: 'member',
    only: [],
    otherwise: 'refused',
    document: 'mutation($signInId: ID!) { endSignIn(signInId: $signInId) { error { code message } } }',
    variables: () => ({ signInId: NOBODY }),
    missing: () => ({ signInId: 'no id' }),
    holds: worked,
  },
  sendVerificationCode: {
    who: 'anyone',
    document:
      'mutation($email: String!, $tac: String!) { sendVerificationCode(b64email: $email, b64tac: $tac) { success } }',
    // The link belongs to nobody, so everybody gets the same answer.
    variables: () => ({ email: 'bWVtYmVyQGRlbW8uc2Nob29s', tac: 'bm9ib2R5cw' }),
    holds: (answer) => answer !== null && 'success' in answer && answer.success === false,
  },
}
