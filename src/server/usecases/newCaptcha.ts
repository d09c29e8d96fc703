import { captchaAudio } from '../captcha/audio.ts'
import { canonicalCode, drawCode } from '../captcha/alphabet.ts'
import { captchaImage } from '../captcha/image.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import { keepCaptcha } from '../store/captchas.ts'

/** How long a captcha may be answered, in milliseconds. */
const LIFE_MS = 5 * 60_000

/** Makes a captcha whose image and sound carry the same code. */
export const newCaptcha = async ({ db, clock, random, config }: Services) => {
  const code = canonicalCode(config.captchaFixedCode ?? drawCode(random))
  const uuid = newId()
  await keepCaptcha(db, uuid, code, clock().getTime() + LIFE_MS)
  return {
    uuid,
    image: captchaImage(code, random).toString('base64'),
    audio: captchaAudio(code, random).toString('base64'),
  }
}
