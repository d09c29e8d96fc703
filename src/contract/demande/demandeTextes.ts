import type { CalendarDate } from '#rules/calendar/dates.ts'
import { delaisDits } from '#rules/demande/delaisLegaux.ts'
import type { NatureEcheance } from '#rules/demande/echeances.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { compter } from '#rules/format/nombres.ts'
import { MOIS_APRES_NOTIFICATION } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import type { GroupePiecesDemande } from './formulaires.ts'
import { genresDemande } from './genres.ts'

/** What each group of files proves, for both kinds of requests. */
export const libellesGroupePieces: Readonly<Record<GroupePiecesDemande, string>> = {
  enfant: 'Justificatifs concernant vos enfants',
  handicap: 'Justificatifs de handicap ou d’invalidité',
  serviceauxiliaire: 'Justificatifs de vos services auxiliaires',
  iban: 'Relevé d’identité bancaire (RIB) du nouveau compte',
  autorisation: 'Autorisation de travail à temps partiel',
}

const libelles: Readonly<Record<Exclude<NatureEcheance, 'effet'>, string>> = {
  employeur: 'Dernier jour pour prévenir votre employeur de votre départ',
  silence: 'Sans réponse à cette date, écrivez à votre service : son silence vaut refus',
  premierpaiement: 'Premier paiement de votre pension, sauf versement plus tardif demandé',
}

/** What a date of a request is for. A departure is not always the first day of a pension, which may be asked for later. */
export const libelleEcheance = (genre: GenreDossier, nature: NatureEcheance): string =>
  nature === 'effet' ? `${genresDemande[genre].premierJour}, à la date demandée` : libelles[nature]

/** When the first payment comes, for a request whose dates do not tell it. */
export const paiementSansDate: Readonly<Partial<Record<GenreDossier, string>>> = {
  progressive: `Premier paiement : ${compter(MOIS_APRES_NOTIFICATION, 'mois', 'mois')} après la notification de votre pension partielle, dont la date n’est pas connue d’avance (art. D. 37-1 du code des pensions).`,
}

/** What going back to full time does to a progressive pension, and what only suspends it (art. L. 89 ter, D. 37-2 IV and V CPCMR). */
export const FIN_PROGRESSIVE =
  'Si vous reprenez à temps plein, votre retraite progressive prend fin définitivement : elle ne reprend pas si vous réduisez de nouveau votre temps de travail. Si une autre condition vient à manquer, par exemple pendant un temps partiel thérapeutique, elle est seulement suspendue (art. L. 89 ter et D. 37-2 du code des pensions).'

/** What cannot be undone once a request is granted. */
export const suiteIrreversible: Readonly<Partial<Record<GenreDossier, string>>> = {
  progressive: FIN_PROGRESSIVE,
}

/** Who receives a request and answers it. */
export const SERVICE_DEMANDES = 'Service des Retraites de l’État'

const coordonnees = {
  telephone: 'Téléphone',
  horaires: 'Horaires',
  adresse: 'Adresse postale',
  courriel: 'Courriel',
} as const

/** How to reach it: names and texts of the content « contact », without those that the administration left out. */
export const coordonneesService = (
  contact: Readonly<Record<string, string>>,
): readonly (readonly [nom: string, texte: string])[] =>
  Object.entries(coordonnees).flatMap(([cle, nom]) => {
    const texte = contact[cle]
    return texte === undefined ? [] : [[nom, texte] as const]
  })

/** What the person does by themselves before a departure. */
export const PREVENIR_EMPLOYEUR = 'prévenez votre employeur de votre départ'

/** By when they do it, to be followed by that day, past or not. */
export const quandPrevenir = (limite: CalendarDate, aujourdhui: CalendarDate): string =>
  limite < aujourdhui
    ? `sans attendre : le délai de ${delaisDits.preavis} est passé depuis le`
    : 'au plus tard le'
