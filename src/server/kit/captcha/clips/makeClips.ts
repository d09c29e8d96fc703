/**
 * Makes the spoken clips of this folder: `node src/server/kit/captcha/clips/makeClips.ts`.
 *
 * The clips are made once and committed as samples (eight bits, signed, 16 kHz), so that the server speaks a code without
 * speech synthesis, decoder nor GPL program. Run it again only when the symbols, the length of a code or the spoken words
 * change. Those that are committed were MP3 files made so, decoded by Chromium: they differ by what the encoder lost.
 *
 * Licence: espeak-ng is GPL-3.0-or-later; that covers the program, not the sound it speaks.
 * Made with Debian 12: espeak-ng 1.51+dfsg-10+deb12u2, sox 14.4.2+git20190427-3.5.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { INTRODUCTION, SYMBOL_WORDS } from '../alphabet.ts'

const VOICES = [
  { speed: 115, pitch: 42 },
  { speed: 130, pitch: 62 },
] as const
const SAMPLES_OUT = ['-c', '1', '-b', '8', '-e', 'signed-integer', '-t', 'raw', '-']
const TRIM_START = ['silence', '1', '0.01', '0.3%']
const TRIM = [...TRIM_START, 'reverse', ...TRIM_START, 'reverse']
const speech = (words: string, voice: (typeof VOICES)[number]): Buffer => {
  const manner = ['-v', 'fr', '-s', `${voice.speed}`, '-p', `${voice.pitch}`]
  const spoken = execFileSync('espeak-ng', [...manner, '--stdout', words])
  // Through a pipe, headers are written before the length is known: -V1 and --ignore-length.
  const source = ['-V1', '-D', '--ignore-length', '-t', 'wav', '-']
  return execFileSync('sox', [...source, ...SAMPLES_OUT, ...TRIM, 'rate', '16k', 'norm', '-0.5'], {
    input: spoken,
  })
}

const save = (name: string, samples: Buffer): void => {
  writeFileSync(new URL(`${name}.s8`, import.meta.url), samples)
}

for (const [symbol, words] of Object.entries(SYMBOL_WORDS))
  for (const [index, voice] of VOICES.entries()) save(`${symbol}-${index + 1}`, speech(words, voice))
save('intro', speech(INTRODUCTION, VOICES[0]))
