import type { ReactNode } from 'react'
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx'
import { classNames } from '../class-names/class-names.ts'
import css from './loading.module.css'

export interface SkeletonProps {
  /** CSS lengths; the default width fills the line. */
  readonly width?: string | number
  readonly height?: string | number
  readonly shape?: 'line' | 'block' | 'circle'
  readonly className?: string | undefined
}

/** A gray block instead of content that loads, hidden from screen readers. Wrap the group in a `LoadingRegion`. */
export function Skeleton({ width = '100%', height = 16, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(css.skeleton, className)}
      data-shape={shape}
      style={{ width, height }}
    />
  )
}

/** The skeleton of a paragraph; its last line is shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={css.skeletonText}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} height={14} />
      ))}
    </span>
  )
}

/** Announces that the content for which the skeletons stand is loading. */
export function LoadingRegion({
  label = 'Loading',
  children,
}: {
  readonly label?: string
  readonly children: ReactNode
}) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
