import { Secret, TOTP } from 'otpauth'
import { nomsGenreDemande } from '#contract/demande/genres.ts'
import { nomsGenreDocument } from '#contract/documents/genres.ts'
import { nomsRubrique } from '#contract/documents/listes.ts'
import { alain } from '#demo/personas/agents.ts'
import { addFacteur } from '#server/connexion/facteurs/store.ts'
import { newSecret, sealSecret } from '#server/connexion/facteurs/totp.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { newToken } from '#server/kit/secrets.ts'
import { addJeton } from '#server/kit/session/jetons.ts'
import { addSession } from '#server/kit/session/sessions.ts'
import { adresseDAlain } from '../apps/demandeApp.ts'
import type { TestApp } from '../testApp.ts'
import { giveArchive, giveDocuments, giveEvenement } from './documents.ts'
import { giveConversation, givePieces } from './messages.ts'
import { giveCir, giveCorrection, giveDossier, giveSimulations } from './retraite.ts'

/** Files that wait to be joined: each call that takes some uses them up. */
const PIECES = 8

const codeOf = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

type Portal = Pick<TestApp, 'services'>

/** Values of a list of names, one each. */
const byName = async <N extends string, T>(names: readonly N[], make: (name: N) => Promise<T>) => {
  const made: [N, T][] = []
  for (const name of names) made.push([name, await make(name)])
  return Object.fromEntries(made) as Record<N, T>
}

/** Gives someone one of everything that a call may name by its identifier; gives these identifiers. */
export const givePossessions = async (portal: Portal, compteId: string) => {
  const { services } = portal
  const { db } = services
  const now = services.clock().getTime()
  await changeProfil(db, compteId, {
    courriel_principal: `${compteId}@example.org`,
    iban: alain.iban,
    iban_depuis: '2020-01-01',
    adresse: JSON.stringify(adresseDAlain),
  })
  const documents = await byName(nomsGenreDocument, (genre) => giveDocuments(portal, compteId, genre))
  const secret = newSecret()
  const sealed = sealSecret(services, compteId, secret)
  const jeton = newToken()
  await addJeton(db, jeton, { genre: 'totp', compteId, donnees: sealed, expireLe: now + 600_000 })
  await addSession(db, newToken(), { compteId, moyen: 'motdepasse', navigateur: 'Un autre' }, now)
  const elsewhere = await db
    .selectFrom('session')
    .select('id')
    .where('compte_id', '=', compteId)
    .where('navigateur', '=', 'Un autre')
    .executeTakeFirstOrThrow()
  return {
    compteId,
    documents,
    archives: await byName(nomsRubrique, (rubrique) => giveArchive(portal, compteId, rubrique)),
    dossiers: await byName(nomsGenreDemande, (genre) => giveDossier(portal, compteId, genre)),
    correction: await giveCorrection(portal, compteId, 'piecedemandee'),
    transmise: await giveCorrection(portal, compteId, 'transmise'),
    conversation: await giveConversation(portal, compteId),
    aJoindre: await byName(nomsGenreDemande, async () => (await givePieces(portal, compteId, null, 1))[0]),
    pieces: await givePieces(portal, compteId, null, PIECES),
    evenement: await giveEvenement(portal, compteId, documents.remuneration[0] ?? null),
    lu: await giveEvenement(portal, compteId, null, 'ouvrirDocument', 'EVE_LU'),
    confirmation: await giveEvenement(portal, compteId, null, 'confirmerIdentite'),
    ligne: await giveCir(portal, compteId),
    simulations: await giveSimulations(portal, compteId, 2),
    facteur: await addFacteur(db, {
      compte_id: compteId,
      genre: 'totp',
      nom: 'Mon téléphone',
      secret: sealed,
      cree_le: now,
    }),
    session: elsewhere.id,
    totp: { jeton, code: codeOf(secret, now) },
  }
}

export type Possessions = Awaited<ReturnType<typeof givePossessions>>
