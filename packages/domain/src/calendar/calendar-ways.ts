/** A calendar program, with the address at which it offers to subscribe to a calendar. */
export interface CalendarWay {
  readonly name: string
  readonly href: string
  /** True for a web page; false for an address that a program on the device opens. */
  readonly isPage: boolean
}

/**
 * Returns the ways in which common calendar programs subscribe to a calendar, given its address, the same with the scheme
 * webcal, and the name under which they list it. docs/product/calendar.md#add-all-to-calendar
 */
export function calendarWays(address: string, webcalAddress: string, name: string): CalendarWay[] {
  const outlook = `/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`
  return [
    {
      name: 'Google Calendar',
      href: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalAddress })}`,
      isPage: true,
    },
    { name: 'Apple Calendar', href: webcalAddress, isPage: false },
    { name: 'Outlook.com', href: `https://outlook.live.com${outlook}`, isPage: true },
    { name: 'Microsoft 365', href: `https://outlook.office.com${outlook}`, isPage: true },
  ]
}
