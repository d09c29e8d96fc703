import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { formatIban } from '#rules/profil/iban.ts'
import type { ObjectStore } from '#server/kit/objects/ObjectStore.ts'
import { inTurnOfEach, Overload, streamInTurn } from '#server/kit/turns/inTurn.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { documentsOfCompte } from '#server/kit/files/documents.ts'
import { freePaths, safeName } from '#server/kit/files/freePaths.ts'
import { openSound } from '#server/kit/files/soundFile.ts'
import { piecesOfCompte } from '#server/kit/pieces/store.ts'
import { accountsAt, accountsHeld } from '#server/kit/identity/banque.ts'
import { formerNumbers } from '#server/kit/identity/numeros.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { type Held, heldData } from './heldData.ts'
import { activiteOf } from './activite.ts'
import { connexionShown, profilShown } from './profil.ts'
import { everyConnexion } from '#server/kit/database/journal.ts'
import { everyEvenement } from '#server/kit/news/evenementsVus.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import { isoOf } from '#server/kit/clock.ts'

/** Acts of a person in an export at most: more than a year of them holds. */
const EVERY_ACT = 100_000

/** What the portal holds on a person, as one JSON text: to them, nothing of theirs is masked. */
const dataOf = async (services: Services, session: OpenSession, areas: readonly Held[]): Promise<string> => {
  const { compte } = session
  const { identite, banque, ...profil } = await profilShown(services, session)
  const { compte: held, attente } = accountsAt(await accountsHeld(services.db, compte.id), services.clock())
  const { nirMasque: _, ...civil } = identite
  const evenements = await everyEvenement(services.db, compte)
  // Told to nobody else: who only says to be this person may not know them.
  const anciensNir = compte.etat === 'CONFIRME' ? await formerNumbers(services.db, compte.id) : []
  const donnees = {
    exporteLe: services.clock().toISOString(),
    identite: {
      ...civil,
      nir: compte.identifiant,
      ...(anciensNir.length > 0 && { anciensNir }),
    },
    ...profil,
    ...(banque && {
      banque: {
        ...(held && { iban: formatIban(held.iban), depuis: held.depuis }),
        ...(attente && {
          attente: { iban: formatIban(attente.iban), effetLe: isoOf(attente.effetLe) },
        }),
      },
    }),
    services: grantedServices(compte),
    connexions: (await everyConnexion(services.db, compte.id)).map(connexionShown),
    activite: await activiteOf(services, compte, EVERY_ACT),
    evenements: evenements.map(({ compte_id: _compte, id: _id, ...evenement }) => evenement),
    ...(compte.etat === 'CONFIRME' && (await heldData(services.db, compte.id, areas))),
  }
  return JSON.stringify(donnees, undefined, 2)
}

/** Stands in the archive for a document whose file could not be found. */
const MISSING = 'Ce document est momentanément indisponible.'

/** Bytes of a file, opened when its turn comes. */
const contentOf = async function* (objects: ObjectStore, row: Stored['row']) {
  const file = await openSound(objects, row, () => undefined)
  if (file) yield* file.stream
  else yield MISSING
}

interface Stored {
  readonly folder: string
  readonly row: Parameters<typeof openSound>[1]
  readonly name: string
}

/** Documents that the person may open, and files that they sent. */
const storedFor = async ({ db }: Services, compteId: string): Promise<Stored[]> => [
  ...(await documentsOfCompte(db, compteId)).map((row) => ({
    folder: `documents/${row.genre}`,
    row,
    name: row.nom_fichier,
  })),
  ...(await piecesOfCompte(db, compteId)).map((row) => ({
    folder: 'pieces',
    row,
    name: row.nom,
  })),
]

/** Where each file goes in the archive: two of the same name must not take each other's place. */
const withPaths = (files: readonly Stored[]) => {
  const free = freePaths()
  return files.map(({ folder, row, name }) => ({ row, chemin: free(`${folder}/${safeName(name)}`) }))
}

/** One export of a person at a time; a few more wait for their turn. */
const exporting = inTurnOfEach({ atOnce: 1, waiting: 3 })

/** Everything as a ZIP made while it is read: `donnees.json`, documents, and the files that the person sent. */
export const exportData = (
  services: Services,
  session: OpenSession,
  areas: readonly Held[],
): Promise<Readable> =>
  streamInTurn(
    (work) => exporting(session.compte.id, work),
    () => openExport(services, session, areas),
  ).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })

const openExport = async (
  services: Services,
  session: OpenSession,
  areas: readonly Held[],
): Promise<Readable> => {
  const zip = new ZipFile()
  const json = await dataOf(services, session, areas)
  zip.addBuffer(Buffer.from(json), 'donnees.json', { compress: false })
  const { id, etat } = session.compte
  const stored = etat === 'CONFIRME' ? await storedFor(services, id) : []
  for (const { row, chemin } of withPaths(stored))
    // Most files are compressed already.
    zip.addReadStream(Readable.from(contentOf(services.objects, row)), chemin, { compress: false })
  zip.end()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  return output
}
