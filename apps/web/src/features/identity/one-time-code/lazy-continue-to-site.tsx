import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'

/** Loaded only by sign-ins that lead to another site of the school. */
export const LazyContinueToSite = lazyPart(() => import('./ContinueToSite.tsx'), 'ContinueToSite', {
  waiting: <PageSpinner />,
})
