import {
  type DashboardViewer,
  readableCustomer,
  seesDashboards,
} from '@section/domain/organization/organization-access.ts'
import type { Db } from '@section/db/connection.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { findEmployer } from './reads/employees-store.ts'

/**
 * Returns the id of a customer if the viewer may read its dashboard, as the database has it; null for others, whether there are
 * such customers or not. docs/product/organization.md#who-sees-it
 */
export function readableEmployer(viewer: DashboardViewer, customerId: string): string | null {
  const asked = customerId.toLowerCase()
  return isUuid(asked) && readableCustomer(viewer, asked) === asked ? asked : null
}

/** An employee and the customer under which the viewer may read about them, by their ids. */
export interface ReadableEmployee {
  userId: string
  customerId: string
}

/** Returns the same for a present employee; null for those of other employers and for everybody else. */
export async function readableEmployee(
  db: Db,
  viewer: DashboardViewer,
  userId: string,
): Promise<ReadableEmployee | null> {
  const asked = userId.toLowerCase()
  if (!seesDashboards(viewer) || !isUuid(asked)) return null
  const employer = await findEmployer(db, asked)
  const customerId = employer === null ? null : readableEmployer(viewer, employer)
  return customerId === null ? null : { userId: asked, customerId }
}
