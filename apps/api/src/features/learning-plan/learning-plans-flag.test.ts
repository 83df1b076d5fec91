import { expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { GET_QUIZ, learningPlanKit } from './learning-plan-kit.fixture.ts'

// Nothing listens there, so that every flag has its safe value, which is off.
const kit = learningPlanKit({
  config: { flags: { url: `http://127.0.0.1:${await freePort()}`, key: undefined } },
})

test('Learning plans do not exist while their flag is off', async () => {
  const { call, plan, submit, submitQuiz } = await kit.caller()
  expect(await call(GET_QUIZ)).toEqual([])
  expect(await plan()).toBeNull()
  expect(await submitQuiz()).toEqual({ learningPlan: null, error: { code: 'NOT_ENTITLED' } })
  expect(await submit([kit.school().first])).toEqual({ learningPlan: null, error: { code: 'NOT_FOUND' } })
})
