import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profileServer } from './profiles.fixture.ts'

const kit = profileServer()

describe('Of several changes of one field', () => {
  test('the one that was made last is kept, in whatever order they arrive, and answered', async () => {
    const { save } = await kit.signIn()
    await save('job', { jobRole: 'Later', writtenMsAgo: 1000 })
    const older = { jobRole: 'Earlier', writtenMsAgo: 5000 }
    expect(await save('job', older)).toMatchObject({ error: null, member: { jobRole: 'Later' } })
    const overtaken = { jobRole: 'Overtaken', sentAt: kit.clock.now - 3000 }
    expect((await save('job', overtaken)).member?.jobRole).toBe('Later')
    expect((await save('job', { jobRole: 'Newest' })).member?.jobRole).toBe('Newest')
  })

  test('the one that arrives last is kept when they were made at one time', async () => {
    const { save } = await kit.signIn()
    await save('job', { jobRole: 'First' })
    expect((await save('job', { jobRole: 'Second' })).member?.jobRole).toBe('Second')
  })

  test('a removal outlasts an older text', async () => {
    const { save } = await kit.signIn({ about: 'Hello' })
    await save('community', { about: '' })
    expect((await save('community', { about: 'Older', writtenMsAgo: 1 })).member?.about).toBeNull()
  })

  test.each([
    ['location', { country: 'Peru' }, { country: 'Chile' }, { location: { country: 'Peru' } }],
    ['company', { companyName: '' }, { companyName: 'Acme' }, { company: null }],
    ['languages', { languages: ['Igbo'] }, { languages: [] }, { languages: [{ name: 'Igbo' }] }],
    ['visibility', { directory: false }, { directory: true }, { visibility: { directory: false } }],
  ] as const)(
    'the one that was made last is kept of the section %s',
    async (section, later, older, stored) => {
      const { save } = await kit.signIn()
      await save(section, later)
      expect((await save(section, { ...older, writtenMsAgo: 1 })).member).toMatchObject(stored)
    },
  )

  test('one that claims to be made in the future counts as made when it arrives', async () => {
    const { save } = await kit.signIn()
    await save('job', { jobRole: 'Future', writtenMsAgo: -1e6, sentAt: kit.clock.now + 1e6 })
    kit.clock.now += 1
    expect((await save('job', { jobRole: 'Now' })).member?.jobRole).toBe('Now')
  })
})

test('An older change of one field does not hold up the other fields of its call', async () => {
  const { save } = await kit.signIn()
  await save('basicInfo', { firstName: 'Later' })
  const older = { firstName: 'Earlier', lastName: 'Park', writtenMsAgo: 1000 }
  expect((await save('basicInfo', older)).member).toMatchObject({
    firstName: 'Later',
    lastName: 'Park',
    displayName: 'Later Park',
  })
})

test('What is shown of the location and the location itself are fields of their own', async () => {
  const { save } = await kit.signIn()
  await save('visibility', { location: false, languages: false })
  await save('location', { country: 'Chile', writtenMsAgo: 1000 })
  expect((await save('languages', { languages: ['Igbo'], writtenMsAgo: 1000 })).member).toMatchObject({
    location: { country: 'Chile' },
    languages: [{ name: 'Igbo' }],
    visibility: { location: false, languages: false },
  })
})

test('What is kept equals a model in 40 generated sequences of two devices, losses and disorder', async () => {
  const text = fc.constantFrom('', 'a', 'b', 'c')
  const change = fc.record({
    ago: fc.integer({ min: 0, max: 5 }),
    values: fc.record({ industry: text, jobFunction: text, jobRole: text }, { requiredKeys: [] }),
    times: fc.integer({ min: 0, max: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 5 }), async (changes) => {
      const { save } = await kit.signIn()
      const model = new Map<string, { ago: number; value: string | null }>()
      for (const { ago, values, times } of changes)
        for (let time = 0; time < times; time++) {
          const { member } = await save('job', { ...values, writtenMsAgo: ago * 1000 })
          for (const [field, value] of Object.entries(values))
            if (ago <= (model.get(field)?.ago ?? Infinity)) model.set(field, { ago, value: value || null })
          for (const field of ['industry', 'jobFunction', 'jobRole'] as const)
            expect(member?.[field]).toBe(model.get(field)?.value ?? null)
        }
    }),
    { numRuns: 40 },
  )
})
