import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_LANGUAGE_NAME } from '@section/domain/profiles/languages-form.ts'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { SuggestField } from '@section/ui/form/SuggestField.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { onLeave } from '../autosave/on-leave.ts'
import { typedFields } from '../autosave/profile-outbox.ts'
import { fieldId } from '../fields/field-id.ts'
import css from '../fields/fields.module.css'
import { folded, namesFor } from '../fields/folded.ts'
import { useProfileField } from '../fields/use-profile-field.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

/** The languages that the member speaks, offered and in words of their own. docs/product/profiles.md#languages */
export function LanguagesField() {
  const { value, problem, change, choose, focusProps } = useProfileField('languages')
  const [text, setText] = useState('')
  const isChosen = (language: string) => value.some((one) => folded(one) === folded(language))
  const write = (written: string) => {
    setText(written)
    typedFields.begin('languages', written.trim() !== '')
  }
  const add = (language: string) => {
    write('')
    const name = language.trim()
    if (name !== '' && !isChosen(name)) change([...value, name])
  }
  const remove = (language: string) => {
    choose(value.filter((one) => one !== language))
    document.getElementById(fieldId('languages'))?.focus()
  }
  const leave = useEffectEvent(() => {
    add(text)
    focusProps.onBlur()
  })
  useEffect(() => onLeave(() => leave()), [])
  return (
    <div className={css.stack}>
      <SuggestField
        id={fieldId('languages')}
        label="Languages"
        placeholder="Add a language"
        error={problem?.message}
        text={text}
        isSearched={text.trim() !== ''}
        options={namesFor(
          text,
          LANGUAGE_NAMES.filter((name) => !isChosen(name)),
        )}
        addable
        maxLength={MAX_LANGUAGE_NAME}
        onText={write}
        onChoose={add}
        onFocus={focusProps.onFocus}
        onBlur={() => {
          add(text)
          focusProps.onBlur()
        }}
      />
      {value.length > 0 && (
        <ul className={css.tags} aria-label="Chosen languages">
          {value.map((language) => (
            <li key={language} className={css.tag}>
              <span>{language}</span>
              <IconButton
                label={`Remove ${language}`}
                icon={<Icon of={IconX} size={16} />}
                onClick={() => remove(language)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
