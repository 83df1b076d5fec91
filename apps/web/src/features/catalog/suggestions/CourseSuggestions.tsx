import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { NO_FILTERS } from '@section/domain/catalog/filters/course-filters.ts'
import { searchText } from '@section/domain/search/search-text.ts'
import { counted } from '@section/domain/time/durations.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { SuggestionList } from '@section/ui/search/SuggestionList.tsx'
import { type Suggestions, useSuggestions } from '@section/ui/search/use-suggestions.ts'
import { dashboardQuery } from '../dashboard-query.ts'
import { type CourseHit, searchCoursesQuery } from '../filters/search-courses-query.ts'
import { CourseSuggestion, type OptionProps } from './CourseSuggestion.tsx'
import css from './course-suggestions.module.css'

interface CourseSuggestionsProps {
  /** The field of the search box. */
  field: HTMLInputElement
  /** True if the text was typed before the suggestions were loaded. */
  isTyped: boolean
  text: string
  /** Searches all courses for the text. */
  onSubmit: () => void
  /** Called when a course is chosen, whose page then opens. */
  onOpen: () => void
}

/** A shorter pause than that after which the list of courses is narrowed. */
const PAUSE_MS = 150
const MIN_CHARACTERS = 2
const MAX_COURSES = 6

/**
 * The suggestions for a typed text: courses with the reason why each is found, and the search for the text itself. There are none
 * before the first answer and after a failure (docs/product/search.md#suggestions).
 */
export function CourseSuggestions({ field, isTyped, text, onSubmit, onOpen }: CourseSuggestionsProps) {
  const suggestions = useSuggestions(field, isTyped)
  const typed = searchText(text)
  const asked = usePaused(typed, PAUSE_MS)
  const isAsked = suggestions.isWanted && isLongEnough(typed) && isLongEnough(asked)
  const { data, isPlaceholderData } = useQuery({
    // It is the query of the list without filters, so that an answer is asked for once.
    ...searchCoursesQuery({ ...NO_FILTERS, query: isAsked ? asked : '' }),
    placeholderData: isAsked ? keepPreviousData : undefined,
  })
  const courses = useSuggestedCourses(isAsked ? data?.hits : undefined)
  const isSettled = asked === typed && !isPlaceholderData
  return (
    <>
      {/* The region is there before its words are, or some screen readers would not say them. */}
      <VisuallyHidden>
        <span role="status">{courses && isSettled && announcement(courses.length)}</span>
      </VisuallyHidden>
      {courses && (
        <SuggestionList label="Suggestions" list={suggestions.list}>
          {courses.map(({ hit, session }) => (
            <CourseSuggestion
              key={hit.courseId}
              {...optionOf(suggestions, hit.courseId)}
              hit={hit}
              session={session}
              onOpen={onOpen}
            />
          ))}
          {courses.length > 0 && <div role="presentation" className={css.rule} />}
          <SearchForText {...optionOf(suggestions, 'text')} text={typed} onSubmit={onSubmit} />
        </SuggestionList>
      )}
    </>
  )
}

/** Returns the id of an option, and whether it is the one that Enter chooses. */
function optionOf({ list, active }: Suggestions, of: string): OptionProps {
  const id = `${list.id}-${of}`
  return { id, isActive: id === active }
}

/** The option that searches for the text as Enter does. */
function SearchForText({
  id,
  isActive,
  text,
  onSubmit,
}: OptionProps & { text: string; onSubmit: () => void }) {
  return (
    <button type="button" role="option" id={id} aria-selected={isActive} tabIndex={-1} onClick={onSubmit}>
      <span className={css.drawing}>
        <Icon of={IconSearch} />
      </span>
      <span className={css.words}>
        <span className={css.title}>Search for “{isolate(text)}” in all courses</span>
        <span className={css.reason}>and in what is said in lessons</span>
      </span>
    </button>
  )
}

const isLongEnough = (text: string) => [...text].length >= MIN_CHARACTERS

const announcement = (count: number) =>
  count === 0 ? 'No course suggested' : `${counted(count, 'course')} suggested`

/** Returns the first courses that were found, with what the dashboard knows of each. */
function useSuggestedCourses(hits: readonly CourseHit[] | undefined) {
  const { data: dashboard } = useQuery(dashboardQuery)
  const sessions = dashboard?.sessions
  const sessionOf = useMemo(
    () => new Map(sessions?.toReversed().map((session) => [session.courseId, session])),
    [sessions],
  )
  return hits
    ?.flatMap((hit) => {
      const session = sessionOf.get(hit.courseId)
      return session ? [{ hit, session }] : []
    })
    .slice(0, MAX_COURSES)
}

/** Returns a text once it has not changed for a while; an empty one before. */
function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return paused
}
