import { maskWholeIban } from '#rules/iban.ts'
import { frenchDate } from '../../clock.ts'
import { weight } from '../../documents/shownFigures.ts'
import { storeDocument } from '../../documents/storeDocument.ts'
import { newId } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { contentOf } from '../page.ts'
import { kinds, type DemandeRecevable } from './DemandeRecevable.ts'

/** Draws the receipt and keeps its file; the row that describes it is still in no table. */
export const drawAccuse = async (services: Services, demande: DemandeRecevable, numero: string) => {
  const { objects, clock } = services
  const { compte, nouvelIban } = demande
  const moment = clock()
  const recueLe = frenchDate(moment)
  // Loaded when needed only: it brings what draws PDF files, which a start does without.
  const { reportPdf } = await import('../../documents/pdf/reportPdf.ts')
  const bytes = reportPdf(
    demande.accuse({
      numero,
      recueLe,
      person: `${compte.prenom} ${compte.nom}`,
      nouvelIban: nouvelIban && maskWholeIban(nouvelIban),
      contact: (await contentOf(services, 'contact')).champ,
    }),
    { createdOn: moment },
  )
  const { suivi: genre, code } = kinds[demande.genre]
  const name = `accuse-reception-${numero}.pdf`
  const described = {
    uuid: newId(),
    genre,
    annee: Number(recueLe.slice(0, 4)),
    libelle1: 'Accusé de réception de votre demande',
    libelle2: `${name} (PDF, ${weight(bytes.length)})`,
    libelle3: null,
    date_document: recueLe,
    code_sous_theme_ged: code,
    nom_fichier: name,
  }
  return { ...(await storeDocument(objects, described, bytes)), compte_id: compte.id }
}
