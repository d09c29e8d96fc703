import { canonicalCode } from './alphabet.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { consumeCaptcha } from './captchas.ts'

/** Uses a captcha up; refuses a wrong or late code. */
export const checkCaptcha = async (
  { db, clock }: Services,
  { uuid, code }: { readonly uuid: string; readonly code: string },
): Promise<void> => {
  if (!(await consumeCaptcha(db, uuid, canonicalCode(code), clock().getTime())))
    throw new Refusal('captchaInvalide')
}
