import { expect, test } from 'vitest'
import { organizationFigures } from '@section/db/schema.ts'
import { insertEmployee, insertEmployer } from '../../features/organization/figures/employer.fixture.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { operatorCommand } from './commands.ts'

test('Wrong figures of an employer are told, changed by nothing but the rebuild, and equal after it', async () => {
  const server = await startTestServer()
  const { db } = server.database
  const run = (name: string) => operatorCommand(name, [])(server.services)
  await insertEmployee(db, await insertEmployer(db, null), new Date('2026-01-01'))
  const equal = 'The figures of all employers are equal to a count from scratch.'
  expect(await run('figures:compare')).toBe(equal)
  await db.update(organizationFigures).set({ badgesEarned: 3 })
  for (let time = 1; time <= 2; time++)
    expect(await run('figures:compare')).toContain('3 differences. figures:rebuild counts all of them anew.')
  expect(await run('figures:rebuild')).toBe('The figures of all employers have been counted anew.')
  expect(await run('figures:compare')).toBe(equal)
  await server.close()
})
