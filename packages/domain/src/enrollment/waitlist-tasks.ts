const TASKS = [
  'You are in line: the first seat that frees goes to the first on the waitlist.',
  'You can leave the waitlist from the course page at any time.',
]

/** The advice to members on a waitlist, by the type of the course. */
export const WAITLIST_TASKS = {
  sprint: [...TASKS, 'Keep the first dates free, because a seat may come at short notice.'],
  workshop: [...TASKS, 'Keep the day free, because a seat may come at short notice.'],
} as const
