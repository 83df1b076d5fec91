/**
 * The option of requests that a journey makes again and again: the server closes a connection on which nothing has come for some
 * seconds, perhaps while the next request is on its way, which is then made again on another one.
 */
export const REPEATED = { maxRetries: 2 }
