import type { ActionIhm, StatutLecture } from '#contract/kit/evenements.ts'
import { genresDocument, type GenreDocument } from '#contract/documents/genres.ts'
import type { NomRubrique } from '#contract/documents/listes.ts'
import { payslipBulletin } from '#demo/documents/bulletins.ts'
import { makePayslip } from '#demo/paie/payslip.ts'
import { teacher } from '#demo/paie/testing/situations.ts'
import { addArchive } from '#server/documents/store/archives.ts'
import { addBulletins } from '#server/documents/store/bulletins.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { storeDocument } from '#server/kit/files/storeDocument.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { newId } from '#server/kit/identifiers.ts'
import type { TestApp } from '../testApp.ts'

const FILE = Buffer.from('%PDF-1.7')

type Portal = Pick<TestApp, 'services'>

/** A document of each sub-theme of a kind, each a payslip as data too, and another of the first one. */
export const giveDocuments = async (
  { services: { db, objects } }: Portal,
  compte_id: string,
  genre: GenreDocument,
) => {
  const codes = Object.values(genresDocument[genre].sousThemes).map(({ code }) => code)
  const [first = 0] = codes
  const uuids: string[] = []
  for (const code_sous_theme_ged of [...codes, first]) {
    const uuid = newId()
    const named = { libelle1: 'Octobre 2026', libelle2: null, libelle3: null, nom_fichier: 'document.pdf' }
    const dated = { annee: 2026, date_document: '2026-10-28' } as const
    const row = await storeDocument(objects, { uuid, genre, code_sous_theme_ged, ...named, ...dated }, FILE)
    await addDocuments(db, [{ ...row, compte_id }])
    uuids.push(uuid)
  }
  const json = JSON.stringify(payslipBulletin(makePayslip(teacher, '2026-10')))
  await addBulletins(
    db,
    uuids.map((document_uuid) => ({ document_uuid, json })),
  )
  return uuids
}

/** An archive to download. */
export const giveArchive = async (
  { services: { db, clock } }: Portal,
  compte_id: string,
  rubrique: NomRubrique,
) => {
  const id = newId()
  const now = clock().getTime()
  const row = { id, compte_id, rubrique, json: '[]', taille: 22, cree_le: now, expire_le: now + 3_600_000 }
  await addArchive(db, row)
  return id
}

/** An event of the dashboard. */
export const giveEvenement = async (
  { services: { db } }: Portal,
  compte_id: string,
  document_uuid: string | null,
  action_ihm: ActionIhm = 'ouvrirDocument',
  statut: StatutLecture = 'EVE_NON_LU',
) => {
  const id = newId()
  const said = { libelle1: 'Un événement', libelle2: null, reference_url: null, tri: 1 }
  await addEvenements(db, [
    {
      id,
      compte_id,
      document_uuid,
      statut,
      service: 'remuneration',
      action_ihm,
      date_evenement: '2026-11-20',
      ...said,
    },
  ])
  return id
}
