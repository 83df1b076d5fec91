import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Lecture } from './lecture.ts'

/** The lectures of the demo in the order of their production; the three short ones come first. */
const KEYS = [
  'welcome-to-the-course',
  'where-ai-earns-its-keep',
  'running-a-pricing-test',
  'prompting-as-briefing',
  'strategy-on-a-page',
  'unit-economics-in-ten-lines',
  'positioning-that-sells',
  'the-weekly-one-on-one',
  'discovery-before-delivery',
]

export const lectures: readonly Lecture[] = KEYS.map(
  (key) => parse(readFileSync(new URL(`./lectures/${key}.yaml`, import.meta.url), 'utf8')) as Lecture,
)
