import { createHash } from 'node:crypto'
import { isNombre, travailText, zerosOf } from '#rules/connexion/travail.ts'
import type { Services } from '#server/services.ts'
import { newId } from '../secrets.ts'
import { keepCaptcha, type Taken } from './captchas.ts'

/** Sixty-five thousand tries on average: some tenths of a second of a machine. */
const TRAVAIL_BITS = 16

/** What is kept of a work, in the place of a code: no code is in small letters. */
const TRAVAIL = 'travail'

/** A work for a machine, in the place of a captcha, good until `expireLe` (ms). */
export const newTravail = async ({ db }: Pick<Services, 'db'>, expireLe: number) => {
  const uuid = newId()
  await keepCaptcha(db, uuid, TRAVAIL, expireLe)
  return { uuid, image: '', travail: { bits: TRAVAIL_BITS } }
}

/** Whether what was taken is a work; then `done` tells whether a code is what it asked for. */
export const isTravail = (taken: Taken | undefined): taken is Taken => taken?.is(TRAVAIL) === true

export const isDone = (uuid: string, code: string): boolean =>
  isNombre(code) && zerosOf(createHash('sha256').update(travailText(uuid, code)).digest()) >= TRAVAIL_BITS
