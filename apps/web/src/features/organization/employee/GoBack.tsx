import { useLocation } from '@tanstack/react-router'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { splitQuery } from '@section/domain/access/screen-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { pathBefore } from '../../../lib/routing/recent-paths.ts'
import { parseSearch } from '../../../lib/routing/search-parameters.ts'

/** Leads to the path that was visited before this page, with its page, search and sort; else to `above`. docs/product/app-shell.md#going-back */
export function GoBack({ above }: { readonly above: string }) {
  const { publicHref } = useLocation()
  const [before] = useState(() => pathBefore(publicHref) ?? above)
  const [path, query] = splitQuery(before)
  return (
    <ButtonLink
      size="small"
      icon={<Icon of={IconArrowLeft} size={16} />}
      to={path}
      search={parseSearch(`${query}`)}
    >
      Go Back
    </ButtonLink>
  )
}
