import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SYMBOLS } from './alphabet.ts'
import { captchaAudio } from './audio.ts'
import { SYMBOL_WORDS } from './clips/words.ts'

const FOLDER = new URL('clips/', import.meta.url)
const FRAME_BYTES = 144
const FRAME_SECONDS = 0.036

const clips = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mp3'))
  .map((file) => ({ name: file.replace('.mp3', ''), bytes: readFileSync(new URL(file, FOLDER)) }))
  // The longest first, so that a clip is never taken for a shorter one that begins like it.
  .sort((a, b) => b.bytes.length - a.bytes.length)

/** The names of the clips that an audio is made of, found by their bytes. */
const clipsIn = (audio: Buffer): string[] => {
  const names: string[] = []
  for (let at = 0; at < audio.length;) {
    const rest = audio.subarray(at)
    const found = clips.find(({ bytes }) => rest.subarray(0, bytes.length).equals(bytes))
    if (!found) throw new Error(`No clip begins at byte ${at}`)
    names.push(found.name)
    at += found.bytes.length
  }
  return names
}

const isSymbol = (name: string) => /^.-/.test(name)

const spoken = (draw: number) => clipsIn(captchaAudio('ACE234', () => draw)).filter(isSymbol)

const symbolsIn = (names: string[]) => names.filter(isSymbol).map((name) => name.charAt(0))

describe('captchaAudio', () => {
  it.each(['ACE234', 'YYYYYY', 'KNPRY5', '689HHA'])('speaks the symbols of %s in order', (code) => {
    const names = clipsIn(captchaAudio(code, randomInt))
    expect(symbolsIn(names)).toEqual([...code])
    expect(symbolsIn(names.slice(0, names.indexOf('intro')))).toEqual([])
  })

  it('starts with one second of silence, and leaves a silence after each symbol', () => {
    const names = clipsIn(captchaAudio('ACE234', randomInt))
    const silence = clips.find(({ name }) => name === 'silence')
    const seconds = ((silence?.bytes.length ?? 0) / FRAME_BYTES) * FRAME_SECONDS
    expect(names.indexOf('intro') * seconds).toBeGreaterThan(1)
    names.forEach((name, index) => isSymbol(name) && expect(names[index + 1]).toBe('silence'))
  })

  it('draws the way of speaking each time', () => {
    expect(spoken(0)).toEqual([...'ACE234'].map((symbol) => `${symbol}-1`))
    expect(spoken(1)).toEqual([...'ACE234'].map((symbol) => `${symbol}-2`))
  })

  it('refuses a symbol that it cannot speak rather than leave it out', () => {
    expect(() => captchaAudio('ACE23O', randomInt)).toThrow('O-')
  })
})

describe('the clips', () => {
  it('speak every symbol in two ways, all different, and nothing else', () => {
    const expected = [...SYMBOLS].flatMap((symbol) => [`${symbol}-1`, `${symbol}-2`])
    expect(clips.map(({ name }) => name).toSorted()).toEqual([...expected, 'intro', 'silence'].toSorted())
    expect(new Set(clips.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(clips.length)
  })

  it('name each letter by a first name that begins with it', () => {
    expect(Object.keys(SYMBOL_WORDS).toSorted()).toEqual([...SYMBOLS].toSorted())
    for (const [symbol, words] of Object.entries(SYMBOL_WORDS))
      expect(words).toMatch(
        /\d/.test(symbol) ? /^chiffre \w+\.$/ : RegExp(`^(${symbol}|I grec), comme ${symbol}`),
      )
  })

  it.each(clips)(
    '$name can be joined: whole frames of one kind, none of which needs the one before',
    ({ bytes }) => {
      expect(bytes.length % FRAME_BYTES).toBe(0)
      for (let at = 0; at < bytes.length; at += FRAME_BYTES) {
        // MPEG-2 layer III without checksum, 32 kbit/s, 16 kHz, unpadded; then mono; then no bit reservoir.
        expect(bytes.readUIntBE(at, 3)).toBe(0xff_f3_48)
        expect(bytes.readUInt8(at + 3) >> 6).toBe(3)
        expect(bytes.readUInt8(at + 4)).toBe(0)
      }
      expect(bytes.toString('latin1')).not.toMatch(/^ID3|Xing|Info/)
    },
  )
})
