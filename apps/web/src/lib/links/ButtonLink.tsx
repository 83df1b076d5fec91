import { createLink } from '@tanstack/react-router'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'

/** The router's link with the look of a button. */
export const ButtonLink = createLink(AnchorButton)
