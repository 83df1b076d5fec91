import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { transcriptQuery } from '../transcript/transcript-query.ts'
import { sessionVideosQuery } from './session-videos-query.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('sessionVideosQuery loads the session, its videos, the progress, the allowance and the transcript in one request', async () => {
  const plan = { threshold: 3, currentMeasure: 1, watchedVideoIds: [], entitledVideoIds: [] }
  const session = { sessionId: 's', courseId: 'c', title: 'A sprint', kind: 'SPRINT', access: 'OPEN' }
  const transcript = { language: 'en', languages: ['en', 'es'], lines: [] }
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
          getTranscript: transcript,
        },
      }),
    )
  })
  expect(await queryClient.fetchQuery(sessionVideosQuery('s', 'g', 'v'))).toMatchObject({
    kind: 'SPRINT',
    topLevelId: 's',
    groups: [{ groupId: 'g', videos: [] }],
  })
  const opened = { videoContentId: 'v', language: null, withTranscript: true }
  expect(sent).toEqual([{ sessionId: 's', videoGroupId: 'g', ...opened }])
  for (const language of [null, 'en'])
    expect(queryClient.getQueryData(transcriptQuery('v', language).queryKey)).toEqual(transcript)
  expect(queryClient.getQueryData(meteringQuery.queryKey)).toEqual(plan)
})
