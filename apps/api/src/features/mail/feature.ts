import { defineFeature } from '../../server/feature.ts'
import { mountMail } from './mount-mail.ts'

export const mail = defineFeature({
  async routes(app, services) {
    const delivery = await mountMail(app, services)
    app.addHook('onClose', () => delivery.stop())
  },
})
