import { GraphQLError } from 'graphql'

/** The caller is not signed in, or the sign-in has ended. */
export class Unauthorized extends GraphQLError {
  constructor() {
    super('Unauthorized', { extensions: { code: 'UNAUTHORIZED' } })
  }
}

/** The id token has expired; the client refreshes it and tries again. */
export class TokenExpired extends GraphQLError {
  constructor() {
    super('Token has expired.', { extensions: { code: 'TOKEN_EXPIRED' } })
  }
}
