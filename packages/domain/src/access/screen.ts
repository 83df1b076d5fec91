import type { AccountStatus, Area } from './area.ts'

/** The conditions for entering a screen that needs a sign-in. A missing key demands nothing, except `accountTypes`. */
interface AccessRule {
  /** Any one of these areas opens the screen. */
  readonly areas?: readonly Area[]
  /** Defaults to DEFAULT_ACCOUNT_STATUSES. */
  readonly accountTypes?: readonly AccountStatus[]
  /** Account types that may enter only without an active subscription. */
  readonly onlyWithoutSubscription?: readonly AccountStatus[]
  /** Flags that all have to be on. */
  readonly flags?: readonly string[]
  /** Limited-exclusive accounts see the page lock dialog instead of the screen. */
  readonly pageLock?: boolean
  /** Only the member with the id `$userId` may enter. */
  readonly owner?: boolean
  /** Only members of the customer `$customerId` and INTERNAL staff may enter. */
  readonly ownCustomer?: boolean
  /** The redirect of a refused viewer, if it is open to them; otherwise they get the default page. */
  readonly unauthorizedRedirect?: string
}

/** One row of the site map. */
export interface Screen {
  /** The address; `$name` stands for one segment. */
  readonly path: string
  /** The window's title; null where it depends on the screen's data. */
  readonly title: string | null
  /** Null for a screen that needs no sign-in. */
  readonly access: AccessRule | null
  /** The label of the screen's top tab. Tabs are in the order of the rows. */
  readonly tab?: string
  /** The screen's entry in the side drawer; `position` counts from 1. */
  readonly drawer?: { readonly label: string; readonly position: number }
  /** True for a screen that search engines leave out of their results. */
  readonly unlisted?: boolean
  /** Parameters that are removed from the address before anything else runs. See SECURITY.md#secrets-in-addresses. */
  readonly secretParameters?: readonly string[]
  /** Shows limited members how many videos they have left this month. */
  readonly meteringBanner?: boolean
  /**
   * Queries whose results are embedded in the page. Their variables are `userId`, the member's `customerId` and the path's
   * parameters, and nothing else: a query with another variable, such as the `after` of a list in pages, would be asked in vain.
   */
  readonly firstQueries?: readonly string[]
  /** Parameters with which the screen asks for something else, so that nothing is embedded. */
  readonly firstQueriesUnless?: readonly string[]
}
