import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { industryReferences, jobFunctionReferences } from '@section/db/schema.ts'
import { upsertRows } from '../../server/content/bulk-write-store.ts'
import { stableId } from '../../server/content/stable-id.ts'

/** Returns the industries that members choose from, in their order. */
export function listIndustries(db: Db) {
  const { active, sortOrder } = industryReferences
  return db.select().from(industryReferences).where(eq(active, true)).orderBy(asc(sortOrder))
}

/** Returns the job functions that members choose from, in their order. */
export function listJobFunctions(db: Db) {
  const { active, sortOrder } = jobFunctionReferences
  return db.select().from(jobFunctionReferences).where(eq(active, true)).orderBy(asc(sortOrder))
}

/** Offers these industries and no others; those that are no longer offered become inactive. */
export async function writeIndustries(db: Db, names: readonly string[]): Promise<void> {
  const offered = names.map((industry, sortOrder) => ({
    industryRefId: stableId('industry', industry),
    industry,
    sortOrder,
    active: true,
  }))
  const { active, industryRefId } = industryReferences
  await upsertRows(db, industryReferences, offered, [industryRefId])
  const ids = offered.map((row) => row.industryRefId)
  await db
    .update(industryReferences)
    .set({ active: false })
    .where(and(eq(active, true), notInArray(industryRefId, ids)))
}

/** Offers these job functions and no others; those that are no longer offered become inactive. */
export async function writeJobFunctions(db: Db, names: readonly string[]): Promise<void> {
  const offered = names.map((jobFunction, sortOrder) => ({
    jobFunctionRefId: stableId('job-function', jobFunction),
    jobFunction,
    sortOrder,
    active: true,
  }))
  const { active, jobFunctionRefId } = jobFunctionReferences
  await upsertRows(db, jobFunctionReferences, offered, [jobFunctionRefId])
  const ids = offered.map((row) => row.jobFunctionRefId)
  await db
    .update(jobFunctionReferences)
    .set({ active: false })
    .where(and(eq(active, true), notInArray(jobFunctionRefId, ids)))
}
