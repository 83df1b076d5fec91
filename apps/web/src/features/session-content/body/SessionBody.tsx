import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import type { ReactNode } from 'react'
import { ContentBlock } from '../../../lib/content-block/ContentBlock.tsx'
import { ProjectContainer } from '../../projects/ProjectContainer.tsx'
import { Checklist } from '../checklist/Checklist.tsx'
import { Classes } from '../classes/Classes.tsx'
import type { SessionDays } from '../checklist/session-days.ts'
import { ContainerContents } from '../containers/ContainerContents.tsx'
import { TaskContainers } from '../containers/TaskContainers.tsx'
import { ScheduleCalendar } from '../schedule/ScheduleCalendar.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import css from '../session-page.module.css'
import type { SessionContent, SessionPageData, SideContainer } from '../session-page-query.ts'
import { TeachingAssistant } from './TeachingAssistant.tsx'
import { PROJECT_ANCHOR } from '../../projects/project-anchor.ts'
import type { SessionToday } from '../today/today-of.ts'
import type { PageNavigation } from '../use-page-navigation.ts'

// Both are loaded lazily: few members read the projects of others, and few sessions have no content.
const BadgeCard = lazyPart(() => import('./BadgeCard.tsx'), 'BadgeCard', {
  waiting: <Skeleton height={216} shape="block" />,
})
const BareBody = lazyPart(() => import('./BareBody.tsx'), 'BareBody')
const ReceivedProjects = lazyPart(() => import('../../projects/ReceivedProjects.tsx'), 'ReceivedProjects')

interface SessionBodyProps {
  readonly page: SessionPageData
  readonly content: SessionContent
  /** The steps of the first block, which leads into the next class. */
  readonly today: SessionToday | null
  readonly days: SessionDays
  readonly navigation: PageNavigation
  readonly now: number
  readonly isMiniMba: boolean
}

/** The tasks and calendars of a session, and beside them the welcome, the checklist, the project and the resources. */
export function SessionBody({ page, content, today, days, navigation, now, isMiniMba }: SessionBodyProps) {
  const { session, assistant, credits } = page
  const { sessionId } = session
  const isPreview = session.access === 'PREVIEW'
  const context = { sessionId, isMiniMba, isPreview, credits, now, dateOf: days.dateOf }
  const sides = (type: SideContainer['type']) =>
    content.sessionContainers.filter((container) => container.type === type)
  const [project] = sides('PROJECT_SUBMISSION')
  const projectItem = content.checklist.find(({ subtype }) => subtype === 'PROJECT_SUBMISSION')
  const calendar = {
    session,
    now,
    days,
    readOnly: isPreview,
    openerOf: navigation.openerOf,
    checklist: content.checklist,
  }
  if (isBare(content)) return <BareBody page={page} />
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {content.schedules.map((schedule) => (
          <ContentBlock key={schedule.sessionContentId} of={schedule.sessionContentId}>
            <ScheduleCalendar schedule={schedule} fallbackUrl={content.calendarFallbackUrl} {...calendar} />
          </ContentBlock>
        ))}
        {content.classes.length > 0 && (
          <ContentBlock of={sessionId}>
            <Classes
              {...{ session, now }}
              classes={content.classes}
              joinedAbove={classesOf(today)}
              onNotes={navigation.setNotesOf}
            />
          </ContentBlock>
        )}
        {content.containers.length > 0 && (
          <Section title={content.uiCustomizations.taskContainerTitle ?? 'Tasks'}>
            <ContentBlock of={sessionId}>
              <TaskContainers
                page={page}
                days={days}
                context={context}
                expanded={navigation.expanded}
                onExpand={navigation.setExpanded}
              />
            </ContentBlock>
          </Section>
        )}
        {session.canReadProjects && project && <ReceivedProjects sessionId={sessionId} />}
      </div>
      <aside className={css.side} aria-label="About this session">
        {session.courseBadgeId !== null && (
          <div data-part="badge">
            <BadgeCard session={session} />
          </div>
        )}
        {sides('WELCOME').map((welcome) => (
          <SideCard key={welcome.sessionContentId} part="welcome" title={welcome.title}>
            <ContainerContents contents={welcome.contents} context={context} />
          </SideCard>
        ))}
        {assistant && (
          <div data-part="assistant">
            <TeachingAssistant assistant={assistant} />
          </div>
        )}
        {content.checklist.length > 0 && (
          <SideCard part="checklist" title="Checklist">
            <Checklist
              items={content.checklist}
              days={days}
              readOnly={isPreview}
              openerOf={navigation.openerOf}
            />
          </SideCard>
        )}
        {project && !isPreview && (
          <SideCard part="project" id={PROJECT_ANCHOR} title={project.title}>
            <ContainerContents contents={project.contents} context={context} />
            <ProjectContainer
              sessionId={sessionId}
              completed={projectItem?.completionStatus === 'COMPLETED'}
              now={now}
              isDialogOpen={navigation.isProjectOpen}
              onDialog={navigation.setProjectOpen}
            />
          </SideCard>
        )}
        {sides('RESOURCES').map((resources) => (
          <SideCard key={resources.sessionContentId} part="resources" title={resources.title}>
            <ContainerContents contents={resources.contents} context={context} />
          </SideCard>
        ))}
      </aside>
    </div>
  )
}

function isBare({ containers, schedules, sessionContainers, checklist, classes }: SessionContent): boolean {
  return [containers, schedules, sessionContainers, checklist, classes].every((part) => part.length === 0)
}

interface SideCardProps {
  /** Decides the order of the parts on small screens. */
  readonly part: 'welcome' | 'checklist' | 'project' | 'resources'
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}

function SideCard({ part, id, title, children }: SideCardProps) {
  return (
    <div data-part={part} id={id} className={css.part}>
      <Card>
        <h2 className={css.sideTitle}>{title}</h2>
        <div className={css.sideBody}>
          <ContentBlock of={part}>{children}</ContentBlock>
        </div>
      </Card>
    </div>
  )
}

/** Returns the ids of the meetings into which the first block leads. */
const classesOf = (today: SessionToday | null): ReadonlySet<string> =>
  new Set(today?.steps.flatMap((step) => (step.kind === 'class' ? [step.meeting.meetingId] : [])))
