/**
 * Makes the spoken clips of this folder: `node src/server/kit/captcha/clips/makeClips.ts`.
 *
 * The clips are made once and committed, so that the server speaks a code by joining files:
 * no speech synthesis, no encoder and no GPL program at run time. Run it again only when
 * the symbols, the length of a code or the spoken words change; it gives the same bytes.
 *
 * Licence: espeak-ng is GPL-3.0-or-later; that covers the program, not the sound it speaks.
 * Made with Debian 12: espeak-ng 1.51+dfsg-10+deb12u2, sox 14.4.2+git20190427-3.5, lame 3.100-6.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { INTRODUCTION, SYMBOL_WORDS } from './words.ts'

const VOICES = [
  { speed: 115, pitch: 42 },
  { speed: 130, pitch: 62 },
] as const
const WAVE_OUT = ['-c', '1', '-b', '16', '-t', 'wav', '-']
const TRIM_START = ['silence', '1', '0.01', '0.3%']
const TRIM = [...TRIM_START, 'reverse', ...TRIM_START, 'reverse']
// Without bit reservoir nor tag, each frame stands alone: clips can be joined end to end.
// At 24 kbit/s the consonants above 4 kHz are nearly twice as far from the original as at 32.
const MP3 = ['--quiet', '-t', '--nores', '--cbr', '-b', '32', '-m', 'm', '-q', '0']

const speech = (words: string, voice: (typeof VOICES)[number]): Buffer => {
  const manner = ['-v', 'fr', '-s', `${voice.speed}`, '-p', `${voice.pitch}`]
  const spoken = execFileSync('espeak-ng', [...manner, '--stdout', words])
  // Through a pipe, headers are written before the length is known: -V1 and --ignore-length.
  const source = ['-V1', '-D', '--ignore-length', '-t', 'wav', '-']
  return execFileSync('sox', [...source, ...WAVE_OUT, ...TRIM, 'rate', '16k', 'norm', '-3'], {
    input: spoken,
  })
}

const save = (name: string, wave: Buffer): void => {
  const file = new URL(`${name}.mp3`, import.meta.url)
  writeFileSync(file, execFileSync('lame', [...MP3, '-', '-'], { input: wave }))
}

for (const [symbol, words] of Object.entries(SYMBOL_WORDS))
  for (const [index, voice] of VOICES.entries()) save(`${symbol}-${index + 1}`, speech(words, voice))
save('intro', speech(INTRODUCTION, VOICES[0]))
save('silence', execFileSync('sox', ['-V1', '-D', '-n', '-r', '16k', ...WAVE_OUT, 'trim', '0', '0.45']))
