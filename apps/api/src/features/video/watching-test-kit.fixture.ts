import { beforeEach } from 'vitest'
import type { NewLesson } from '../../testing/insert-lessons.ts'
import { VideoTestKit, type TestUpdate } from './video-test-kit.fixture.ts'
import { courseServer } from './course-server.fixture.ts'

/** Two lectures of 20 s that the badge asks for, and one that it does not. */
export const SHORT_LESSONS = [{ duration: 20 }, { duration: 20 }, { duration: 20, required: false }]

/** Returns a server with one course, and in each test of the file that calls this somebody new who watches it. */
export function watchingTestKit(lessons: NewLesson[]) {
  const room = courseServer(lessons)
  let viewer: VideoTestKit
  const enter = async () => new VideoTestKit(room.server.services, await room.server.insertMember({}))
  beforeEach(async () => {
    viewer = await enter()
  })
  return Object.assign(room, {
    /** Another member in front of the same course. */
    enter,
    viewer: () => viewer,
    // What the viewer does, by the number of the lesson.
    start: (lesson = 0) => viewer.start(room.course, lesson),
    update: (videoSession: string, lesson: number, update: TestUpdate) =>
      viewer.update(videoSession, room.course.videoIds[lesson], update),
    progress: (lesson = 0) => viewer.progress(room.course, lesson),
  })
}
