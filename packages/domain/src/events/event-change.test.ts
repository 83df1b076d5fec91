import { expect, test } from 'vitest'
import { eventChange } from './event-change.ts'

const NOW = 100
const ahead = { eventStart: 110, eventEnd: 120, isPublished: true }
const running = { ...ahead, eventStart: 90 }
const over = { eventStart: 80, eventEnd: NOW, isPublished: true }
const off = { isPublished: false }

test.each([
  ['that stays as it was', ahead, ahead, null],
  ['with another start', ahead, { ...ahead, eventStart: 111 }, 'moved'],
  ['with another end', ahead, { ...ahead, eventEnd: 121 }, 'moved'],
  ['that runs and is prolonged', running, { ...running, eventEnd: 121 }, 'moved'],
  ['that moves from the past into the future', over, ahead, 'moved'],
  ['that moves into the past', ahead, over, 'moved'],
  ['that is over and gets another time in the past', over, { ...over, eventEnd: 99 }, null],
  ['that is called off', ahead, { ...ahead, ...off }, 'canceled'],
  ['that is called off while it runs', running, { ...running, ...off }, 'canceled'],
  ['that is called off and moved into the past at once', ahead, { ...over, ...off }, 'canceled'],
  ['that is over and is called off', over, { ...over, ...off }, null],
  ['that stays called off and moves', { ...ahead, ...off }, { ...ahead, ...off, eventEnd: 121 }, null],
  ['that is given after all', { ...ahead, ...off }, ahead, 'moved'],
  ['that is over and is shown after all', { ...over, ...off }, over, null],
] as const)(
  'A change of an event %s is told those who come as expected',
  (_what, previous, current, told) => {
    expect(eventChange(previous, current, NOW)).toBe(told)
  },
)
