import { beforeEach } from 'vitest'
import type { NewLesson } from '../../testing/insert-lessons.ts'
import { VideoTestKit, type TestUpdate } from './video-test-kit.fixture.ts'
import { courseServer } from './course-server.fixture.ts'

/** Two required lectures of 20 s, and an optional one. */
export const SHORT_LESSONS = [{ duration: 20 }, { duration: 20 }, { duration: 20, required: false }]

/** Starts a server with one course for a test file, with a new member who watches it in each test. */
export function watchingTestKit(lessons: NewLesson[]) {
  const video = courseServer(lessons)
  let viewer: VideoTestKit
  const addViewer = async () => new VideoTestKit(video.server.services, await video.server.insertMember({}))
  beforeEach(async () => {
    viewer = await addViewer()
  })
  return Object.assign(video, {
    /** Adds another member who watches the same course. */
    addViewer,
    viewer: () => viewer,
    // The actions of the viewer take the number of the lesson.
    start: (lesson = 0) => viewer.start(video.course, lesson),
    update: (videoSession: string, lesson: number, update: TestUpdate) =>
      viewer.update(videoSession, video.course.videoIds[lesson], update),
    progress: (lesson = 0) => viewer.progress(video.course, lesson),
  })
}
