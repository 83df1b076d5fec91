import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { PROJECT_ANCHOR } from '../projects/project-anchor.ts'
import { itemBoxId, type ItemOpeners } from './checklist/item-openers.ts'
import { containerAnchor } from './containers/TaskContainers.tsx'
import { useExpandedContainers } from './containers/use-expanded-containers.ts'
import type { SessionContent, SessionPageData } from './session-page-query.ts'

/** The links from one part of a session's page to another, and the containers that are open on it. */
export interface PageNavigation {
  readonly openerOf: ItemOpeners
  readonly openContainer: (sessionContentId: string) => void
  readonly expanded: readonly string[]
  readonly setExpanded: (ids: string[]) => void
  readonly isProjectOpen: boolean
  readonly setProjectOpen: (isOpen: boolean) => void
  /** The meeting of the class whose notes are open; null for none. */
  readonly notesOf: string | null
  readonly setNotesOf: (meetingId: string | null) => void
}

/** Returns the navigation of a session's page, whose task of today is open from the start. */
export function usePageNavigation(
  { session }: SessionPageData,
  content: SessionContent,
  taskOfToday: string | null,
): PageNavigation {
  const [expanded, setExpanded] = useExpandedContainers(session.sessionId, content.containers, taskOfToday)
  const [notesOf, setNotesOf] = useState<string | null>(null)
  const hasProject =
    session.access !== 'PREVIEW' &&
    content.sessionContainers.some(({ type }) => type === 'PROJECT_SUBMISSION')
  const [isProjectOpen, setShowsProject] = useState(hasProject && location.hash === `#${PROJECT_ANCHOR}`)
  const navigate = useNavigate()
  const setProjectOpen = (isOpen: boolean) => {
    setShowsProject(isOpen)
    // A reload would otherwise open again what the member has closed.
    if (!isOpen && location.hash === `#${PROJECT_ANCHOR}`)
      void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }
  const openContainer = (id: string) => {
    if (!expanded.includes(id)) flushSync(() => setExpanded([...expanded, id]))
    const container = showPart(containerAnchor(id))
    container?.querySelector('button')?.focus({ preventScroll: true })
  }
  const openProject = () => {
    showPart(PROJECT_ANCHOR)
    setProjectOpen(true)
  }
  const openerOf: ItemOpeners = ({
    subtype,
    parentSessionContentId: parent,
    selfReporting,
    sessionContentId,
  }) => {
    if (subtype === 'PROJECT_SUBMISSION' && hasProject) return openProject
    if (parent !== null) return () => openContainer(parent)
    return selfReporting ? () => showPart(itemBoxId({ sessionContentId }))?.focus() : undefined
  }
  const project = { isProjectOpen, setProjectOpen }
  return { openerOf, openContainer, expanded, setExpanded, ...project, notesOf, setNotesOf }
}

function showPart(id: string): HTMLElement | null {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  return part
}
