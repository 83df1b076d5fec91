import { defineFeature } from '../../server/feature.ts'
import { lecturesContent } from './content/content.ts'

export const lectures = defineFeature({ content: lecturesContent })
