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
    if (this.seeking) this.#finishSeek()
  }

  play(): void {
    this.paused = false
    this.dispatch('play', 'playing')
  }

  pause(): void {
    this.paused = true
    this.dispatch('pause')
  }

  /** Seeks, as a player and its member do; before a frame is loaded, the seek ends with the first one. */
  seek(position: number): void {
    this.ended = false
    this.seeking = true
    this.currentTime = position
    this.dispatch('seeking')
    if (this.readyState > 0) this.#finishSeek()
  }

  #finishSeek(): void {
    this.seeking = false
    this.dispatch('seeked', 'timeupdate')
  }

  end(): void {
    this.paused = true
    this.ended = true
    this.dispatch('pause', 'ended')
  }
}
