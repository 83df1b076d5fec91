import type { AccountStatus, Area } from './area.ts'

/** Who may enter a screen that needs a sign-in. A missing key asks for nothing, but for `accountTypes`. */
interface AccessRule {
  /** Any one of these areas opens the screen. */
  readonly areas?: readonly Area[]
  /** The account types that are let in; without them DEFAULT_ACCOUNT_STATUSES. */
  readonly accountTypes?: readonly AccountStatus[]
  /** These account types are let in only without an active subscription. */
  readonly onlyWithoutSubscription?: readonly AccountStatus[]
  /** Feature flags that all have to be on. */
  readonly flags?: readonly string[]
  /** A limited-exclusive account sees the page lock dialog in the place of the screen. */
  readonly pageLock?: boolean
  /** Only the member whom `$userId` names is let in. */
  readonly owner?: boolean
  /** Only somebody who belongs to the customer that `$customerId` names is let in, and INTERNAL staff. */
  readonly ownCustomer?: boolean
  /** The path where a refused viewer goes if it is open to them, before the default page. */
  readonly unauthorizedRedirect?: string
}

/** One row of the site map: everything that the product knows of a screen besides the screen itself. */
export interface Screen {
  /** The address; `$name` stands for one segment. */
  readonly path: string
  /** The title of the browser's window; null where it depends on what the screen shows. */
  readonly title: string | null
  /** Null for a screen that needs no sign-in. */
  readonly access: AccessRule | null
  /** The label of the screen's top tab. Tabs stand in the order of the rows. */
  readonly tab?: string
  /** The label of the screen's entry in the side drawer, and which of these entries it is, counted from 1. */
  readonly drawer?: { readonly label: string; readonly position: number }
  /** Parameters that are taken out of the address before anything else runs. Threat T-A3. */
  readonly secretParameters?: readonly string[]
  /** Limited members are told here how many videos their month still holds. */
  readonly meteringBanner?: boolean
  /** Queries whose answers come along with the page; their variables are `userId` and the parameters of the path. */
  readonly firstQueries?: readonly string[]
}
