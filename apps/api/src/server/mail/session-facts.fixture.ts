/** Returns the facts of a mail about a workshop of one meeting, with `value` in place of all texts of people and content. */
export const factsOfWorkshop = (value: string) => ({
  firstName: value,
  timeZone: 'America/New_York',
  session: {
    sessionId: 'a6a0c0de-0000-4000-8000-000000000001',
    courseId: 'c1',
    sessionKind: 'WORKSHOP' as const,
    title: value,
    meetings: [{ meetingId: 'm1', startAt: Date.UTC(2026, 5, 3, 14), endAt: Date.UTC(2026, 5, 3, 15, 30) }],
  },
  course: { title: `${value} (course)`, faculties: [{ fullName: value }] },
})
