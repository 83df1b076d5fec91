import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './kit/product.ts'

/** Loads the demo school once; each product that a journey starts begins with a copy. Returns a function that deletes it. */
export default async function prepareSchool(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-school-'))
  await (await startProduct({}, folder)).stop()
  process.env['PREPARED_SCHOOL'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
