/** Captcha: a code that people see or hear, and machines do not, each used once. */

import { captchaAudio } from '#contract/connexion/connexion.ts'
import { captchaAudio as speak } from './audio.ts'
import { canonicalCode, drawCode } from './alphabet.ts'
import { captchaImage } from './image.ts'
import { inTurnByWhom, Overload } from '../inTurn.ts'
import { networkOf } from '../limits/limits.ts'
import { newId } from '../secrets.ts'
import { chanceOf } from './sound/chance.ts'
import { sealCode, unsealCode } from './sealedCode.ts'
import type { Services } from '#server/services.ts'
import { consumeCaptcha, keepCaptcha } from './captchas.ts'
import { Refusal } from '../Refusal.ts'

/** How long a captcha may be answered, in milliseconds. */
const LIFE_MS = 5 * 60_000

/**
 * Drawings and sounds under way at once, waiting, and of one network: anyone may ask for one, each costs ten to forty
 * milliseconds of a processor, and one network leaves places to the others.
 */
const drawing = inTurnByWhom({ atOnce: 2, waiting: 40, ofOne: 10 })

/** How many drawings run and wait now. */
export const captchaTurns = drawing.state

const refusedWhenFull = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })

/** Makes a captcha whose image and sound carry the same code; refused as unavailable when too many are asked for. */
export const newCaptcha = async (
  { db, clock, random, config, key }: Services,
  address: string,
  son?: 'adresse',
) => {
  const code = canonicalCode(config.captchaFixedCode ?? drawCode(random))
  const image = await refusedWhenFull(() => drawing(networkOf(address), () => captchaImage(code, random)))
  const uuid = newId()
  const expireLe = clock().getTime() + LIFE_MS
  await keepCaptcha(db, uuid, code, expireLe)
  const heard = son
    ? { adresseAudio: `${captchaAudio.path}?jeton=${sealCode(key, code, expireLe)}` }
    : { audio: (await speak(code, chanceOf(key, uuid))).toString('base64') }
  return { uuid, image: image.toString('base64'), ...heard }
}

/** Sounds just asked for: a browser asks for the parts of one again and again. */
const lately = new Map<string, Promise<Buffer>>()
const MOST_LATELY = 20

/** Sound of a captcha from what its address holds; the same each time, so that a part of it may be asked for. */
export const soundOf = async (
  { clock, key }: Pick<Services, 'clock' | 'key'>,
  jeton: string,
  address: string,
): Promise<Buffer> => {
  const code = unsealCode(key, jeton, clock().getTime())
  if (code === undefined) throw new Refusal('introuvable')
  const known = lately.get(jeton)
  if (known) return known
  const sound = refusedWhenFull(() => drawing(networkOf(address), () => speak(code, chanceOf(key, jeton))))
  lately.set(jeton, sound)
  sound.catch(() => lately.delete(jeton))
  const [oldest] = lately.keys()
  if (lately.size > MOST_LATELY && oldest !== undefined) lately.delete(oldest)
  return sound
}

/** Uses a captcha up; refuses a wrong or late code. */
export const checkCaptcha = async (
  { db, clock }: Services,
  { uuid, code }: { readonly uuid: string; readonly code: string },
): Promise<void> => {
  if (!(await consumeCaptcha(db, uuid, canonicalCode(code), clock().getTime())))
    throw new Refusal('captchaInvalide')
}
