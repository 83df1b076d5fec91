import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { frameRate, type Still } from './camera.ts'
import { run } from './programs.ts'

export type Rendition = { name: string; width: number; height: number; quality: number; level: string }

export const renditions: readonly Rendition[] = [
  { name: 'video-360', width: 640, height: 360, quality: 28, level: '3.0' },
  { name: 'video-720', width: 1280, height: 720, quality: 29, level: '3.1' },
]

const segmentSeconds = 6
const soundRate = 24_000
/** The AAC encoder adds one packet at the start, so one less at the end gives the exact length. */
const packetSeconds = 1024 / soundRate

/** Encodes the stills into both video renditions of `target`: H.264, key frames aligned at every two seconds. */
export function encodeVideo(stills: readonly Still[], seconds: number, work: string, target: string): void {
  const list = stills.map(({ file, frames }) => `file '${file}'\nduration ${(frames / frameRate).toFixed(6)}`)
  const listFile = join(work, 'stills.txt')
  writeFileSync(listFile, `ffconcat version 1.0\n${list.join('\n')}\nfile '${stills.at(-1)?.file}'\n`)
  const split = `[0:v]fps=${frameRate},format=yuv420p,split=2[a][b];[a]scale=640:360:flags=lanczos[v0];[b]null[v1]`
  const outputs = renditions.flatMap((rendition, index) => {
    mkdirSync(join(target, rendition.name), { recursive: true })
    const x264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', `${rendition.quality}`]
    const shape = ['-profile:v', 'high', '-level:v', rendition.level, '-bf', '0', '-pix_fmt', 'yuv420p']
    // The pictures are converted to BT.601; explicit metadata keeps players from guessing other colors.
    const colors = '-colorspace smpte170m -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ')
    const keys = ['-g', `${frameRate * 2}`, '-keyint_min', `${frameRate * 2}`, '-sc_threshold', '0']
    const frames = ['-frames:v', `${seconds * frameRate}`, '-map_metadata', '-1', '-fflags', '+bitexact']
    return [
      '-map',
      `[v${index}]`,
      ...x264,
      ...shape,
      ...colors,
      ...keys,
      ...frames,
      ...hls(join(target, rendition.name)),
    ]
  })
  run('ffmpeg', [
    ...'-y -v error -f concat -safe 0 -i'.split(' '),
    listFile,
    '-filter_complex',
    split,
    ...outputs,
  ])
}

/** Encodes a narration into `folder` as AAC, with a softened voice and equal loudness. */
export function encodeSound(wave: string, seconds: number, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const body = 'highpass=f=80,equalizer=f=220:t=q:w=1:g=2,equalizer=f=3400:t=q:w=1.2:g=-3,lowpass=f=7200'
  const room = 'aecho=0.9:0.75:18|31:0.10|0.06,acompressor=threshold=-20dB:ratio=2.5:attack=8:release=160'
  const filter = `${body},${room},loudnorm=I=-19:TP=-3:LRA=9,alimiter=limit=0.6:level=0,aresample=${soundRate}`
  const codec =
    `-c:a aac -b:a 40k -ac 1 -t ${seconds - packetSeconds} -map_metadata -1 -fflags +bitexact`.split(' ')
  run('ffmpeg', ['-y', '-v', 'error', '-i', wave, '-af', filter, ...codec, ...hls(folder)])
}

/** Saves a picture as WebP, `width` pixels wide. */
export function encodePicture(source: string, width: number, quality: number, file: string): void {
  const webp = `-vf scale=${width}:-2:flags=lanczos -c:v libwebp -quality ${quality} -preset drawing`.split(
    ' ',
  )
  run('ffmpeg', ['-y', '-v', 'error', '-i', source, ...webp, file])
}

function hls(folder: string): string[] {
  const kind = '-f hls -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments'.split(
    ' ',
  )
  const files = ['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', join(folder, '%03d.m4s')]
  return [...kind, '-hls_time', `${segmentSeconds}`, ...files, join(folder, 'index.m3u8')]
}
