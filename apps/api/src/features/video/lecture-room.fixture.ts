import { beforeEach } from 'vitest'
import type { NewLesson } from '../../testing/insert-lessons.ts'
import { VideoTestKit, type TestBeat } from './video-test-kit.fixture.ts'
import { courseServer } from './course-server.fixture.ts'

/** Two lectures of 20 s that the badge asks for, and one that it does not. */
export const SHORT_LESSONS = [{ duration: 20 }, { duration: 20 }, { duration: 20, required: false }]

/** A server with one course, and in each test of the file that calls this somebody new who watches it. */
export function lectureRoom(lessons: NewLesson[]) {
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
    sit: (lesson = 0) => viewer.sit(room.course, lesson),
    beat: (sitting: string, lesson: number, beat: TestBeat) =>
      viewer.beat(sitting, room.course.videoIds[lesson], beat),
    progress: (lesson = 0) => viewer.progress(room.course, lesson),
  })
}
