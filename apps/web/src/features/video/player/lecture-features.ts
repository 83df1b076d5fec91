import { createPlayer, playbackRateFeature } from '@videojs/react'
import { videoFeatures } from '@videojs/react/video'

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

const lectureRates: typeof playbackRateFeature = {
  ...playbackRateFeature,
  state: (context) => ({ ...playbackRateFeature.state(context), playbackRates: RATES }),
}

/** The library's player with our own playback rates. */
export const { Player, usePlayer } = createPlayer({
  features: [...videoFeatures.filter((feature) => feature !== playbackRateFeature), lectureRates],
  displayName: 'Lecture',
})
