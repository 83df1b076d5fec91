/** Thrown when an operator command fails; the message gives the reason and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
