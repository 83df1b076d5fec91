import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { CrashScreen } from '../../../lib/error-screens/CrashScreen.tsx'
import { SignInEnded } from '../../../lib/graphql/graphql-client.ts'

/** The generic error page for a profile that did not load. docs/product/directory.md#the-page-of-a-profile */
export function ProfileFailure({ error }: { readonly error: unknown }) {
  // The page navigates to login.
  return error instanceof SignInEnded ? <PageSpinner /> : <CrashScreen error={error} />
}
