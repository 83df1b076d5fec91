import { beforeEach } from 'vitest'
import type { NewLesson } from '../../testing/insert-lessons.ts'
import { VideoTestKit, type TestUpdate } from './video-test-kit.fixture.ts'
import { courseServer } from './course-server.fixture.ts'

/** Two required lectures of 20 s, and an optional one. */
export const SHORT_LESSONS = [{ duration: 20 }, { duration: 20 }, { duration: 20, required: false }]

/** Starts a server with one course for a test file, with a new member who watches it in each test. */
export function watchingTestKit(lessons: NewLesson[]) {
  const room = courseServer(lessons)
  let viewer: VideoTestKit
  const enter = async () => new VideoTestKit(room.server.services, await room.server.insertMember({}))
  beforeEach(async () => {
    viewer = await enter()
  })
  return Object.assign(room, {
    /** Adds another member who watches the same course. */
    enter,
    viewer: () => viewer,
    // The actions of the viewer take the number of the lesson.
    start: (lesson = 0) => viewer.start(room.course, lesson),
    update: (videoSession: string, lesson: number, update: TestUpdate) =>
      viewer.update(videoSession, room.course.videoIds[lesson], update),
    progress: (lesson = 0) => viewer.progress(room.course, lesson),
  })
}
