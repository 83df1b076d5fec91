import { Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { MAX_PROJECT_LENGTH, projectForm } from '@section/domain/projects/project-form.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { refetchBadges } from '../../lib/earned-badge.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { useOperation } from '../../lib/graphql/use-operation.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { localZone } from '../../lib/now.ts'
import { OutboxNote } from '../../lib/outbox/OutboxNote.tsx'
import { useOutboxState } from '../../lib/outbox/use-outbox-state.ts'
import { draftOutbox } from './draft-outbox.ts'
import css from './projects.module.css'
import { type Project, projectQuery } from './project-query.ts'

const SubmitProjectDocument = graphql(`
  mutation SubmitProject($sessionId: ID!, $projectSubmissionId: ID!, $content: String!) {
    submitProject(sessionId: $sessionId, projectSubmissionId: $projectSubmissionId, content: $content) {
      submission {
        projectSubmissionId
        kind
        content
        submittedAt
      }
      courseBadgeId
      error {
        message
      }
    }
  }
`)

/** The pause of typing, in milliseconds, after which the draft is saved. */
const PAUSE_MS = 800

interface ProjectDialogProps {
  readonly opened: boolean
  readonly project: Project
  readonly onClose: () => void
}

/** The form for a project: a link or a text, saved as a draft while it is written. */
export function ProjectDialog({ opened, project, onClose }: ProjectDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={project.title}>
      {opened && <ProjectForm project={project} onClose={onClose} />}
    </Dialog>
  )
}

function ProjectForm({ project, onClose }: Omit<ProjectDialogProps, 'opened'>) {
  const { sessionId, submission } = project
  const [initial] = useState(() => initialText(project))
  const autoSave = useAutoSave(sessionId)
  const draftState = useOutboxState(draftOutbox)
  const form = useSchemaForm({
    schema: projectForm,
    initialValues: { content: initial },
    onValuesChange: ({ content }) => autoSave.put(content),
  })
  // A text keeps its id until the server has answered, so that pressing again hands in nothing twice.
  const attempt = useRef({ content: '', projectSubmissionId: '' })
  const submit = useOperation({
    run: async (content: string) => {
      if (attempt.current.content !== content)
        attempt.current = { content, projectSubmissionId: crypto.randomUUID() }
      return (await execute(SubmitProjectDocument, { sessionId, ...attempt.current })).submitProject
    },
    // Home lists the projects that were not handed in.
    isStale: ({ queryKey: [first, second] }) =>
      (first === 'session-content' && second === sessionId) || (first === 'courses' && second === 'study'),
    onSuccess: (result, content) => {
      // Text that was typed while the project was being sent is saved as a draft.
      if (form.getValues().content.trim() === content) autoSave.drop()
      queryClient.setQueryData(projectQuery(sessionId).queryKey, (before) =>
        before ? { ...before, submission: result.submission, draft: null } : before,
      )
      if (result.courseBadgeId !== null) refetchBadges()
      showToast({
        tone: 'success',
        message:
          result.courseBadgeId === null
            ? 'Your project is handed in.'
            : 'Your project is handed in, and you earned the badge.',
      })
      onClose()
    },
  })
  const { length } = form.values.content
  return (
    <form onSubmit={form.onSubmit(({ content }) => submit.mutate(content))} noValidate className={css.form}>
      {submission && (
        <p className={css.note}>
          You handed in on {formatDate(submission.submittedAt, localZone())}. What you hand in now replaces
          it.
        </p>
      )}
      <Textarea
        label="A link, or the text itself"
        autosize
        minRows={8}
        maxRows={18}
        data-autofocus
        {...form.getInputProps('content')}
      />
      <div className={css.foot}>
        <OutboxNote
          state={draftState}
          idle="Drafts are saved as you write."
          waiting="Not saved yet. Your draft is kept here and sent as soon as you’re back online."
          className={css.note}
        />
        <span className={css.count} data-over={length > MAX_PROJECT_LENGTH || undefined}>
          {length.toLocaleString('en-US')} of {MAX_PROJECT_LENGTH.toLocaleString('en-US')} characters
        </span>
      </div>
      <div className={css.actions}>
        <Button onClick={onClose}>Finish later</Button>
        <Button type="submit" variant="primary" busy={submit.isPending}>
          Hand in
        </Button>
      </div>
    </form>
  )
}

/** Returns what the form begins with: an unsent draft of this browser, else the stored draft, else what was handed in. */
function initialText({ sessionId, draft, submission }: Project): string {
  return (draftOutbox.pending(sessionId) ?? draft?.content) || submission?.content || ''
}

/** Saves a draft once the member pauses, and at the latest when the form or the page closes. */
function useAutoSave(sessionId: string) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null)
  useEffect(() => {
    const saveNow = () => waiting.current?.save()
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])
  const drop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
  }
  const put = (content: string) => {
    drop()
    const save = () => {
      drop()
      if (content.length > MAX_PROJECT_LENGTH) return
      draftOutbox.put(sessionId, content)
      queryClient.setQueryData(projectQuery(sessionId).queryKey, (before) =>
        before ? { ...before, draft: { content, savedAt: Date.now() } } : before,
      )
    }
    waiting.current = { timer: setTimeout(save, PAUSE_MS), save }
  }
  return { put, drop }
}
