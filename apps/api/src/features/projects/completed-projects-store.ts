import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import type { NewContent } from '../../server/content/school.ts'
import { completedInLoad } from '../enrollment/content/completed-sessions-store.ts'

/**
 * Stores that those who, as the content says, have completed a session with a project have handed it in. What they
 * handed in is not in the files, so that the submission is empty. The id is made of what it belongs to.
 */
export async function writeCompletedProjects(db: Db, added: NewContent): Promise<void> {
  await db.execute(sql`
    insert into project_submissions (project_submission_id, user_id, session_id, kind, content, submitted_at)
    select md5('completed project ' || user_id || session_id)::uuid, user_id, session_id, 'TEXT', '', max(progress.made_at)
    from (${completedInLoad(added)}) done
    join checklist_items item using (session_id)
    join checklist_progress progress using (user_id, session_content_id)
    where item.subtype = 'PROJECT_SUBMISSION' and progress.status = 'COMPLETED'
    group by user_id, session_id
    on conflict do nothing`)
}
