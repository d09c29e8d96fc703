import { anneeDe, type CalendarDate } from '#rules/calendar/dates.ts'
import type { UsagePiece } from '#contract/kit/piece.ts'
import type { AuteurAnnulation, EtatDossier, GenreDossier } from '#rules/demande/etats.ts'
import type { NatureDocument } from '../personas/natures.ts'

/** A state that a request of the demo has been in. */
interface PassageDemo {
  readonly etat: EtatDossier
  readonly ilYAJours: number
  readonly motif?: string
  readonly usage?: UsagePiece
  readonly annuleePar?: AuteurAnnulation
  /** The last document of this nature. */
  readonly document?: NatureDocument
}

/** A request that someone of the demo sent before the first start. */
export interface DossierDemo {
  readonly genre: GenreDossier
  /** Its year becomes that of its reception. */
  readonly numero: string
  /** Months between the first start and the date asked for. */
  readonly dansMois: number
  /** Reason of the departure, 1 to 5, when it is not the legal age. */
  readonly codeMotifDepart?: number
  readonly passages: readonly PassageDemo[]
}

/** The number of a request as the day of its reception gives it: the story has that of its first year. */
export const numeroRecu = (numero: string, recueLe: CalendarDate): string =>
  numero.replace(/\d{4}/, String(anneeDe(recueLe)))

const cancelled = (numero: string, received: number, ago: number): DossierDemo => ({
  genre: 'progressive',
  numero,
  dansMois: 8,
  passages: [
    { etat: 'recue', ilYAJours: received, document: 'recapitulatifProgressive' },
    {
      etat: 'annulee',
      ilYAJours: ago,
      motif: 'À votre demande.',
      annuleePar: 'service',
      document: 'annulationProgressive',
    },
  ],
})

/** Requests of the demo's people, by NIR. */
export const dossiers: Readonly<Record<string, readonly DossierDemo[]>> = {
  '269057505601260': [
    {
      genre: 'depart',
      numero: 'DR-2026-1042-7751',
      dansMois: 12,
      codeMotifDepart: 2,
      passages: [{ etat: 'recue', ilYAJours: 9, document: 'accuseReceptionDepart' }],
    },
    {
      genre: 'progressive',
      numero: 'DP-2026-0381-4406',
      dansMois: 31,
      passages: [
        { etat: 'recue', ilYAJours: 72 },
        { etat: 'recapitulatif', ilYAJours: 70, document: 'recapitulatifProgressive' },
        {
          etat: 'annulee',
          ilYAJours: 2,
          motif: 'À votre demande.',
          annuleePar: 'service',
          document: 'annulationProgressive',
        },
      ],
    },
  ],
  '265095935006131': [
    {
      genre: 'progressive',
      numero: 'DP-2026-0512-9830',
      dansMois: 5,
      passages: [
        { etat: 'recue', ilYAJours: 34, document: 'recapitulatifProgressive' },
        { etat: 'recapitulatif', ilYAJours: 34 },
        { etat: 'documentemployeur', ilYAJours: 6, document: 'documentEmployeurProgressive' },
        { etat: 'traitement', ilYAJours: 3 },
      ],
    },
  ],
  '165045935006297': [cancelled('DP-2026-0477-2218', 48, 5)],
  '265055935006362': [cancelled('DP-2026-0465-6093', 51, 8)],
  '163093306301432': [
    {
      genre: 'depart',
      numero: 'DR-2026-0988-3174',
      dansMois: 8,
      passages: [
        { etat: 'recue', ilYAJours: 42, document: 'accuseReceptionDepart' },
        { etat: 'traitement', ilYAJours: 20 },
        {
          etat: 'piecedemandee',
          ilYAJours: 4,
          motif: 'Un relevé d’identité bancaire à votre nom.',
          usage: 'iban',
          document: 'demandePiece',
        },
      ],
    },
  ],
}
