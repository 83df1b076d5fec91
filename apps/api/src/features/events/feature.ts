import { defineFeature } from '../../server/feature.ts'
import { eventsContent } from './content/content.ts'
import { mountEventPictures } from './event-pictures.ts'
import { showsRecording } from './read-events.ts'
import { eventOperations } from './resolvers.ts'

export const eventsFeature = defineFeature({
  operations: eventOperations,
  routes: mountEventPictures,
  content: eventsContent,
  showsRecording,
})
