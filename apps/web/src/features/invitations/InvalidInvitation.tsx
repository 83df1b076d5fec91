import { usePageTitle } from '../../lib/routing/page-title.ts'
import { PassProblemScreen } from './registration/PassProblemScreen.tsx'

/** The screen for a link whose code cannot belong to an invitation. */
export function InvalidInvitation() {
  usePageTitle('Invitation')
  return <PassProblemScreen problem="invalid" />
}
