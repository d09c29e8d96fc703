import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EtatDossier } from '#rules/demande/etats.ts'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addDossier, dossierById } from '../../store.ts'
import { addPassage } from '../../storePassages.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import type { AnalysePiece } from '#server/kit/database/schema/documents.ts'
import { waitingTransmissions } from '../store.ts'
import type { DatabaseName } from '#testing/databases.ts'
import { testApp } from '#testing/testApp.ts'
import { type Carry, folderCarrier } from '../Carrier.ts'
import { queueTransmission } from '../queueTransmission.ts'
import type { NatureTransmission } from '../record.ts'
import { transmitDue } from '../transmitDue.ts'

export const ALAIN = '163115935007107'

/** An application where Alain has sent a request, and what is done to it as functions. */
export const transmissionApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const { services } = portal
  const { db, objects, clock, config } = services
  const compteId = await portal.addPerson(ALAIN, { prenom: 'Alain', nom: 'Petit' })
  await changeProfil(db, compteId, { courriel_principal: 'alain@example.org' })
  const logged: string[] = []
  const keep = (...told: unknown[]) => void logged.push(JSON.stringify(told))
  const folder = join(config.dataDir, 'transmissions')

  const addRequest = async (numero = 'DR-2026-0001-0002', etat: EtatDossier = 'recue') => {
    const now = clock().getTime()
    const id = newId()
    await addDossier(db, {
      id,
      compte_id: compteId,
      genre: 'depart',
      numero,
      etat,
      date_depart: '2027-09-01',
      json: JSON.stringify({ codeMotifDepart: 1 }),
      cle_envoi: newId(),
      cree_le: now,
      modifie_le: now,
    })
    await addPassage(db, id, { etat, date_passage: '2026-11-20' })
    return id
  }

  const addPiece = async (
    dossierId: string | null,
    content: string,
    { analyse = 'non_analyse' as AnalysePiece, nom = 'Livret de famille.pdf' } = {},
  ) => {
    const id = newId()
    const fichier = `${id}.pdf`
    const bytes = Buffer.from(content)
    await objects.put(fichier, bytes)
    await addPieces(db, [
      {
        id,
        compte_id: compteId,
        nom,
        type: 'application/pdf',
        taille: bytes.length,
        empreinte: sumOf(bytes),
        fichier,
        cree_le: clock().getTime(),
        message_id: null,
        dossier_id: dossierId,
        analyse,
        groupe: 'enfants',
      },
    ])
    return id
  }

  const dossier = async (id: string) => {
    const found = await dossierById(db, id)
    if (!found) throw new Error('No request')
    return found
  }

  return {
    portal,
    services,
    compteId,
    logged,
    addRequest,
    addPiece,
    dossier,
    queue: async (id: string, nature: NatureTransmission = 'demande', pieces: readonly string[] = []) => {
      const happened = { dossier: await dossier(id), nature, pieces }
      await db.transaction().execute((inside) => queueTransmission(inside, happened, clock().getTime()))
    },
    transmit: (carry: Carry = folderCarrier(folder)) =>
      transmitDue({ db, clock, objects, carry, log: { warn: keep, error: keep } }),
    /** A file that left, by its request and name. */
    left: (numero: string, nom: string) => readFileSync(join(folder, numero, nom), 'utf8'),
    folder,
    waiting: async () => (await waitingTransmissions(db, 100)).map(({ nom }) => nom),
  }
}
