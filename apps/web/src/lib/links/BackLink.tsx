import { Link, type LinkComponent } from '@tanstack/react-router'

/** A link to a page above the open one, which is therefore not marked as the current page. */
export const BackLink: LinkComponent<'a'> = (props) => <Link activeOptions={{ exact: true }} {...props} />
