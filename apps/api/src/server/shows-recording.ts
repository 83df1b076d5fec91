import type { UseCaseContext } from './graphql/operation.ts'

/**
 * Returns whether a feature shows the viewer the recording of the media host with this key, so that they may load it. It is
 * asked for every file of the recording.
 */
export type ShowsRecording = (
  context: UseCaseContext<'catalog' | 'database'>,
  externalKey: string,
) => boolean | Promise<boolean>
