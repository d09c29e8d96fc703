import type { Insertable } from 'kysely'
import { storeDocument } from '#server/kit/files/storeDocument.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import type { DocumentTable } from '#server/kit/database/schema/schema.ts'
import type { DatabaseName } from '../databases.ts'
import { testApp } from '../testApp.ts'

const CAMILLE = '269057505601260'
const ANGE = '164062A00401545'

type Changes = Partial<Omit<Insertable<DocumentTable>, 'compte_id'>> & { readonly contenu?: string }

/** An application where Camille and Ange are signed in, and what gives them documents. */
export const rubriqueApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const ids = { camille: await portal.addPerson(CAMILLE), ange: await portal.addPerson(ANGE) }
  const cookies = { camille: await portal.signIn(CAMILLE), ange: await portal.signIn(ANGE) }

  /** Gives a payslip to someone, with its file unless `contenu` is empty; gives its uuid. */
  const give = async (who: keyof typeof ids, { contenu = '%PDF-1.7', ...changes }: Changes = {}) => {
    const { db, objects } = portal.services
    const described = {
      uuid: newId(),
      genre: 'remuneration' as const,
      annee: Number((changes.date_document ?? '2026-10-28').slice(0, 4)),
      libelle1: 'Octobre 2026',
      libelle2: null,
      libelle3: null,
      date_document: '2026-10-28' as const,
      code_sous_theme_ged: 111,
      nom_fichier: 'bulletin.pdf',
    }
    const row = await storeDocument(objects, { ...described, ...changes }, Buffer.from(contenu))
    await addDocuments(db, [{ ...row, ...changes, compte_id: ids[who] }])
    if (contenu === '') await objects.remove(row.fichier)
    return row.uuid
  }
  return { portal, ids, cookies, give }
}
