import { defineFeature } from '../../server/feature.ts'
import { sessionPagesContent } from './content/content.ts'

export const sessionContent = defineFeature({ content: sessionPagesContent })
