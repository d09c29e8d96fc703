import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Random } from './alphabet.ts'

/** The ways each symbol is spoken: clips `A-1`, `A-2`. */
const VARIANTS = 2

const FOLDER = join(root, 'src/server/kit/captcha/clips')

const clips = new Map<string, Buffer>()

/**
 * Speaks a code in French as an MP3 (mono, 16 kHz, 32 kbit/s) of about thirteen seconds, which can be played again.
 * It starts with more than one second of silence, for a screen reader to fall silent.
 * Throws when the code holds a symbol that has no clip.
 */
export const captchaAudio = (code: string, random: Random): Buffer => {
  const spell = [...code].flatMap((symbol) => [`${symbol}-${1 + random(VARIANTS)}`, 'silence'])
  const pause = ['silence', 'silence']
  const names = [...pause, 'intro', ...pause, ...spell]
  return Buffer.concat(names.map(clip))
}

const clip = (name: string): Buffer => {
  const bytes = clips.get(name) ?? readFileSync(join(FOLDER, `${name}.mp3`))
  clips.set(name, bytes)
  return bytes
}
