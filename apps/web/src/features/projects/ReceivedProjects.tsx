import { Accordion } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { LoadingRegion, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { localZone } from '../../lib/now.ts'
import { SafeLink } from '../../lib/routing/SafeLink.tsx'
import css from './projects.module.css'
import { loadReceivedProjects, type ReceivedProject } from './project-query.ts'

/** What the members of a session handed in, for its teaching assistants and the school's staff. Decisions, section 5. */
export function ReceivedProjects({ sessionId }: { readonly sessionId: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['received-projects', sessionId],
    queryFn: ({ pageParam }) => loadReceivedProjects(sessionId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  })
  const [first] = data?.pages ?? []
  const projects = data?.pages.flatMap((page) => page?.projects ?? []) ?? []
  return (
    <Section
      title="Projects handed in"
      description={first && `${first.total} of ${counted(first.enrolled, 'member')}`}
    >
      {!data && !isError && (
        <LoadingRegion label="Loading the projects">
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
      {!data && isError && (
        <div role="alert" className={css.project}>
          <p>The projects didn’t load.</p>
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {first && projects.length === 0 && <p className={css.note}>Nobody has handed in yet.</p>}
      <Accordion>
        {projects.map((project) => (
          <Received key={project.projectSubmissionId} project={project} />
        ))}
      </Accordion>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Section>
  )
}

function Received({ project }: { readonly project: ReceivedProject }) {
  const { projectSubmissionId, fullName, imageUrl, kind, content, submittedAt, timesSubmitted } = project
  return (
    <Accordion.Item value={projectSubmissionId}>
      <Accordion.Control icon={<Avatar name={fullName} src={safePicture(imageUrl)} size={32} decorative />}>
        <span className={css.head}>
          {fullName}
          <span className={css.note}>
            {formatDate(Date.parse(submittedAt), localZone())}
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
          <p className={css.text}>{content || 'Handed in with the outside form.'}</p>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}
