import { Accordion } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shortDate } from '@section/domain/sessions/dates/short-dates.ts'
import { itemState, taskState } from '@section/domain/session-content/display/item-state.ts'
import { formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { localZone } from '../../../lib/now.ts'
import { HighestHeading } from '../../../lib/rich-text/highest-heading.ts'
import { ChecklistRow } from '../checklist/ChecklistRow.tsx'
import { StateIcon } from '../checklist/StateIcon.tsx'
import type { SessionDays } from '../checklist/session-days.ts'
import {
  type ChecklistItem,
  type Container,
  containerQuery,
  type SessionPageData,
} from '../session-page-query.ts'
import { useTickedItems } from '../ticks/use-ticks.ts'
import { ContainerContents } from './ContainerContents.tsx'
import type { ContentsContext } from './contents-context.ts'
import css from './containers.module.css'

interface TaskContainersProps {
  readonly page: SessionPageData
  readonly days: SessionDays
  readonly context: ContentsContext
  readonly expanded: readonly string[]
  readonly onExpand: (ids: string[]) => void
}

/**
 * The containers of a session's tasks. Open containers are remembered, and the contents of closed ones are not
 * requested. docs/product/session-pages.md#containers
 */
export function TaskContainers({ page, days, context, expanded, onExpand }: TaskContainersProps) {
  const { content } = page
  const checklist = useTickedItems(content?.checklist ?? [])
  if (!content) return null
  const items = Map.groupBy(checklist, (item) => item.parentSessionContentId)
  return (
    <Accordion
      multiple
      order={3}
      value={[...expanded]}
      onChange={onExpand}
      classNames={{ item: css.container }}
    >
      {content.containers.map((container) => (
        <TaskContainer
          key={container.sessionContentId}
          container={container}
          items={items.get(container.sessionContentId) ?? []}
          isOpen={expanded.includes(container.sessionContentId)}
          days={days}
          context={context}
        />
      ))}
    </Accordion>
  )
}

interface TaskContainerProps {
  readonly container: Container
  readonly items: readonly ChecklistItem[]
  readonly isOpen: boolean
  readonly days: SessionDays
  readonly context: ContentsContext
}

function TaskContainer({ container, items, isOpen, days, context }: TaskContainerProps) {
  const { sessionContentId, title, expandedPlaceholder, containsActiveContent } = container
  const when = days.of(sessionContentId)
  const { calendarDate, isCompleted } = when
  const watched = items.filter(({ subtype }) => subtype === 'VIDEO_GROUP').map(({ progress }) => progress)
  // A task without required videos is never completed, which would look undone in a session that is.
  const hasState = !isCompleted || watched.length > 0
  return (
    <Accordion.Item value={sessionContentId} id={containerAnchor(sessionContentId)}>
      <Accordion.Control
        icon={hasState ? <StateIcon state={taskState(watched, when)} /> : <span className={css.noState} />}
      >
        <span className={css.head}>
          <span className={css.title}>{title}</span>
          {calendarDate && (
            <span className={css.date} data-today={calendarDate === days.today || undefined}>
              {calendarDate === days.today ? 'Today' : shortDate(calendarDate, days.today)}
            </span>
          )}
        </span>
        {!isOpen && expandedPlaceholder && <span className={css.placeholder}>{expandedPlaceholder}</span>}
      </Accordion.Control>
      <Accordion.Panel>
        {containsActiveContent ? (
          <LoadedContents container={container} isOpen={isOpen} context={context} />
        ) : (
          <p className={css.placeholder}>{waitingText(container)}</p>
        )}
        {items.some(({ selfReporting }) => selfReporting) && (
          <ul className={css.items}>
            {items
              .filter(({ selfReporting }) => selfReporting)
              .map((item) => (
                <ChecklistRow
                  key={item.sessionContentId}
                  item={item}
                  state={itemState(item, when)}
                  readOnly={context.isPreview}
                />
              ))}
          </ul>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}

/** The id of a container in the page, for links to it. */
export const containerAnchor = (sessionContentId: string) => `container-${sessionContentId}`

function waitingText({ opensAt, expandedPlaceholder }: Container): string {
  if (opensAt === null) return expandedPlaceholder ?? 'There is nothing to do here.'
  return `Opens on ${formatDateTime(opensAt, localZone())}.`
}

function LoadedContents({
  container: { sessionContentId, title },
  isOpen,
  context,
}: Pick<TaskContainerProps, 'container' | 'isOpen' | 'context'>) {
  const query = useQuery({ ...containerQuery(context.sessionId, sessionContentId), enabled: isOpen })
  return (
    <LoadedPart
      query={query}
      loading={`Loading ${title}`}
      problem={`“${title}” didn’t load.`}
      skeleton={<SkeletonText lines={3} />}
    >
      {(contents) => (
        <HighestHeading value={4}>
          <ContainerContents contents={contents} context={context} />
        </HighestHeading>
      )}
    </LoadedPart>
  )
}
