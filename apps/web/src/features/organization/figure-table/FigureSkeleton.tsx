import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import css from './figure-rows.module.css'

/** The room of a page of rows while it loads. */
export function FigureSkeleton({ columns, rows = 12 }: { readonly columns: number; readonly rows?: number }) {
  return (
    <div className={css.skeleton}>
      {Array.from({ length: rows }, (_row, row) => (
        <div key={row} className={css.skeletonRow}>
          {Array.from({ length: columns }, (_column, column) => (
            <Skeleton key={column} width={column === 0 ? '60%' : 48} />
          ))}
        </div>
      ))}
    </div>
  )
}
