import { useState } from 'react'
import { SwitchField } from '@section/ui/form/SwitchField.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { isSearchKeyOn, setSearchKey } from '../../lib/search-key.ts'
import css from './account-settings.module.css'

/** Turns off the key that goes to the search, for members who speak to their browser or type by accident. */
export function KeyboardSettings() {
  const [isOn, setIsOn] = useState(isSearchKeyOn)
  const change = (next: boolean) => {
    setSearchKey(next)
    setIsOn(next)
  }
  return (
    <div className={css.keyboard}>
      <Section title="Keyboard" description="Applies to this browser.">
        <Card>
          <SwitchField
            label="Press / to search"
            description="On screens with a search, the key / goes to its field."
            checked={isOn}
            onChange={change}
          />
        </Card>
      </Section>
    </div>
  )
}
