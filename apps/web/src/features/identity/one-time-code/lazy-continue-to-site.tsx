import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'

/** The screen is loaded only for sign-ins that lead to another site of the school. */
export const LazyContinueToSite = lazyPart(() => import('./ContinueToSite.tsx'), 'ContinueToSite', {
  waiting: <PageSpinner />,
})
