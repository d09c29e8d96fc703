import { basename, dirname } from 'node:path'
import { genresDemande } from '#contract/demande/genres.ts'
import { codeSousTheme } from '#contract/documents/genres.ts'
import { textesEtat } from '#contract/demande/suiviTextes.ts'
import type { EtatDossier } from '#rules/demande/etats.ts'
import { storePdf } from '#server/kit/files/storePdf.ts'
import type { Services } from '#server/services.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import type { DossierRow } from '#server/demande/store.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { readPdf } from '../imports/readInFolder.ts'
import { grantService } from '#server/kit/people/rights.ts'

const titre = { genre: 'titrepension', code: codeSousTheme('titrepension', 'titrePension') } as const

/** Titles of the documents of a state, unless another is given. */
const titres: Readonly<Partial<Record<EtatDossier, string>>> = {
  recapitulatif: 'Récapitulatif de votre demande',
  documentemployeur: 'Document de votre employeur',
  decompte: 'Décompte de votre pension',
  decomptecorrectif: 'Décompte corrigé de votre pension',
  titre: 'Titre de pension',
  annulee: 'Annulation de votre demande',
}

const kindOf = ({ genre }: DossierRow, etat: EtatDossier) => {
  const { suivi, codes } = genresDemande[genre]
  return etat === 'titre' ? titre : { genre: suivi, code: codes.etat }
}

/** Keeps the PDF that a request gives in a state; gives its row, still to write. */
export const keepDossierDocument = async (
  services: Services,
  dossier: DossierRow,
  etat: EtatDossier,
  given: { readonly path: string; readonly titre?: string | undefined },
) => {
  const nom = basename(given.path)
  const bytes = await readPdf(dirname(given.path), nom)
  const described = {
    ...kindOf(dossier, etat),
    compteId: dossier.compte_id,
    titre: given.titre ?? titres[etat] ?? textesEtat[etat],
    nom,
  }
  return storePdf(services, described, bytes)
}

/** Writes the row of such a document. A pension title is among the documents of the pension, which it opens. */
export const addDossierDocument = async (
  db: Db,
  row: Awaited<ReturnType<typeof keepDossierDocument>>,
): Promise<void> => {
  await addDocuments(db, [row])
  if (row.genre === 'titrepension') await grantService(db, row.compte_id, 'pension')
}
