import { mountFlagService } from '@section/emulators/flags/flag-service.ts'
import { defineFeature } from '../../server/feature.ts'
import { flagFile } from './flag-file.ts'
import { mountOfrep } from './ofrep-routes.ts'

export const flagsFeature = defineFeature({
  routes(app, services) {
    const { config } = services
    mountOfrep(app, services)
    if (config.demo) mountFlagService(app, { read: flagFile(config.content.schoolFolder) })
  },
})
