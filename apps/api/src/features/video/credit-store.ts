import type { Db } from '@section/db/connection.ts'
import { preparedRows } from '@section/db/prepared.ts'

/** What the server credited of one video: seconds, each counted once. */
export interface Credit {
  creditedSeconds: number
  completed: boolean
}

interface CreditRow extends Credit, Record<string, unknown> {
  videoId: string
}

// By the member's part of the primary key.
const READ_CREDITS = {
  name: 'read_credits',
  text: `
    select video_id as "videoId", completed_at is not null as completed,
      coalesce((select sum(upper(stretch) - lower(stretch)) from unnest(coverage) stretch), 0)::float8 / 1000
        as "creditedSeconds"
    from video_progress where user_id = $1`,
}

/** What was credited to a member, by the ids of the videos. */
export async function readCredits(db: Db, userId: string): Promise<ReadonlyMap<string, Credit>> {
  const rows = await preparedRows<CreditRow>(db, READ_CREDITS, [userId])
  return new Map(
    rows.map(({ videoId, creditedSeconds, completed }) => [videoId, { creditedSeconds, completed }]),
  )
}
