import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reportError } from '../tracking/error-reporting.ts'
import css from './content-block.module.css'

interface ContentBlockProps {
  /** The identity of the content: a failed block is drawn again when this value changes. */
  readonly of: string
  readonly children: ReactNode
}

/** A block of the school's content. If rendering it fails, a sentence replaces it, and the rest of the page stays. */
export function ContentBlock({ of, children }: ContentBlockProps) {
  return (
    <CatchBoundary getResetKey={() => of} onCatch={reportError} errorComponent={FailedBlock}>
      {children}
    </CatchBoundary>
  )
}

function FailedBlock() {
  return <p className={css.failed}>This part can’t be shown. The rest of the page works.</p>
}
