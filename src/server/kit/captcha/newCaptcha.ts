/** Captcha: a code that people see or hear, and machines do not, each used once. */

import { captchaAudio } from './audio.ts'
import { canonicalCode, drawCode } from './alphabet.ts'
import { captchaImage } from './image.ts'
import { inTurn, Overload } from '../inTurn.ts'
import { newId } from '../secrets.ts'
import type { Services } from '#server/services.ts'
import { consumeCaptcha, keepCaptcha } from './captchas.ts'
import { Refusal } from '../Refusal.ts'

/** How long a captcha may be answered, in milliseconds. */
const LIFE_MS = 5 * 60_000

/** Drawings under way at once, and waiting: anyone may ask for one, and each costs ten milliseconds of a processor. */
const drawing = inTurn({ atOnce: 2, waiting: 40 })

/** Makes a captcha whose image and sound carry the same code; refused as unavailable when too many are asked for. */
export const newCaptcha = async ({ db, clock, random, config }: Services) => {
  const code = canonicalCode(config.captchaFixedCode ?? drawCode(random))
  const image = await drawing(() => captchaImage(code, random)).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })
  const uuid = newId()
  await keepCaptcha(db, uuid, code, clock().getTime() + LIFE_MS)
  return {
    uuid,
    image: image.toString('base64'),
    audio: captchaAudio(code, random).toString('base64'),
  }
}

/** Uses a captcha up; refuses a wrong or late code. */
export const checkCaptcha = async (
  { db, clock }: Services,
  { uuid, code }: { readonly uuid: string; readonly code: string },
): Promise<void> => {
  if (!(await consumeCaptcha(db, uuid, canonicalCode(code), clock().getTime())))
    throw new Refusal('captchaInvalide')
}
