import { moisDePreavis } from '#rules/demande/delaisLegaux.ts'
import { type GroupePieces, MOIS_AU_PLUS_TOT } from '#rules/demande/demandeDepart.ts'
import { dateEnLettres } from '#rules/format/dates.ts'
import { trimestres } from '#rules/format/durees.ts'
import { pourcent } from '#rules/format/nombres.ts'
import { TRIMESTRES_PAR_AN } from '#rules/retraite/regle/trimestres.ts'
import { debutDit, REPUTES_ENFANTS, reputesCotises } from '#rules/retraite/droit/longueCarriere.ts'
import { debutsLongueCarriere } from '#rules/retraite/demande/demande.ts'
import type { FauteDeMotif } from '#rules/retraite/droit/motifs.ts'
import { derniereRegle, partiesDe } from '#rules/retraite/regle/regle.ts'

// Departures to come are those of the last law known.
const regle = derniereRegle()
const { familyReasons: famille } = partiesDe(regle)
const services = `${famille.serviceQuarters / TRIMESTRES_PAR_AN} ans de services effectifs`
const pourEnfants = reputesCotises(regle).find(({ type }) => type === REPUTES_ENFANTS)?.maxQuarters ?? 0
const dernierDebut = `l’année de vos ${debutsLongueCarriere.at(-1)} ans`

/** Conditions of a reason that the account does not show; ages are refused before, by the form. */
const reserves: Readonly<Partial<Record<FauteDeMotif, string>>> = {
  MOTIF_TROIS_ENFANTS: `Ce motif demande ${famille.children} enfants, et vous en avez déclaré moins. Ajoutez-les à l’étape « Votre situation », ou choisissez un autre motif.`,
  MOTIF_TROIS_ENFANTS_FERME: `Ce motif n’est resté ouvert qu’aux parents qui avaient, avant le ${dateEnLettres(famille.threeChildrenBefore)}, ${famille.children} enfants et ${services}, et votre compte ne les montre pas. Si vous les aviez, joignez ce qui le prouve ou faites corriger votre compte ; sinon, choisissez un autre motif.`,
  MOTIF_ENFANT_HANDICAP: `Ce motif demande un enfant invalide à ${pourcent(famille.invalidChildPercent)} au moins, et vous n’en avez pas déclaré. Ajoutez-le ou cochez son invalidité à l’étape « Votre situation », ou choisissez un autre motif.`,
  MOTIF_QUINZE_ANS: `Ce motif demande ${services}, que votre compte ne montre pas. Si vous les avez, joignez ce qui le prouve ou faites corriger votre compte.`,
  LONGUE_CARRIERE_DEBUT: `Ce motif demande ${debutDit(dernierDebut, regle)}, et votre compte en montre moins. Choisissez un autre motif ou, s’il manque une période à votre compte, faites-le corriger.`,
  LONGUE_CARRIERE_TRIMESTRES: `Ce motif demande tous les trimestres requis, cotisés ou réputés l’être : ni les trimestres d’études rachetés ni les bonifications n’y comptent, sauf ${trimestres(pourEnfants)} accordés pour vos enfants, au plus. Votre compte ne les montre pas à cette date. Si vous les avez, faites corriger votre compte ; sinon, choisissez une date plus tardive.`,
  HANDICAP_TRIMESTRES:
    'À cet âge, ce motif demande davantage de trimestres cotisés que votre compte n’en montre. Si vous les avez, joignez ce qui le prouve ; sinon, choisissez une date plus tardive.',
}

const attendus: Readonly<Record<GroupePieces, string>> = {
  enfant:
    'Livret de famille, toutes pages remplies, ou acte de naissance de chaque enfant. Pour un enfant adopté ou recueilli : le jugement ou la décision.',
  handicap: 'Décisions qui reconnaissent le handicap ou le taux d’invalidité, avec leurs dates.',
  serviceauxiliaire:
    'Contrats, certificats de travail ou états de services. Si vous avez un titre de perception, joignez-le aussi.',
  iban: 'Relevé à votre nom, qui porte l’IBAN que vous avez saisi.',
}

/** Sentences of the request for retirement, from the departure to the receipt. */
export const demandeDepartSuiteMessages = {
  reserves: {
    titre: 'À vérifier',
    proche: `Cette date est dans moins de ${moisDePreavis()} mois. Votre demande peut ne pas être traitée à temps : votre premier versement arriverait alors en retard. Choisissez une date plus tardive si vous le pouvez ; sinon, prévenez votre employeur dès maintenant et continuez.`,
    lointain: `Cette date est dans plus de ${MOIS_AU_PLUS_TOT} mois. Votre situation et les règles peuvent encore changer d’ici là, et votre demande peut attendre avant d’être traitée. Vous pouvez l’envoyer plus tard, ou continuer.`,
    motifs: reserves,
    suite: 'Vous pouvez continuer : cet avertissement n’empêche pas d’envoyer votre demande.',
  },
  pieces: {
    attendus,
  },
} as const
