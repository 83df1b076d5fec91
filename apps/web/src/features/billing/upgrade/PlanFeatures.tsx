import { IconCheck, IconMinus } from '@tabler/icons-react'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import css from './upgrade.module.css'

interface PlanFeaturesProps {
  readonly held: readonly string[]
  readonly all: readonly string[]
}

/** Lists what a plan holds, and after that what only other plans hold. */
export function PlanFeatures({ held, all }: PlanFeaturesProps) {
  return (
    <ul className={css.features}>
      {held.map((feature) => (
        <li key={feature}>
          <Icon of={IconCheck} stroke={2} />
          {feature}
        </li>
      ))}
      {all
        .filter((feature) => !held.includes(feature))
        .map((feature) => (
          <li key={feature} data-missing>
            <Icon of={IconMinus} stroke={2} />
            <span>
              <VisuallyHidden>Not included: </VisuallyHidden>
              {feature}
            </span>
          </li>
        ))}
    </ul>
  )
}
