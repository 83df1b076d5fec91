import { type Finding, good, wrong } from '../doctor-check.ts'

/** The version of Node with which the product is built and tested. */
const NEEDED = 24

/** Finds whether this Node runs the server. */
export async function examineNode(_examined: unknown, version = process.versions.node): Promise<Finding[]> {
  const isNew = Number(version.split('.')[0]) >= NEEDED
  return [isNew ? good(version) : wrong(`Node ${version} is too old: install Node ${NEEDED} or later.`)]
}
