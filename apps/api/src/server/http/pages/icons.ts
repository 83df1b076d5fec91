import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The path where phones look for the icon of a site; social networks show it for pages without a picture. */
export const APPLE_TOUCH_ICON = '/apple-touch-icon.png'

const ICONS = {
  '/favicon.svg': 'image/svg+xml',
  '/favicon.ico': 'image/x-icon',
  [APPLE_TOUCH_ICON]: 'image/png',
}

/** Serves the icons that browsers ask for under fixed names. */
export function mountIcons(app: FastifyInstance, folder: string): void {
  for (const [path, type] of Object.entries(ICONS))
    app.get(path, (_request, reply) =>
      readFile(join(folder, path)).then((file) =>
        reply.type(type).header('cache-control', 'public, max-age=86400').send(file),
      ),
    )
}
