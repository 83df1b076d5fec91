import { createLink, type LinkComponent } from '@tanstack/react-router'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'

const RouterButton = createLink(AnchorButton)

/** The router's link with the look of a button. A link to a page above the open one is not marked as the current page. */
export const ButtonLink: LinkComponent<typeof AnchorButton> = (props) => (
  <RouterButton activeOptions={{ exact: true }} {...props} />
)
