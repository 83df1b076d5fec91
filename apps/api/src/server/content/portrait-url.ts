import type { z } from 'zod'
import type { PortraitLooks } from './content-format.ts'

/** Returns the address of a person's portrait, which is drawn from a seed and optional looks. */
export function portraitUrl(
  seed: string,
  looks: z.infer<typeof PortraitLooks> | undefined,
  role?: 'professor',
): string {
  const query = new URLSearchParams({
    ...(role ? { role } : {}),
    ...(looks ? { hair: looks.hair, skin: looks.skin } : {}),
    ...(looks?.gray ? { gray: '1' } : {}),
    ...(looks?.dark ? { dark: '1' } : {}),
  })
  return `/art/portrait/${seed}.svg${query.size > 0 ? `?${query}` : ''}`
}
