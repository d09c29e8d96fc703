import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as letOthers } from 'node:timers/promises'
import { root } from '../root.ts'
import { SYMBOLS } from './alphabet.ts'
import { type Chance, oneOf } from './sound/chance.ts'
import { inARoom, inLine } from './sound/mix.ts'
import { disguised, RATE } from './sound/voice.ts'

const HEADER = 44
const MIDDLE = 128
const LOUDEST = 127

/** A sound as a WAV file of eight bits, mono: what every browser plays, without any encoder. Louder parts than the format holds are brought back in it. */
const wavOf = (samples: Float32Array, rate: number): Buffer => {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6)
  const file = Buffer.alloc(HEADER + samples.length)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(HEADER - 8 + samples.length, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length, 40)
  const scale = (0.95 * LOUDEST) / loudest
  samples.forEach((sample, place) => {
    file[HEADER + place] = MIDDLE + Math.round(sample * scale)
  })
  return file
}

/** The ways each symbol is spoken: clips `A-1`, `A-2`. */
const VARIANTS = ['1', '2'] as const

const FOLDER = join(root, 'src/server/kit/captcha/clips')

/** Words that are said behind, by other voices. */
const AROUND = 6

/** Silence before anything is heard, in seconds: a screen reader ends its sentence. */
const BEFORE = 1.1

const clips = new Map<string, Float32Array>()

/** A clip: samples of eight bits, signed, at 16 kHz. */
export const clip = (name: string): Float32Array => {
  const known = clips.get(name)
  if (known) return known
  const bytes = readFileSync(join(FOLDER, `${name}.s8`))
  const samples = Float32Array.from(bytes, (byte) => (byte > 127 ? byte - 256 : byte) / 128)
  clips.set(name, samples)
  return samples
}

const anyWord = (chance: Chance) => clip(`${oneOf(chance, [...SYMBOLS])}-${oneOf(chance, VARIANTS)}`)

/**
 * Speaks a code in French as a WAV (mono, 16 kHz, 8 bits) of about twelve seconds, by voices, at speeds and among noises
 * that chance draws: none is heard twice. It starts with more than one second of silence.
 * Throws when the code holds a symbol that has no clip.
 */
export const captchaAudio = async (code: string, chance: Chance): Promise<Buffer> => {
  const said = [clip('intro'), ...[...code].map((symbol) => clip(`${symbol}-${oneOf(chance, VARIANTS)}`))]
  const silence = new Float32Array(Math.round(BEFORE * RATE))
  const line = inLine([silence, ...(await disguisedEach(said, chance))], chance)
  const around = Array.from({ length: AROUND }, () => anyWord(chance))
  const behind = await disguisedEach(around, chance)
  return wavOf(inARoom(line, silence.length, behind, chance), RATE)
}

/** Some forty milliseconds of work in all: others are answered between two words. */
const disguisedEach = async (words: readonly Float32Array[], chance: Chance): Promise<Float32Array[]> => {
  const done: Float32Array[] = []
  for (const word of words) {
    done.push(disguised(word, chance))
    await letOthers()
  }
  return done
}
