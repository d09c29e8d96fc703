import type { ContexteDemande, DemandeProgressiveEnvoyee } from '#contract/demande/demandederetraite.ts'
import { quotiteSaisie } from '#contract/demande/demandeprogressiveForm.ts'
import { keptPieces, knownFields, sentPieces, type PiecesDe } from '#portal/form/drafts/keptContent.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import { piecesProgressives } from '#rules/demande/demandeProgressive.ts'
import { groupesPiecesProgressive, type GroupePiecesProgressive } from '#rules/demande/etapesProgressive.ts'

/** The first step as typed. */
export interface SaisieSituation {
  readonly courriel: string
  readonly telephone: string
  readonly employeur: string
  readonly autreActivite: boolean
  readonly tempsPartielTherapeutique: boolean
}

/** The second step as typed: quotités are percentages of full time, the first day is `AAAA-MM-01`, or empty. */
export interface SaisieTempsPartiel {
  readonly dejaTempsPartiel: boolean
  readonly quotiteActuelle: string
  readonly tempsPartielDepuis: string
  readonly dateDebut: string
  readonly quotite: string
  readonly conservationIban: boolean
  readonly iban1: string
  readonly iban2: string
}

/** A request being written, as its draft keeps it. */
export interface Dossier {
  /** Drawn once: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly situation: SaisieSituation
  readonly tempsPartiel: SaisieTempsPartiel
  readonly pieces: PiecesDe<GroupePiecesProgressive>
}

/** A new request: what the portal knows of the person. */
export const nouveauDossier = (contexte: ContexteDemande): Dossier => ({
  cleEnvoi: newUuid(),
  situation: {
    courriel: contexte.courriel,
    telephone: contexte.telephone,
    employeur: contexte.cir?.situation.employeur ?? '',
    autreActivite: false,
    tempsPartielTherapeutique: false,
  },
  tempsPartiel: {
    dejaTempsPartiel: false,
    quotiteActuelle: '',
    tempsPartielDepuis: '',
    dateDebut: '',
    quotite: '',
    conservationIban: contexte.ibanMasque !== undefined,
    iban1: '',
    iban2: '',
  },
  pieces: { autorisation: [], iban: [] },
})

/** The request that a draft holds, over a new one for what a former version of the form had not. */
export const dossierDuBrouillon = (
  { cleEnvoi, situation, tempsPartiel, pieces }: Readonly<Record<string, unknown>>,
  nouveau: Dossier,
): Dossier => {
  const known = knownFields(nouveau.tempsPartiel, tempsPartiel)
  // An account that the portal no longer has cannot be kept.
  const conservationIban = known.conservationIban && nouveau.tempsPartiel.conservationIban
  return {
    cleEnvoi: typeof cleEnvoi === 'string' ? cleEnvoi : nouveau.cleEnvoi,
    situation: knownFields(nouveau.situation, situation),
    tempsPartiel: { ...known, conservationIban },
    pieces: keptPieces(groupesPiecesProgressive, pieces),
  }
}

/** The request as the server takes it; an IBAN that is kept is not sent, nor a present part-time that there is not. */
export const demandeDe = (
  { cleEnvoi, situation, tempsPartiel, pieces }: Dossier,
  declaration: boolean,
): DemandeProgressiveEnvoyee => {
  const { dejaTempsPartiel, conservationIban, iban1, iban2 } = tempsPartiel
  return {
    cleEnvoi,
    situation,
    tempsPartiel: {
      ...tempsPartiel,
      quotiteActuelle: dejaTempsPartiel ? quotiteSaisie(tempsPartiel.quotiteActuelle) : 0,
      tempsPartielDepuis: dejaTempsPartiel ? tempsPartiel.tempsPartielDepuis : '',
      quotite: quotiteSaisie(tempsPartiel.quotite),
      ...(conservationIban ? { iban1: '', iban2: '' } : { iban1, iban2 }),
    },
    pieces: sentPieces(pieces, piecesProgressives(tempsPartiel)),
    declaration,
  }
}
