import { grouped } from '#rules/connexion/codeFacteur.ts'
import { CODES_SECOURS } from '#contract/connexion/facteurs/facteurs.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { fingerprint, newLinkToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'

/** Signs of base32: eighty bits, that nobody finds from the fingerprint. */
const SIGNS = 16

const empreinteOf = (compteId: string, code: string) => fingerprint(`secours:${compteId}:${code}`)

/** Recovery codes that an account has left. */
export const codesLeft = async (db: Db, compteId: string): Promise<number> => {
  const { nombre } = await db
    .selectFrom('code_secours')
    .select((e) => e.fn.countAll<number | string>().as('nombre'))
    .where('compte_id', '=', compteId)
    .executeTakeFirstOrThrow()
  return Number(nombre)
}

/** Removes the recovery codes of an account: all of them, or those made since a moment (ms since 1970); gives how many. */
export const dropCodes = async (db: Db, compteId: string, since?: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('code_secours')
    .where('compte_id', '=', compteId)
    .$if(since !== undefined, (query) => query.where('cree_le', '>', since ?? 0))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Makes the recovery codes of an account anew; only their fingerprints are kept, so that they are told once. */
export const renewCodes = async (
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  compteId: string,
): Promise<string[]> => {
  await dropCodes(db, compteId)
  const cree_le = clock().getTime()
  const codes = Array.from({ length: CODES_SECOURS }, () => newLinkToken().slice(0, SIGNS))
  await db
    .insertInto('code_secours')
    .values(codes.map((code) => ({ compte_id: compteId, empreinte: empreinteOf(compteId, code), cree_le })))
    .execute()
  return codes.map((code) => grouped(code, '-'))
}

/** Uses a recovery code up: true only once. */
export const takeCode = async (db: Db, compteId: string, code: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('code_secours')
    .where('compte_id', '=', compteId)
    .where('empreinte', '=', empreinteOf(compteId, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
