import { expect, test } from 'vitest'
import type { AccountStatus, Area } from '../access/area.ts'
import { viewer } from '../access/viewer.fixture.ts'
import { canReadInsights } from './insight-access.ts'

test.each<[AccountStatus, Area[], boolean]>([
  ['MEMBER', ['mcsc-unlimited'], true],
  ['MEMBER', ['ai-academy'], true],
  ['TRIAL', ['mcsc-unlimited'], true],
  ['EMPLOYEE', ['mcsc-unlimited'], false],
  ['LIMITED', ['mc-limited'], false],
  ['MEMBER', ['mc-transactional', 'crash-courses', 'bootcamps'], false],
  ['MEMBER', [], false],
  ['POST_TRIAL', ['mcsc-unlimited'], false],
  ['ALUMNI', ['mcsc-unlimited'], false],
])(
  'Whether a viewer with the status %s and the areas %j may read insights is %s',
  (status, areas, allowed) => {
    expect(canReadInsights(viewer(status, areas))).toBe(allowed)
  },
)
