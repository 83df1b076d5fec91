import { useQuery } from '@tanstack/react-query'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import css from './session-rows.module.css'
import { employerSessionsQuery, type SessionRow } from './sessions-query.ts'
import type { FigureColumns } from '../figure-table/figure-column.ts'
import { figureText } from '../figure-table/figure-text.ts'
import { FigureRows } from '../figure-table/FigureRows.tsx'
import { FigureSkeleton } from '../figure-table/FigureSkeleton.tsx'

interface SessionRowsProps {
  readonly customerId: string
  readonly courseId: string
  /** The title of the course. */
  readonly title: string
  readonly filter: FigurePeriod
}

const COLUMNS: FigureColumns<SessionRow> = [
  { key: 'session', title: 'Session', cell: ({ title }) => title },
  { key: 'enrolled', title: 'Enrolled', isNumber: true, cell: ({ enrolled }) => figureText(enrolled) },
  { key: 'completed', title: 'Completed', isNumber: true, cell: ({ completed }) => figureText(completed) },
]

/** The sessions of a course in which employees were enrolled in a period, below the row of the course. */
export function SessionRows({ customerId, courseId, title, filter }: SessionRowsProps) {
  const query = useQuery(employerSessionsQuery(customerId, courseId, filter))
  const { error, isPlaceholderData } = query
  return (
    <div className={css.sessions} aria-busy={isPlaceholderData}>
      <LoadedPart
        query={query}
        loading={`Loading the sessions of ${title}`}
        problem={limitMessage(error) ?? 'There was an error loading the course info.'}
        skeleton={<FigureSkeleton columns={COLUMNS.length} rows={1} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className={css.none}>Nobody was enrolled in a session in this period.</p>
          ) : (
            <FigureRows
              label={`Sessions of ${title}`}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ sessionId }) => sessionId}
            />
          )
        }
      </LoadedPart>
    </div>
  )
}
