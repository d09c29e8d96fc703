import { fingerprint } from '../secrets.ts'
import { newId } from '../identifiers.ts'
import { uuidOf } from '#rules/format/uuid.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'
import { createHash } from 'node:crypto'
import { isNombre, travailText, zerosOf } from '#rules/connexion/travail.ts'
import type { Services } from '#server/services.ts'

const addCaptcha = writtenOnce(3, (db: Db, uuid: string, empreinte: string, expire_le: number) =>
  db.insertInto('captcha').values({ uuid, empreinte, expire_le }),
)

const dropCaptcha = writtenOnce(1, (db: Db, uuid: string) =>
  db.deleteFrom('captcha').where('uuid', '=', uuid).returning(['empreinte', 'expire_le']),
)

export const keepCaptcha = (db: Db, uuid: string, code: string, expireLe: number) =>
  addCaptcha(db, uuid, fingerprint(uuid + code), expireLe)

/** A captcha that was taken out, in time. */
interface Taken {
  readonly is: (code: string) => boolean
}

/** Takes a captcha out, whatever comes of it: it serves once. Tells whether a code is its own; nothing when it is late. */
export const takeCaptcha = async (db: Db, given: string, now: number): Promise<Taken | undefined> => {
  const uuid = uuidOf(given)
  if (uuid === undefined) return undefined
  const [taken] = await dropCaptcha(db, uuid)
  if (!taken || taken.expire_le <= now) return undefined
  return { is: (code: string): boolean => taken.empreinte === fingerprint(uuid + code) }
}

export const purgeCaptchas = (db: Db, now: number) =>
  inBatches(
    db.selectFrom('captcha').select('uuid as cle').where('expire_le', '<=', now).orderBy('expire_le'),
    (keys) =>
      db
        .deleteFrom('captcha')
        .where('uuid', 'in', [...keys])
        .where('expire_le', '<=', now),
  )

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
