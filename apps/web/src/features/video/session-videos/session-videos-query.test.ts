import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { sessionVideosQuery } from './session-videos-query.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('sessionVideosQuery loads the session, its videos, the progress and the allowance in one request', async () => {
  const plan = { threshold: 3, currentMeasure: 1, watchedVideoIds: [], entitledVideoIds: [] }
  const session = { sessionId: 's', courseId: 'c', title: 'A sprint', kind: 'SPRINT', access: 'OPEN' }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    const { variables } = JSON.parse(init.body) as { variables: unknown }
    sent.push(variables)
    return Promise.resolve(
      Response.json({
        data: {
          getUserSession: session,
          getSessionContentVideos: [],
          getVideoProgressBySession: { groups: [] },
          getMeteringPlanDetails: plan,
        },
      }),
    )
  })
  expect(await queryClient.fetchQuery(sessionVideosQuery('s', 'g'))).toMatchObject({
    kind: 'SPRINT',
    topLevelId: 's',
    groups: [{ groupId: 'g', videos: [] }],
  })
  expect(sent).toEqual([{ sessionId: 's', videoGroupId: 'g' }])
  expect(queryClient.getQueryData(meteringQuery.queryKey)).toEqual(plan)
})
