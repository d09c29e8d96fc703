import { fingerprint } from '../secrets.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import type { Db } from '../database/Store.ts'

export const keepCaptcha = (db: Db, uuid: string, code: string, expire_le: number) =>
  db
    .insertInto('captcha')
    .values({ uuid, empreinte: fingerprint(uuid + code), expire_le })
    .execute()

/** A captcha that was taken out, in time. */
export interface Taken {
  readonly is: (code: string) => boolean
}

/** Takes a captcha out, whatever comes of it: it serves once. Tells whether a code is its own; nothing when it is late. */
export const takeCaptcha = async (db: Db, uuid: string, now: number): Promise<Taken | undefined> => {
  const taken = await db.deleteFrom('captcha').where('uuid', '=', uuid).returningAll().executeTakeFirst()
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
