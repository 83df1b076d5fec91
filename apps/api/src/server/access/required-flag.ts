import type { FlagName } from '@section/domain/flags/flag-values.ts'
import { isOn } from '@section/domain/flags/is-on.ts'
import { flagContext } from '../flags/flag-context.ts'
import type { MemberContext } from '../graphql/operation.ts'

/**
 * Returns whether the caller's flag is on. An operation asks by naming the flag in its policy; it must then not keep its
 * answers, which would outlive the flag.
 */
export async function hasFlag({ services, viewer }: MemberContext, name: FlagName): Promise<boolean> {
  return isOn((await services.flags.of(flagContext(viewer)))[name])
}
