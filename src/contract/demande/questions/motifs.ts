import { dateEnChiffres, dateEnLettres } from '#rules/format/dates.ts'
import { compter } from '#rules/format/nombres.ts'
import type { Categorie } from '#rules/retraite/demande/categorie.ts'
import { TRIMESTRES_PAR_AN } from '#rules/retraite/regle/trimestres.ts'
import { debutDit } from '#rules/retraite/droit/longueCarriere.ts'
import { debutsLongueCarriere } from '#rules/retraite/demande/demande.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { derniereRegle, partiesDe } from '#rules/retraite/regle/regle.ts'

// Departures to come are those of the last law known.
const regle = derniereRegle()
const { familyReasons: famille, disability } = partiesDe(regle)
const services = `${famille.serviceQuarters / TRIMESTRES_PAR_AN} ans de services`
const [premierAge] = disability.steps
const debuts = `${debutsLongueCarriere.slice(0, -1).join(', ')} ou ${debutsLongueCarriere.at(-1)} ans`

/** Reasons of a departure, by their codes, in short (specification, §3). */
export const libellesMotifDepart: Readonly<Record<number, string>> = {
  1: 'À l’âge d’ouverture de vos droits, ou après',
  2: `Départ anticipé : parent d’au moins ${loiDite.enfants}`,
  3: 'Départ anticipé : carrière longue',
  4: `Départ anticipé : parent d’un enfant invalide à ${loiDite.enfantInvalide} au moins`,
  5: 'Départ anticipé : fonctionnaire handicapé ou travailleur handicapé',
}

/** Words of a reason of departure; its conditions may be those of the category that the services open. */
interface Motif {
  readonly conditions: string | Readonly<Record<Categorie, string>>
  readonly justificatifs: string
}

/** What each reason asks for, and what proves it. */
export const motifsDit: Readonly<Record<1 | 2 | 3 | 4 | 5, Motif>> = {
  1: {
    conditions: {
      sedentaire: 'Condition : avoir atteint l’âge légal de votre génération.',
      active:
        'Condition : avoir atteint l’âge anticipé de votre génération, avec les années de services actifs qui l’ouvrent.',
      superactive:
        'Condition : avoir atteint l’âge minoré de votre génération, avec les années de services super-actifs qui l’ouvrent.',
    },
    justificatifs: 'Aucun justificatif à joindre pour ce motif.',
  },
  2: {
    conditions: `Conditions : ${famille.children} enfants et ${services} avant le ${dateEnLettres(famille.threeChildrenBefore)}, avec une interruption ou une réduction d’activité pour chaque enfant.`,
    justificatifs:
      'Justificatifs : livret de famille, et ce qui prouve l’interruption ou la réduction d’activité.',
  },
  3: {
    conditions: `Conditions : ${debutDit(`l’année civile de vos ${debuts}`, regle)}, l’âge de départ qui en dépend, et tous les trimestres requis, cotisés ou réputés l’être.`,
    justificatifs:
      'Aucun justificatif à joindre pour ce motif : les trimestres retenus sont ceux de votre compte. Vérifiez-le avant d’envoyer.',
  },
  4: {
    conditions: `Conditions : un enfant vivant de plus de ${compter(famille.invalidChildOlderThanYears, 'an')}, invalide à ${loiDite.enfantInvalide} au moins, ${services} et une interruption ou une réduction d’activité.`,
    justificatifs:
      'Justificatifs : livret de famille, décision qui reconnaît l’invalidité de l’enfant, et ce qui prouve l’interruption ou la réduction d’activité.',
  },
  5: {
    conditions: `Conditions : avoir ${premierAge?.years} ans ou plus, et assez de trimestres cotisés avec une incapacité permanente de ${loiDite.incapacite} au moins, ou avec la reconnaissance de travailleur handicapé (RQTH) jusqu’au ${dateEnChiffres(disability.rqthUntil)}.`,
    justificatifs: 'Justificatifs : les décisions qui reconnaissent votre handicap, avec leurs dates.',
  },
}

/** What a reason asks of someone whose services open a category (art. L. 24 I CPCMR: the age is legal, anticipated or lowered). */
export const conditionsDites = (motif: keyof typeof motifsDit, categorie: Categorie): string => {
  const { conditions } = motifsDit[motif]
  return typeof conditions === 'string' ? conditions : conditions[categorie]
}
