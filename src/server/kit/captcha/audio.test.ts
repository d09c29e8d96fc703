import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SYMBOLS, SYMBOL_WORDS } from './alphabet.ts'
import { captchaAudio, clip } from './audio.ts'
import { chanceOf } from './sound/chance.ts'
import { disguised, RATE } from './sound/voice.ts'

const HEADER = 44
const speak = (code: string, text: string) => captchaAudio(code, chanceOf('essai', text))
const loudness = (samples: Uint8Array) =>
  samples.reduce((sum, sample) => sum + Math.abs(sample - 128), 0) / samples.length

describe('captchaAudio', () => {
  it('is a WAV of eight bits, mono, at 16 kHz, of ten to twenty seconds', async () => {
    const sound = await speak('ACE234', 'a')
    expect([sound.toString('latin1', 0, 4), sound.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
    expect([sound.readUInt16LE(22), sound.readUInt32LE(24), sound.readUInt16LE(34)]).toEqual([1, RATE, 8])
    expect(sound.readUInt32LE(40)).toBe(sound.length - HEADER)
    expect(sound.length / RATE).toBeGreaterThan(9)
    expect(sound.length / RATE).toBeLessThan(20)
  })

  it('starts with one second of silence, then is never silent', async () => {
    const samples = (await speak('YYYYYY', 'b')).subarray(HEADER)
    expect(samples.subarray(0, RATE).every((sample) => sample === 128)).toBe(true)
    for (let from = 1.5 * RATE; from + RATE < samples.length; from += RATE)
      expect(loudness(samples.subarray(from, from + RATE))).toBeGreaterThan(1)
  })

  it('is the same for the same chance, so that parts of it can be asked for, and never otherwise', async () => {
    const [one, again, other] = [
      await speak('ACE234', 'c'),
      await speak('ACE234', 'c'),
      await speak('ACE234', 'd'),
    ]
    expect(again.equals(one)).toBe(true)
    expect(other.length === one.length && other.equals(one)).toBe(false)
    expect((await captchaAudio('ACE234', chanceOf('autre', 'c'))).equals(one)).toBe(false)
  })

  it('holds no clip as it is: not one tenth of a second of any', async () => {
    const samples = (await speak('KNPRY5', 'e')).subarray(HEADER).toString('latin1')
    for (const symbol of 'KNPRY5')
      for (const variant of [1, 2]) {
        const bytes = Buffer.from(
          clip(`${symbol}-${variant}`).map((sample) => 128 + Math.round(sample * 120)),
        )
        for (let from = 0; from + 1600 < bytes.length; from += 1600)
          // The silence within a word is in any sound.
          if (loudness(bytes.subarray(from, from + 1600)) > 2)
            expect(samples.includes(bytes.toString('latin1', from, from + 1600))).toBe(false)
      }
  })

  it('refuses a symbol that it cannot speak rather than leave it out', async () => {
    await expect(speak('ACE23O', 'f')).rejects.toThrow('O-')
  })
})

describe('a disguised word', () => {
  it('keeps all that is said, slower or faster by a third at most', () => {
    for (let rank = 0; rank < 20; rank += 1) {
      const ratio = disguised(clip('A-1'), chanceOf('essai', `${rank}`)).length / clip('A-1').length
      expect(ratio).toBeGreaterThan(0.9)
      expect(ratio).toBeLessThan(1.35)
    }
  })
})

describe('the clips', () => {
  it('speak every symbol in two ways, all different, and nothing else', () => {
    const expected = [...SYMBOLS].flatMap((symbol) => [`${symbol}-1.s8`, `${symbol}-2.s8`])
    const files = readdirSync(new URL('clips/', import.meta.url)).filter((file) => file.endsWith('.s8'))
    expect(files.toSorted()).toEqual([...expected, 'intro.s8'].toSorted())
  })

  it('name each letter by a first name that begins with it', () => {
    expect(Object.keys(SYMBOL_WORDS).toSorted()).toEqual([...SYMBOLS].toSorted())
    for (const [symbol, words] of Object.entries(SYMBOL_WORDS))
      expect(words).toMatch(
        /\d/.test(symbol) ? /^chiffre \w+\.$/ : RegExp(`^(${symbol}|I grec), comme ${symbol}`),
      )
  })
})
