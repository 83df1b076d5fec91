import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_PLACE_NAME } from '@section/domain/profiles/location-form.ts'
import { SuggestField } from '@section/ui/form/SuggestField.tsx'
import { meantName, namesFor } from './folded.ts'
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
  /** Checks again what could not be saved before the places had loaded. */
  readonly settle: () => void
  readonly focusProps: { readonly onFocus: () => void; readonly onBlur: () => void }
}

/** How long typing has to pause before the server is asked, in milliseconds. */
const SEARCH_PAUSE_MS = 250

/** A part of the location, for which places are offered while it has the focus. */
export function PlaceField(props: PlaceFieldProps) {
  const {
    value,
    places,
    searches = false,
    addable = false,
    onChange,
    settle,
    focusProps,
    description,
    ...rest
  } = props
  const [isFocused, setIsFocused] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  // Until something is typed, all places are offered and not only the chosen one.
  const search = isTyped ? value.trim() : ''
  const paused = usePaused(search, SEARCH_PAUSE_MS)
  // What is kept with a message, also from an earlier page, needs the places, too.
  const isAsked = isFocused || rest.error !== undefined
  const query = useQuery({ ...places(searches ? paused : ''), enabled: isAsked })
  const { data = [], isError, isFetching, isPending } = query
  // Cities of an earlier search are offered only where they match this one, because Enter takes the first.
  const isFound = searches && paused === search && !query.isPlaceholderData
  const canAdd = (addable || isError) && !isFetching
  const finish = () => {
    const meant = meantName(value, data, !addable)
    if (meant !== undefined && meant !== value) onChange(meant)
  }
  const onLoaded = useEffectEvent(() => {
    if (rest.error === undefined) return
    if (!isFocused) finish()
    settle()
  })
  useEffect(() => {
    if (!isPending) onLoaded()
  }, [isPending])
  return (
    <SuggestField
      {...rest}
      description={isError ? 'The list didn’t load. You can type the name.' : description}
      text={value}
      isSearched={isTyped}
      options={isFound ? data : namesFor(search, data)}
      addable={canAdd}
      maxLength={MAX_PLACE_NAME}
      onText={(text) => {
        setIsTyped(true)
        onChange(text)
      }}
      onChoose={(place) => {
        setIsTyped(false)
        onChange(place)
      }}
      onFocus={() => {
        setIsFocused(true)
        focusProps.onFocus()
      }}
      onBlur={() => {
        if (isTyped) finish()
        setIsFocused(false)
        setIsTyped(false)
        focusProps.onBlur()
      }}
    />
  )
}
