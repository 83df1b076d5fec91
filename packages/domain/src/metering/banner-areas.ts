import { matchRoute } from '../access/route-match.ts'

/** Places where a limited member watches or chooses what to watch. */
const AREAS = ['home', 'courses', 'certificates', 'mini-mbas', 'resources']

/** Whether the bottom banner of limited users belongs to a path: "on some areas" (Specification 1, section 2.4). */
export function hasMeteringBanner(path: string): boolean {
  const place = matchRoute(path)?.rule.place
  return place !== undefined && AREAS.includes(place)
}
