import ICAL from 'ical.js'

/** Returns the events as an independent parser reads them, without the time at which they were written. */
export function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name)?.toString()
    const names = ['uid', 'sequence', 'status', 'summary', 'dtstart', 'dtend', 'location', 'url'] as const
    return Object.fromEntries(names.map((name) => [name, value(name)])) as Partial<
      Record<(typeof names)[number], string>
    >
  })
}
