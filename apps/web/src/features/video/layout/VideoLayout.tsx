import type { ReactNode } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { classNames } from '@section/ui/class-names/class-names.ts'
import landscape from './phone-landscape.module.css'
import css from './video-layout.module.css'

interface VideoLayoutProps {
  readonly isTheater?: boolean
  readonly navigation: ReactNode
  /** The player, or the lock or message that replaces it. */
  readonly stage: ReactNode
  /** The state of the stage, for the stylesheets: `ready` while a video can play, `locked` for a lock. */
  readonly stageState?: string
  readonly details?: ReactNode
  readonly panel: ReactNode
  readonly bookmarks?: ReactNode
  /** The rest of the page, below the columns. */
  readonly children?: ReactNode
}

/**
 * The parts of a video page in their places. Theater mode, the window's width and the position of a phone only change the
 * grid, so that the player is never mounted anew. docs/product/video.md#layout
 */
export function VideoLayout(props: VideoLayoutProps) {
  const { isTheater = false, navigation, stage, stageState, details, panel, bookmarks, children } = props
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={classNames(css.screen, landscape.screen)}
      data-surface="dark"
      data-theater={isTheater}
    >
      <div className={css.navigation} data-part="navigation">
        {navigation}
      </div>
      <div className={css.columns} data-part="columns">
        <div className={css.stage} data-part="stage" id={STAGE_ID} data-state={stageState}>
          {stage}
        </div>
        {details && (
          <div className={css.details} data-part="details">
            {details}
          </div>
        )}
        <div className={css.panel} data-part="panel">
          {panel}
        </div>
        {bookmarks && (
          <div className={css.bookmarks} data-part="bookmarks">
            {bookmarks}
          </div>
        )}
      </div>
      <div className={css.below}>{children}</div>
    </main>
  )
}

/** The id of the part of the page that holds the player. */
export const STAGE_ID = 'video'
