import { type Row } from '../row.ts'

export const identityRows: Record<string, Row> = {
  logout: {
    who: 'member',
    document: 'mutation { logout { success } }',
    holds: (answer) => answer !== null && 'success' in answer && answer.success === true,
  },
}
