import { genresDemande } from '#contract/demande/genres.ts'
import { maskWholeIban } from '#rules/profil/iban.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { drawReport } from '#server/kit/pdf/drawReport.ts'
import { storePdf } from '#server/kit/files/storePdf.ts'
import type { Services } from '#server/services.ts'
import { accuseReport } from '../pdf/accusePdf.ts'
import type { DemandeRecevable } from './demandeRecevable.ts'

/** Draws the receipt and keeps its file; the row that describes it is still in no table. */
export const drawAccuse = async (services: Services, demande: DemandeRecevable, numero: string) => {
  const { nouvelIban, contenu, contexte, fichiers } = demande
  const { compte } = demande.session
  const moment = services.clock()
  const recueLe = dayInParis(moment)
  const bytes = await drawReport(
    compte.id,
    accuseReport({
      genre: demande.genre,
      reponses: contenu,
      contexte,
      fichiers,
      numero,
      recueLe,
      person: `${compte.prenom} ${compte.nom}`,
      nouvelIban: nouvelIban && maskWholeIban(nouvelIban),
      contact: (await services.published()).contenus.contact.champ,
    }),
    moment,
  )
  const {
    suivi: genre,
    codes: { accuse: code },
  } = genresDemande[demande.genre]
  const titre = 'Accusé de réception de votre demande'
  const described = { compteId: compte.id, genre, code, titre, nom: `accuse-reception-${numero}.pdf` }
  return storePdf(services, described, bytes)
}
