import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** Figures as JSON lists, by what they are about. What is all zero is left out. */
export type Figures = ReadonlyMap<string, string>

/** Returns all figures that are stored. */
export async function storedFigures(db: Db): Promise<Figures> {
  return toFigures(
    await rows<{ key: string; value: string }>(
      db,
      sql`
    select 'employee ' || user_id as key, jsonb_build_array(name, email, image_url,
        round(extract(epoch from last_active_at) * 1000))::text as value from employees
    union all select concat_ws(' ', 'person', user_id, period), jsonb_build_array(
        active, lessons_started, seconds_watched, courses_started, courses_completed, badges)::text from employee_figures
    union all select concat_ws(' ', 'run', user_id, period, session_id), jsonb_build_array(
        enrolled, completed, active, videos_watched, seconds_watched, engagement)::text
      from employee_course_figures where session_id is not null and (enrolled or active)
    union all select concat_ws(' ', 'course', customer_id, period, course_id), jsonb_build_array(enrolled, completed)::text
      from course_figures
    union all select concat_ws(' ', 'session', customer_id, period, session_id), jsonb_build_array(enrolled, completed)::text
      from session_figures
    union all select concat_ws(' ', 'employer', customer_id, period), jsonb_build_array(users_engaged, lessons_started,
        seconds_watched, courses_completed, badges_earned, users_with_badge)::text from organization_figures
    union all select concat_ws(' ', 'learned', user_id, customer_id, week), '[true]' from employee_weeks
    union all select concat_ws(' ', 'week', customer_id, week), jsonb_build_array(active_learners)::text from organization_weeks`,
    ),
  )
}

/** Returns what is stored otherwise than expected, each as a sentence; an empty list if nothing is. */
export function differences(stored: Figures, expected: Figures): string[] {
  return [...new Set([...stored.keys(), ...expected.keys()])]
    .filter((key) => stored.get(key) !== expected.get(key))
    .map((key) => `${key} is ${stored.get(key)}, not ${expected.get(key)}`)
}

/** An employer's sums may be missing or zero where there is nothing; an employee's rows may not. */
const SUMS = /^(course|session|employer|week) /

export const toFigures = (found: readonly { key: string; value: string }[]): Figures =>
  new Map(
    found
      .filter(({ key, value }) => !(SUMS.test(key) && /^\[0(, 0)*\]$/.test(value)))
      .map(({ key, value }) => [key, value]),
  )
