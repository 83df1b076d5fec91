import { expect, test } from 'vitest'
import type { AccountStatus, Area } from '../access/area.ts'
import { viewer } from '../access/viewer.fixture.ts'
import { canSeeEvents } from './event-access.ts'

test.each<[AccountStatus, Area[], boolean]>([
  ['MEMBER', ['mcsc-unlimited'], true],
  ['MEMBER', ['ai-academy'], true],
  ['TRIAL', ['mcsc-unlimited'], true],
  ['EMPLOYEE', ['ai-academy'], true],
  ['LIMITED', ['mc-limited'], false],
  ['MEMBER', ['mc-transactional', 'crash-courses', 'bootcamps', 'enterprise-dashboard'], false],
  ['MEMBER', [], false],
  ['POST_TRIAL', ['mcsc-unlimited'], false],
  ['ALUMNI', ['mcsc-unlimited'], false],
])('Whether a viewer with the status %s and the areas %j may see events is %s', (status, areas, allowed) => {
  expect(canSeeEvents(viewer(status, areas))).toBe(allowed)
})
