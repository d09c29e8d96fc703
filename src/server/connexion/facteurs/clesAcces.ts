import type {
  CreationCle,
  DemandeCle,
  NouvelleCle,
  SignatureCle,
} from '#contract/connexion/facteurs/cleAcces.ts'
import { serviceName } from '#rules/product.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { limitHourly } from '#server/kit/limits/limits.ts'
import { shownName } from '#server/kit/people/rights.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import { addJeton, takeJeton } from '#server/kit/session/jetons.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { facteurOfCle, type FacteurRow, noteSignature } from './store.ts'

/** How long a challenge is good for, in milliseconds. */
const DEFI_MS = 5 * 60_000

/** Algorithms of COSE that are taken, the preferred first: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

const rpIdOf = ({ config }: Pick<Services, 'config'>) => new URL(config.origin).hostname

const handleOf = ({ id }: Pick<Compte, 'id'>) => Buffer.from(id).toString('base64url')

/** A challenge that serves once: for a signature, or to make a key of one account. */
const newDefi = async (
  db: Db,
  { clock }: Services,
  defi: { readonly genre: 'defi' | 'creationcle'; readonly compteId?: string },
): Promise<string> => {
  const challenge = newToken()
  await addJeton(db, challenge, { ...defi, expireLe: clock().getTime() + DEFI_MS })
  return challenge
}

const signatureBy = (services: Services, challenge: string): DemandeCle => ({
  challenge,
  rpId: rpIdOf(services),
  timeout: DEFI_MS,
  userVerification: 'required',
})

/** Asks for a signature by any key of this site: no list of keys is given, so that nobody learns who has some. */
export const askSignature = async (services: Services): Promise<DemandeCle> =>
  signatureBy(services, await newDefi(services.db, services, { genre: 'defi' }))

/** Signatures that may be asked of one person in an hour: each keeps a row for five minutes. */
const ASKED = 100

/** Asks someone signed in for a signature by a key of theirs. */
export const askOwnSignature = async (services: Services, session: OpenSession): Promise<DemandeCle> =>
  signatureBy(
    services,
    await inSession(services, session, async (db, { id }) => {
      await limitHourly({ ...services, db }, `facteurdefi:${id}`, ASKED)
      return newDefi(db, services, { genre: 'defi', compteId: id })
    }),
  )

/** Asks the browser of someone signed in to make a key that their account does not have yet. */
export const askCle = async (
  services: Services,
  session: OpenSession,
  present: readonly FacteurRow[],
): Promise<CreationCle> => {
  const { compte } = session
  const { prenom, nom } = shownName(compte)
  const name = `${prenom} ${nom}`
  return {
    challenge: await inSession(services, session, (db, { id }) =>
      newDefi(db, services, { genre: 'creationcle', compteId: id }),
    ),
    rp: { id: rpIdOf(services), name: serviceName },
    user: { id: handleOf(compte), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: DEFI_MS,
    attestation: 'none',
    excludeCredentials: present.flatMap(({ cle_id, transports }) =>
      cle_id === null
        ? []
        : [{ id: cle_id, type: 'public-key', transports: JSON.parse(transports ?? '[]') as string[] }],
    ),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** What both checks ask: the challenge is taken as it is looked at, so that a signature serves once. */
const expected = (services: Services, take: (challenge: string) => Promise<boolean>) => ({
  expectedChallenge: take,
  expectedOrigin: services.config.origin,
  expectedRPID: rpIdOf(services),
  requireUserVerification: true,
})

/** Columns of a key that was just made, once its challenge was taken; refused otherwise. */
export const checkCle = async (services: Services, { id }: Compte, cle: NouvelleCle) => {
  const { db, clock } = services
  const take = async (challenge: string) =>
    (await takeJeton(db, 'creationcle', challenge, clock().getTime()))?.compte_id === id
  // Loaded at its first use: most people and most starts do without it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response: cle as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    ...expected(services, take),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!checked?.verified) throw new Refusal('creationFacteur')
  const { credential } = checked.registrationInfo
  return {
    cle_id: credential.id,
    cle_publique: Buffer.from(credential.publicKey).toString('base64url'),
    compteur: credential.counter,
    transports: JSON.stringify(cle.response.transports ?? []),
  }
}

/**
 * The factor whose key signed a challenge of ours, which then serves no more; refused otherwise, whatever was wrong.
 * Given an account, only its keys count.
 */
export const checkSignature = async (
  services: Services,
  db: Db,
  cle: SignatureCle,
  compteId?: string,
): Promise<FacteurRow> => {
  const now = services.clock().getTime()
  const facteur = await facteurOfCle(db, cle.id)
  const take = async (challenge: string) => {
    const defi = await takeJeton(db, 'defi', challenge, now)
    return defi !== undefined && (defi.compte_id === null || defi.compte_id === facteur?.compte_id)
  }
  const mine = facteur && (compteId === undefined || facteur.compte_id === compteId)
  const handle = cle.response.userHandle
  if (!mine || facteur.cle_publique === null || (handle && handle !== handleOf({ id: facteur.compte_id })))
    throw new Refusal('cleAcces')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response: cle as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    ...expected(services, take),
    credential: {
      id: cle.id,
      publicKey: Buffer.from(facteur.cle_publique, 'base64url'),
      counter: facteur.compteur,
    },
  }).catch(() => undefined)
  if (!checked?.verified) throw new Refusal('cleAcces')
  if (!(await noteSignature(db, facteur.id, checked.authenticationInfo.newCounter, now)))
    throw new Refusal('cleAcces')
  return facteur
}
