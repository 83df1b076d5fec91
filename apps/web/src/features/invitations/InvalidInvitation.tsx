import { usePageTitle } from '../../lib/routing/page-title.ts'
import { PassProblemScreen } from './registration/PassProblemScreen.tsx'

/** For a link whose code can be that of no invitation. Specification 1, section 2.3 ("Whoops!"). */
export function InvalidInvitation() {
  usePageTitle('Invitation')
  return <PassProblemScreen problem="invalid" />
}
