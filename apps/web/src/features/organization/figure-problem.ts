import { limitMessage } from '../../lib/graphql/limit-message.ts'

/** Says why figures did not load, and how long to wait after too many requests. docs/product/organization.md#the-dashboard */
export const figureProblem = (...errors: readonly (Error | null)[]): string =>
  errors.map(limitMessage).find((message) => message !== null) ??
  'There was an error loading your data. Please try again later.'
