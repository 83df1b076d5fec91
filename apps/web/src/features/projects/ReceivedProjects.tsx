import { Accordion } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { portraitAddress } from '../../lib/links/portrait-address.ts'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { localZone } from '../../lib/now.ts'
import { SafeLink } from '../../lib/links/SafeLink.tsx'
import css from './projects.module.css'
import { loadReceivedProjects, type ReceivedProject } from './project-query.ts'

/**
 * The projects that the members of a session handed in, for its teaching assistants and the school's staff.
 * docs/product/projects.md#who-reads-projects
 */
export function ReceivedProjects({ sessionId }: { readonly sessionId: string }) {
  const query = useInfiniteQuery({
    queryKey: ['received-projects', sessionId],
    queryFn: ({ pageParam }) => loadReceivedProjects(sessionId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [first] = query.data?.pages ?? []
  return (
    <Section
      title="Projects handed in"
      description={first && `${first.total} of ${counted(first.participants, 'member')}`}
    >
      <LoadedPart
        query={query}
        loading="Loading the projects"
        problem="The projects didn’t load."
        skeleton={<SkeletonText lines={3} />}
      >
        {({ pages }) => pages[0] && <List projects={pages.flatMap((page) => page?.projects ?? [])} />}
      </LoadedPart>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Section>
  )
}

function List({ projects }: { readonly projects: readonly ReceivedProject[] }) {
  if (projects.length === 0) return <p className={css.note}>Nobody has handed in yet.</p>
  return (
    <Accordion order={3}>
      {projects.map((project) => (
        <Received key={project.projectSubmissionId} project={project} />
      ))}
    </Accordion>
  )
}

function Received({ project }: { readonly project: ReceivedProject }) {
  const { projectSubmissionId, fullName, imageUrl, kind, content, submittedAt, timesSubmitted } = project
  return (
    <Accordion.Item value={projectSubmissionId}>
      <Accordion.Control
        icon={<Avatar name={fullName} src={portraitAddress(imageUrl, fullName)} size={32} decorative />}
      >
        <span className={css.head}>
          {fullName}
          <span className={css.note}>
            {formatDate(submittedAt, localZone())}
            {timesSubmitted > 1 && ` · ${counted(timesSubmitted, 'time')}`}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {kind === 'LINK' ? (
          <SafeLink address={content} className={css.text}>
            {content}
          </SafeLink>
        ) : (
          <p className={css.text}>{content || 'Handed in outside of this page.'}</p>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}
