import { randomInt } from 'node:crypto'
import { drawCode } from '#server/kit/captcha/alphabet.ts'
import { captchaAudio } from '#server/kit/captcha/audio.ts'
import { captchaImage } from '#server/kit/captcha/image.ts'
import { newId } from '#server/kit/secrets.ts'
import { chanceOf } from '#server/kit/captcha/sound/chance.ts'
import { imageSolver, type Labelled } from './captcha/imageSolver.ts'
import { soundSolver } from './captcha/soundSolver.ts'
import { atMost, type Measure } from './kit/Measure.ts'
import { runAlone } from './kit/report.ts'

/** Captchas that each solver reads, and images that one learns from. */
const READ = 200
const KNOWN = 1500
const ROUNDS = 6

/** Most codes in a hundred that a solver of ours may read. */
const AIM = 5

const drawImage = async (): Promise<Labelled> => {
  const code = drawCode(randomInt)
  return { code, png: await captchaImage(code, randomInt) }
}

const drawSound = async () => {
  const code = drawCode(randomInt)
  return { code, wav: await captchaAudio(code, chanceOf(newId(), code)) }
}

/** How often two programs of ours read what people are asked to: one knows the clips, the other learns from images. */
export const captchaBench = async (): Promise<readonly Measure[]> => {
  const hear = soundSolver()
  let heard = 0
  for (let round = 0; round < READ; round += 1) {
    const { code, wav } = await drawSound()
    if (hear(wav) === code) heard += 1
  }
  const known: Labelled[] = []
  while (known.length < KNOWN) known.push(await drawImage())
  const see = imageSolver(known, ROUNDS, Math.random)
  let seen = 0
  for (let round = 0; round < READ; round += 1) {
    const { code, png } = await drawImage()
    if (see(png) === code) seen += 1
  }
  const detail = `sur ${READ}`
  return [
    atMost('codes lus par notre programme dans le son du captcha', (100 * heard) / READ, AIM, '%', detail),
    atMost(`codes lus dans son image, appris sur ${KNOWN}`, (100 * seen) / READ, AIM, '%', detail),
  ]
}

await runAlone(import.meta.url, captchaBench)
