import { fingerprint } from '../secrets.ts'
import type { Db } from '../database/Store.ts'

export const keepCaptcha = (db: Db, uuid: string, code: string, expire_le: number) =>
  db
    .insertInto('captcha')
    .values({ uuid, empreinte: fingerprint(uuid + code), expire_le })
    .execute()

/** Takes a captcha out, whatever comes of it: it serves once. True when the code was its own, in time. */
export const consumeCaptcha = async (db: Db, uuid: string, code: string, now: number): Promise<boolean> => {
  const taken = await db.deleteFrom('captcha').where('uuid', '=', uuid).returningAll().executeTakeFirst()
  return taken !== undefined && taken.expire_le > now && taken.empreinte === fingerprint(uuid + code)
}

export const purgeCaptchas = (db: Db, now: number) =>
  db.deleteFrom('captcha').where('expire_le', '<=', now).execute()
