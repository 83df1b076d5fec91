import { dateIn } from '@section/domain/time/calendar-date.ts'
import { localZone, useNow } from './now.ts'

/** Returns today's date in the zone of this browser, as `2026-12-07`. */
export const useToday = (): string => dateIn(useNow(), localZone())
