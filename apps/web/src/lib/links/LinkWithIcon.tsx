import { createLink, type LinkComponent } from '@tanstack/react-router'
import { IconAnchor } from '@section/ui/button/IconAnchor.tsx'

/** The router's link with the look of a button with an icon. */
export const LinkWithIcon: LinkComponent<typeof IconAnchor> = createLink(IconAnchor)
