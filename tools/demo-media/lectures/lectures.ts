import type { Lecture } from '../lecture.ts'
import { discoveryBeforeDelivery } from './discovery-before-delivery.ts'
import { positioningThatSells } from './positioning-that-sells.ts'
import { promptingAsBriefing } from './prompting-as-briefing.ts'
import { runningAPricingTest } from './running-a-pricing-test.ts'
import { strategyOnAPage } from './strategy-on-a-page.ts'
import { theWeeklyOneOnOne } from './the-weekly-one-on-one.ts'
import { unitEconomicsInTenLines } from './unit-economics-in-ten-lines.ts'
import { welcomeToTheCourse } from './welcome-to-the-course.ts'
import { whereAiEarnsItsKeep } from './where-ai-earns-its-keep.ts'

/** All lectures of the demo, in the order in which they are made: first the three shorts. */
export const lectures: readonly Lecture[] = [
  welcomeToTheCourse,
  whereAiEarnsItsKeep,
  runningAPricingTest,
  promptingAsBriefing,
  strategyOnAPage,
  unitEconomicsInTenLines,
  positioningThatSells,
  theWeeklyOneOnOne,
  discoveryBeforeDelivery,
]
