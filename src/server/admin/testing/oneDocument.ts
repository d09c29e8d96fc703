import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Services } from '#server/services.ts'
import { pdfOf } from '#testing/files.ts'

export const UUID = '0199a1b2-0000-4000-8000-000000000001'

/** A payslip, or a document of another kind, of 400 bytes, whose sum is not known yet. */
export const addOneDocument = async (
  { db, objects }: Services,
  compteId: string,
  genre: GenreDocument = 'remuneration',
): Promise<void> => {
  await objects.put('d1.pdf', pdfOf(400))
  await db
    .insertInto('document')
    .values({
      uuid: UUID,
      compte_id: compteId,
      genre,
      annee: 2026,
      libelle1: 'Octobre 2026',
      date_document: '2026-10-27',
      code_sous_theme_ged: 101,
      fichier: 'd1.pdf',
      nom_fichier: 'paie.pdf',
      taille: 400,
    })
    .execute()
}
