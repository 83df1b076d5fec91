import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import css from './page.module.css'

export interface PageProps {
  /** `wide` 1,200 px for grids, `reading` 720 px for text and forms. */
  readonly width?: 'wide' | 'reading'
  readonly children: ReactNode
}

/** The `<main>` of a screen: centered, with gutters. A screen has one. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.page} data-width={width}>
      {children}
    </main>
  )
}
