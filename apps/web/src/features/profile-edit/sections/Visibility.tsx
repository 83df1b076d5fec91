import type { VisibilityField } from '@section/domain/profiles/editing/edited-profile.ts'
import { SwitchField } from '@section/ui/form/SwitchField.tsx'
import { useProfileField } from '../fields/use-profile-field.ts'
import css from './visibility.module.css'

/** The switches of what others see; each takes effect at once. docs/product/profiles.md#visibility */
export function Visibility() {
  return (
    <ul className={css.switches}>
      <Switch field="visibility.directory" label="List me in the member directory">
        While you are a member, others find you there and can open your profile.
      </Switch>
      <Switch field="visibility.location" label="Show where I live">
        Your country, region and city.
      </Switch>
      <Switch field="visibility.languages" label="Show my languages">
        The languages that you speak.
      </Switch>
      <Switch field="visibility.links" label="Show my social links">
        LinkedIn, X (Twitter) and Instagram.
      </Switch>
      <Switch field="visibility.courses" label="Show the courses that I take">
        Only to those who take the same course.
      </Switch>
      <Switch field="visibility.events" label="Show that I come to events">
        Your name and picture stand on the pages of these events, for everybody who can open them.
      </Switch>
    </ul>
  )
}

interface SwitchProps {
  readonly field: VisibilityField
  readonly label: string
  readonly children: string
}

function Switch({ field, label, children }: SwitchProps) {
  const { value, choose } = useProfileField(field)
  return (
    <li>
      <SwitchField label={label} checked={value} onChange={choose} description={children} />
    </li>
  )
}
