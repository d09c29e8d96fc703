import { randomInt } from 'node:crypto'
import { drawCode } from '#server/kit/captcha/alphabet.ts'
import { captchaAudio } from '#server/kit/captcha/audio.ts'
import { captchaImage } from '#server/kit/captcha/image.ts'
import { newId } from '#server/kit/identifiers.ts'
import { chanceOf } from '#server/kit/captcha/sound/chance.ts'
import { imageSolver, type Labelled } from './captcha/imageSolver.ts'
import { soundSolver } from './captcha/soundSolver.ts'
import { atMost, type Measure } from './kit/Measure.ts'
import { runAlone } from './kit/report.ts'

/** Most sounds and images that are read, and images that one learns from, each as many times. */
const [HEARD, SEEN, KNOWN, ROUNDS] = [100, 300, 1500, 6]

/** Longest that sounds are read, and images drawn to learn from, in milliseconds of processor. */
const [HEARING_MS, DRAWING_MS] = [30_000, 30_000]

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

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Does something again and again, so many times at most, until it has taken so much of the processor; gives what came of it. */
const again = async <T>(most: number, longestMs: number, work: () => Promise<T>): Promise<readonly T[]> => {
  const end = processorMs() + longestMs
  const done: T[] = []
  while (done.length < most && processorMs() < end) done.push(await work())
  return done
}

const rate = (name: string, read: readonly boolean[], detail = '') =>
  atMost(
    name,
    (100 * read.filter(Boolean).length) / read.length,
    AIM,
    '%',
    `${read.filter(Boolean).length} sur ${read.length}${detail}`,
  )

/** How often two programs of ours read what people are asked to: one knows the clips, the other learns from images. */
export const captchaBench = async (): Promise<readonly Measure[]> => {
  const hear = soundSolver()
  const heard = await again(HEARD, HEARING_MS, async () => {
    const { code, wav } = await drawSound()
    return hear(wav) === code
  })
  const known = await again(KNOWN, DRAWING_MS, drawImage)
  const see = imageSolver(known, ROUNDS, Math.random)
  const seen = await again(SEEN, DRAWING_MS, async () => {
    const { code, png } = await drawImage()
    return see(png) === code
  })
  return [
    rate('codes lus par notre programme dans le son du captcha', heard),
    rate('codes lus par notre programme dans son image', seen, `, appris sur ${known.length}`),
  ]
}

await runAlone(import.meta.url, captchaBench)
