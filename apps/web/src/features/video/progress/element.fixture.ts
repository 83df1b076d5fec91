/** A video element whose playback the test controls; times in seconds. */
export class FakeElement extends EventTarget {
  currentTime = 0
  ended = false
  paused = true
  playbackRate = 1
  readyState = 0
  seeking = false

  dispatch(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type))
  }

  load(): void {
    this.readyState = 4
    this.dispatch('loadeddata')
  }

  play(): void {
    this.paused = false
    this.dispatch('play', 'playing')
  }

  pause(): void {
    this.paused = true
    this.dispatch('pause')
  }

  seek(position: number): void {
    this.ended = false
    this.seeking = true
    this.dispatch('seeking')
    this.currentTime = position
    this.seeking = false
    this.dispatch('seeked', 'timeupdate')
  }

  end(): void {
    this.paused = true
    this.ended = true
    this.dispatch('pause', 'ended')
  }
}
