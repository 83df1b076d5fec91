/** A command of the operator cannot be carried out; the message says in words why, and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
