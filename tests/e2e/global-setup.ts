import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXED_DAY } from './kit/clock/fixed-school.ts'
import { startProduct } from './kit/product.ts'

/**
 * Loads the demo school once for today and once for the day of the pictures; each product that a journey starts begins with
 * a copy. Returns a function that deletes them.
 */
export default async function prepareSchools(): Promise<() => void> {
  const schools = mkdtempSync(join(tmpdir(), 'journeys-schools-'))
  const load = async (environment: Record<string, string>) =>
    (await startProduct(environment, join(schools, environment['PREPARED_SCHOOL'] ?? 'today'))).stop()
  await Promise.all([load({}), load(FIXED_DAY)])
  process.env['PREPARED_SCHOOLS'] = schools
  return () => rmSync(schools, { recursive: true, force: true })
}
