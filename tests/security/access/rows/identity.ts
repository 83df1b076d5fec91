import { type Row } from '../row.ts'

export const rows: Record<string, Row> = {
  logout: {
    who: 'signed-in',
    document: 'mutation { logout { success } }',
    holds: (answer) => answer !== null && 'success' in answer && answer.success === true,
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
