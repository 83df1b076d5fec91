import { defineFeature } from '../../server/feature.ts'
import { lecturesContent } from './content/content.ts'

export const lecturesFeature = defineFeature({ content: lecturesContent })
