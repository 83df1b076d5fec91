import { defineFeature } from '../../server/feature.ts'
import { transcriptsContent } from './content/content.ts'

export const transcriptsFeature = defineFeature({ content: transcriptsContent })
