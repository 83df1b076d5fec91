import { type Row, worked } from '../../row.ts'

export const rows: Record<string, Row> = {
  transferToProfAI: {
    who: 'member',
    // Their company has no tutor.
    except: { 'rival@demo.school': 'empty' },
    document: 'mutation { transferToProfAI { profAIUrl error { code } } }',
    holds: worked,
  },
}
