import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PassTarget } from '@section/domain/invitations/passes/pass-target.ts'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { PassProblemScreen } from '../PassProblemScreen.tsx'

/** Redirects to the target of a pass without registration; without a target the link is invalid. */
export function RedirectTo({ target }: { readonly target: PassTarget | null }) {
  const url = target?.kind === 'url' ? target.url : null
  useEffect(() => {
    if (url) location.replace(url)
  }, [url])
  if (!target) return <PassProblemScreen problem="invalid" />
  return target.kind === 'path' ? <Navigate to={target.path} replace /> : <PageSpinner label="On the way" />
}
