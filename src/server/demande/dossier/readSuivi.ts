import type { Passage, Suivi, SuiviProgressive } from '#contract/demande/suivi.ts'
import { estAnnulable, estSuiviClos, type EtatDossier, type GenreDossier } from '#rules/demande/etats.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import { lastDossier, passagesOf } from '../store.ts'

type PassageRow = Awaited<ReturnType<typeof passagesOf>>[number]

const shown = ({ etat, date_passage, motif, document_uuid, libelle1 }: PassageRow): Passage => ({
  etat,
  date: date_passage,
  ...(motif !== null && { motif }),
  ...(document_uuid !== null &&
    libelle1 !== null && { document: { documentUuid: document_uuid, libelle: libelle1 } }),
})

/** The request of a kind that a person follows; none once its follow-up is closed. */
export const readSuivi = async (
  { db, clock }: Services,
  compteId: string,
  genre: GenreDossier,
): Promise<Suivi | undefined> => {
  const dossier = await lastDossier(db, compteId, genre)
  if (!dossier) return undefined
  const passages = (await passagesOf(db, dossier.id)).map(shown)
  const cancelled = passages.find(({ etat }) => etat === 'annulee')?.date
  if (genre === 'progressive' && estSuiviClos(cancelled, dayInParis(clock()))) return undefined
  return {
    dossierId: dossier.id,
    numero: dossier.numero,
    etat: dossier.etat,
    dateDepart: dossier.date_depart,
    annulable: estAnnulable(dossier.etat),
    passages,
  }
}

const dates = {
  dateDemandeRecue: 'recue',
  dateRecapDisponible: 'recapitulatif',
  dateDocumentEmployeurTransmis: 'documentemployeur',
  dateDecompteDisponible: 'decompte',
  dateDecompteCorrectifDisponible: 'decomptecorrectif',
  dateRetraiteProgressiveValide: 'validee',
  dateAnnulationDemande: 'annulee',
} as const satisfies Record<string, EtatDossier>

/** The same, with the dates that the specification names. */
export const withDates = (suivi: Suivi): SuiviProgressive => {
  const named = Object.entries(dates).flatMap(([name, state]) => {
    const passage = suivi.passages.find(({ etat }) => etat === state)
    return passage ? [[name, passage.date] as const] : []
  })
  return { ...suivi, ...Object.fromEntries(named) }
}
