import { IconExternalLink, IconUpload } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { safeHref } from '@section/domain/links/safe-href.ts'
import {
  projectButtonText,
  type ProjectStage,
  projectStage,
} from '@section/domain/projects/project-window.ts'
import { formatDate, formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'
import { localZone } from '../../lib/now.ts'
import css from './projects.module.css'
import { type Project, projectQuery } from './project-query.ts'

const ProjectDialog = lazyDialog(() => import('./ProjectDialog.tsx'), 'ProjectDialog')

interface ProjectContainerProps {
  readonly sessionId: string
  /** True once the project's checklist item is completed. */
  readonly completed: boolean
  readonly now: number
  /** True while the dialog is wanted, here or from elsewhere on the page. */
  readonly isDialogOpen: boolean
  readonly onDialog: (isOpen: boolean) => void
}

/**
 * The button with which a member hands in the project of a session. It is not the primary button of the page: that is
 * in the first block, which leads here once the project is next. docs/product/projects.md#when-a-project-is-open
 */
export function ProjectContainer({ sessionId, ...shown }: ProjectContainerProps) {
  const query = useQuery(projectQuery(sessionId))
  return (
    <LoadedPart
      query={query}
      loading="Loading the project"
      problem="The project didn’t load."
      skeleton={<Skeleton height={46} shape="block" />}
    >
      {(project) => project && <LoadedProject project={project} {...shown} />}
    </LoadedPart>
  )
}

function LoadedProject({
  project,
  completed,
  now,
  isDialogOpen,
  onDialog,
}: Omit<ProjectContainerProps, 'sessionId'> & { readonly project: Project }) {
  const container = useRef<HTMLDivElement>(null)
  const note = useId()
  // The server decides again by its own clock.
  const stage = projectStage(project, now)
  const isDone = completed || project.submission !== null
  const text = projectButtonText(stage, isDone)
  const hasDialog = stage === 'open' && project.formUrl === null
  useFocusInstead({ isWanted: isDialogOpen && !hasDialog, onDialog, container })
  return (
    <div className={css.project} ref={container} tabIndex={-1}>
      {stage !== 'open' && (
        <Button disabled aria-describedby={note}>
          {stage === 'ahead' ? text : 'Project Submission Closed'}
        </Button>
      )}
      {stage === 'open' && project.formUrl !== null && <OutsideForm url={project.formUrl} text={text} />}
      {hasDialog && (
        <Button icon={<Icon of={IconUpload} />} onClick={() => onDialog(true)}>
          {text}
        </Button>
      )}
      <p id={note} className={css.note}>
        {noteOf(project, stage)}
      </p>
      <ProjectDialog
        opened={isDialogOpen && hasDialog}
        project={project}
        onClose={() => onDialog(false)}
        onMissing={() => onDialog(false)}
      />
    </div>
  )
}

interface FocusInstead extends Pick<ProjectContainerProps, 'onDialog'> {
  readonly isWanted: boolean
  readonly container: RefObject<HTMLElement | null>
}

/**
 * When the dialog is wanted and the project has none now, moves the focus to the project's link, or to the text that is
 * shown instead.
 */
function useFocusInstead({ isWanted, onDialog, container }: FocusInstead): void {
  const focus = useEffectEvent(() => {
    const control = container.current?.querySelector<HTMLElement>('a[href], button:not(:disabled)')
    ;(control ?? container.current)?.focus()
    onDialog(false)
  })
  useEffect(() => {
    if (isWanted) focus()
  }, [isWanted])
}

function OutsideForm({ url, text }: { readonly url: string; readonly text: string }) {
  const form = safeHref(url)
  if (!form) return null
  return (
    <AnchorButton href={form.href} newTab icon={<Icon of={IconExternalLink} />}>
      {text}
    </AnchorButton>
  )
}

function noteOf({ enabledAt, closesAt, submission }: Project, stage: ProjectStage): string {
  const at = (instant: number) => formatDateTime(instant, localZone())
  if (stage === 'ahead' && enabledAt !== null) return `Opens on ${at(enabledAt)}.`
  const handedIn = submission ? `Handed in on ${at(submission.submittedAt)}. ` : ''
  if (closesAt === null) return handedIn
  return `${handedIn}${stage === 'over' ? 'It was open' : 'Open'} until ${formatDate(closesAt, localZone())}.`
}
