import { afterAll, beforeAll } from 'vitest'
import type { NewLesson } from '../../testing/insert-lessons.ts'
import { addWatchableCourse, type WatchableCourse } from './video-test-kit.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Starts a server with a course of these lessons for all tests of a file, which control its clock. */
export function courseServer(lessons: NewLesson[]) {
  let now = Date.UTC(2026, 5, 1, 12)
  let set = 0
  let server: TestServer
  let course: WatchableCourse
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now, monotonic: () => now - set })
    course = await addWatchableCourse(server.services, lessons)
  })
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    get db() {
      return server.database.db
    },
    get course() {
      return course
    },
    now: () => now,
    later: (seconds: number) => {
      now += seconds * 1000
    },
    /** Sets the clock forward or back, without any time that passes. */
    setClock: (seconds: number) => {
      now += seconds * 1000
      set += seconds * 1000
    },
  }
}
