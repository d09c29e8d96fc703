import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { aUnConjoint, codesValidationEnfant } from '#contract/demande/situationDepartForm.ts'
import {
  libellesMotifDepart,
  libellesSituationFamiliale,
  libellesValidationEnfant,
} from '#contract/demande/demandeTextes.ts'
import { addressLines } from '#portal/components/address/addressLines.ts'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import { demandeDepartMessages } from './words.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { Dossier, SaisieEnfant } from './dossier.ts'

const { recapitulatif: words } = demandeDepartSuiteMessages
const { situation: questions, enfants: questionsEnfants } = demandeDepartMessages

/** Questions and their answers, for a block of the recap. */
export type Faits = readonly (readonly [string, string])[]

/** A date as people read it, whichever way it was typed. */
const dateDite = (date: string) => (isCalendarDate(date) ? dateEnChiffres(date) : date)

const ouiNon = (answer: boolean) => (answer ? words.oui : words.non)

/** Who asks: as the register has it. */
export const faitsIdentite = ({ identite }: ContexteDemande): Faits => [
  [questions.nom, identite.nom],
  [questions.prenom, identite.prenom],
  [questions.naissance, dateEnChiffres(identite.dateNaissance)],
]

const enfantDit = ({ prenom, dateNaissance, anneesElevees, handicap }: SaisieEnfant): string => {
  const enfant = words.enfant(prenom, dateDite(dateNaissance), anneesElevees)
  return handicap ? words.enfantInvalide(enfant) : enfant
}

const enfantsDits = ({ codeValidationEnfant, enfants }: Dossier['situation']): string => {
  const code = codesValidationEnfant.find((one) => String(one) === codeValidationEnfant)
  const choix = code === undefined ? words.nonPrecise : libellesValidationEnfant[code]
  return code === 3 ? choix : [choix, ...enfants.map(enfantDit)].join('\n')
}

const adresseDite = ({ situation, nouvelleAdresse }: Dossier, countries: readonly Country[]): string =>
  situation.changementAdresse
    ? words.aPartirDu(
        addressLines(nouvelleAdresse, countries).join('\n'),
        dateDite(nouvelleAdresse.dateEffet),
      )
    : words.inchangee

/** Answers of the second step. */
export const faitsSituation = (dossier: Dossier, countries: readonly Country[]): Faits => {
  const { situation } = dossier
  const famille = Object.entries(libellesSituationFamiliale).find(
    ([key]) => key === situation.situationFamiliale,
  )
  const { conjointPrenom, conjointNom, conjointNaissance } = situation
  const conjoint = words.personne(conjointPrenom, conjointNom, dateDite(conjointNaissance))
  return [
    [questions.situationFamiliale, famille?.[1] ?? words.nonPrecise],
    ...(aUnConjoint(situation.situationFamiliale) ? [[questions.conjoint, conjoint] as const] : []),
    [questionsEnfants.titre, enfantsDits(situation)],
    [questions.auxiliaire, situation.indicateurServiceAuxiliaire ? situation.servicesAuxiliaires : words.non],
    [questions.courriel, situation.courriel || words.nonPrecise],
    [questions.telephone, situation.telephone || words.nonPrecise],
    [questions.employeur, situation.employeur || words.nonPrecise],
    [questions.nouvelleAdresse, adresseDite(dossier, countries)],
  ]
}

/** Answers of the third step, but for the account, which is hidden from who looks at a shared screen. */
export const faitsDepart = ({ situation, depart }: Dossier): Faits => {
  const versement = (auPlusTot: boolean, date: string) =>
    auPlusTot ? words.desLeDepart : words.dateChoisie(dateDite(date))
  return [
    [words.date, dateDite(depart.dateDepart)],
    [words.motif, libellesMotifDepart[Number(depart.codeMotifDepart)] ?? words.nonPrecise],
    [words.pension, versement(depart.miseEnPaiementAuPlusTot, depart.dateMiseEnPaiement)],
    [words.additionnel, versement(depart.paiementAdditionnelAuPlusTot, depart.datePaiementAdditionnel)],
    ...(situation.indicateurServiceAuxiliaire
      ? [[words.titrePerception, ouiNon(depart.titrePerceptionFourni)] as const]
      : []),
  ]
}
