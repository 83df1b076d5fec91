import { expect, test } from 'vitest'
import type { AccountStatus, Area } from '../access/area.ts'
import { viewer } from '../access/viewer.fixture.ts'
import { canReadResources } from './resource-access.ts'

test.each<[AccountStatus, Area[], boolean]>([
  ['MEMBER', ['mcsc-unlimited'], true],
  ['MEMBER', ['ai-academy'], true],
  ['TRIAL', ['mcsc-unlimited'], true],
  ['EMPLOYEE', ['mcsc-unlimited'], true],
  ['LIMITED', ['mc-limited'], false],
  ['MEMBER', ['mc-transactional', 'crash-courses', 'bootcamps'], false],
  ['MEMBER', [], false],
  ['POST_TRIAL', ['mcsc-unlimited'], false],
  ['ALUMNI', ['ai-academy'], false],
])(
  'Whether a viewer with the status %s and the areas %j may read resources is %s',
  (status, areas, allowed) => {
    expect(canReadResources(viewer(status, areas))).toBe(allowed)
  },
)
