import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_PLACE_NAME } from '@section/domain/profiles/location-form.ts'
import { SuggestField } from '@section/ui/form/SuggestField.tsx'
import { onLeave } from '../autosave/on-leave.ts'
import { folded, namesFor } from './folded.ts'
import type { PlacesQuery } from './places-query.ts'
import { usePaused } from './use-paused.ts'

interface PlaceFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Returns the query of what is offered for a search. */
  readonly places: (search: string) => PlacesQuery
  /** True when the server searches; otherwise the query has all places. */
  readonly searches?: boolean
  /** True when a place that is not offered can be added. */
  readonly addable?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  readonly description?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly focusProps: { readonly onFocus: () => void; readonly onBlur: () => void }
}

/** How long typing has to pause before the server is asked, in milliseconds. */
const SEARCH_PAUSE_MS = 250

/** A part of the location: offered places are loaded once the field has the focus, and what is typed counts when it is left. */
export function PlaceField(props: PlaceFieldProps) {
  const {
    value,
    places,
    searches = false,
    addable = false,
    onChange,
    focusProps,
    description,
    ...rest
  } = props
  const [isOpened, setIsOpened] = useState(false)
  const [box, setBox] = useState({ text: value, seen: value, isTyped: false })
  if (value !== box.seen) setBox({ text: value, seen: value, isTyped: false })
  // Until something is typed, all places are offered and not only the chosen one.
  const search = box.isTyped ? box.text.trim() : ''
  const paused = usePaused(search, SEARCH_PAUSE_MS)
  const query = useQuery({ ...places(searches ? paused : ''), enabled: isOpened })
  const { data = [], isError, isFetching } = query
  // Cities of an earlier search are offered only where they match this one, because Enter takes the first.
  const isFound = searches && paused === search && !query.isPlaceholderData
  const canAdd = (addable || isError) && !isFetching
  const choose = (chosen: string) => {
    const text = chosen.trim()
    const offered = data.find((place) => folded(place) === folded(text))
    const place = text === '' || offered !== undefined || addable || isError ? (offered ?? text) : value
    setBox({ text: place, seen: value, isTyped: false })
    if (place !== value) onChange(place)
  }
  const leave = useEffectEvent(() => {
    choose(box.text)
    focusProps.onBlur()
  })
  useEffect(() => onLeave(() => leave()), [])
  return (
    <SuggestField
      {...rest}
      description={isError ? 'The list didn’t load. You can type the name.' : description}
      text={box.text}
      isSearched={box.isTyped}
      options={isFound ? data : namesFor(search, data)}
      addable={canAdd}
      maxLength={MAX_PLACE_NAME}
      onText={(text) => setBox({ ...box, text, isTyped: true })}
      onChoose={choose}
      onFocus={() => {
        setIsOpened(true)
        focusProps.onFocus()
      }}
      onBlur={() => {
        choose(box.text)
        focusProps.onBlur()
      }}
    />
  )
}
