import type { FlagName } from '@section/domain/flags/flag-values.ts'
import { isFlagOn } from '@section/domain/access/route-access.ts'
import { flagContext } from '../flags/flag-context.ts'
import type { MemberContext } from '../graphql/operation.ts'

/**
 * Returns whether a flag is on for the viewer. An operation that names a flag in its policy must not cache its results,
 * which would outlive the flag.
 */
export async function hasFlag({ services, viewer }: MemberContext, name: FlagName): Promise<boolean> {
  return isFlagOn((await services.flags.of(flagContext(viewer)))[name])
}
