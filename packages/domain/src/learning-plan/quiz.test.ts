import { describe, expect, test } from 'vitest'
import { SURVEY_TOPICS } from '../survey/survey-options.ts'
import { LEARNING_PLAN_QUIZ, quizAnswers, quizKeys } from './quiz.ts'

const RESPONSES = [
  { questionId: 'format', key: 'live' },
  { questionId: 'topic', key: 'ai' },
  { questionId: 'level', key: 'advanced' },
  { questionId: 'time', key: 'some' },
]

describe('The quiz', () => {
  test('asks for topic, level, time and format, each option under a key of its own', () => {
    expect(LEARNING_PLAN_QUIZ.map(({ id }) => id)).toEqual(['topic', 'level', 'time', 'format'])
    for (const { options } of LEARNING_PLAN_QUIZ) {
      expect(new Set(options.map(({ key }) => key)).size).toBe(options.length)
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
    }
  })

  test('offers the topics of the survey under the same labels', () => {
    const [topic] = LEARNING_PLAN_QUIZ
    expect(topic.options).toEqual(SURVEY_TOPICS.map(({ value, label }) => ({ key: value, label })))
  })

  test('takes one answer to each question in any order', () => {
    const keys = quizKeys(RESPONSES)
    expect(keys).toEqual({ topic: 'ai', level: 'advanced', time: 'some', format: 'live' })
    expect(keys && quizAnswers(keys)).toMatchObject({
      topic: { label: 'AI' },
      level: 'Advanced',
      mostCourses: 4,
      format: 'live',
    })
  })

  test.each([
    ['none at all', []],
    ['one less', RESPONSES.slice(1)],
    ['one twice', [...RESPONSES, { questionId: 'topic', key: 'ai' }]],
    ['one twice in the place of another', [...RESPONSES.slice(1), { questionId: 'topic', key: 'product' }]],
    ['one to another question', [...RESPONSES.slice(1), { questionId: 'toString', key: 'live' }]],
    ['an empty one', [...RESPONSES.slice(1), { questionId: 'format', key: '' }]],
  ])('refuses other answers: %s', (_name, responses) => {
    expect(quizKeys(responses)).toBeNull()
  })

  test.each(['topic', 'level', 'time', 'format'])(
    'refuses an option that its question %s does not have',
    (id) => {
      const keys = { topic: 'ai', level: 'advanced', time: 'some', format: 'live' }
      for (const key of ['Live', 'constructor', '__proto__', '']) {
        expect(quizAnswers({ ...keys, [id]: key })).toBeNull()
      }
    },
  )
})
