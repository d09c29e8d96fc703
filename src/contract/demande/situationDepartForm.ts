import { array, boolean, number, object, string } from 'yup'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { texteSaisi } from '#rules/texteSaisi.ts'
import { contactFields, datePasseeSi, TEXTE_DEMANDE_MAXIMUM, texteSi } from './demandeForm.ts'
import { messageKey } from '#contract/messages.ts'
import { adresseFutureFormSchema } from '#contract/profil/profilForm.ts'

/** Family situations, in the order in which they are offered. */
export const situationsFamiliales = [
  'celibataire',
  'marie',
  'pacse',
  'concubinage',
  'separe',
  'divorce',
  'veuf',
] as const

export type SituationFamiliale = (typeof situationsFamiliales)[number]

/** Choices about the children (specification, §3): complete, corrections asked for, not concerned. */
export const codesValidationEnfant = [1, 2, 3] as const
const SANS_ENFANT = 3

/** Most children that a request names. */
export const ENFANTS_MAXIMUM = 20
const ANNEES_MAXIMUM = 30

/** Whether a situation has a spouse or a partner to name. */
export const aUnConjoint = (situation: string): boolean => situation === 'marie' || situation === 'pacse'

const avecConjoint = ({ situationFamiliale }: { readonly situationFamiliale: string }) =>
  aUnConjoint(situationFamiliale)
const toujours = () => true

/** A child of the person, as of a day. */
export const enfantFormSchema = (today: CalendarDate) =>
  object({
    prenom: texteSi(toujours, messageKey('DEMANDE_ENFANT_PRENOM')),
    dateNaissance: datePasseeSi(today, toujours, messageKey('DEMANDE_ENFANT_NAISSANCE')),
    handicap: boolean().defined(),
    /** Whole years for which the person raised the child. */
    anneesElevees: string()
      .defined()
      .trim()
      .matches(/^\d{1,2}$/, messageKey('DEMANDE_ENFANT_ANNEES'))
      .test(
        'bornes',
        messageKey('DEMANDE_ENFANT_ANNEES'),
        (typed) => typed === '' || Number(typed) <= ANNEES_MAXIMUM,
      ),
  })

interface Hiding extends Coded {
  readonly situationFamiliale: string
  readonly indicateurServiceAuxiliaire: boolean
}

/** What other answers make needless is not looked at: its fields do not show, and could not be mended. */
const withoutUnasked = <S extends Hiding>(situation: S): S => ({
  ...situation,
  ...(!aUnConjoint(situation.situationFamiliale) && {
    conjointNom: '',
    conjointPrenom: '',
    conjointNaissance: '',
  }),
  ...(Number(situation.codeValidationEnfant) === SANS_ENFANT && { enfants: [] }),
  ...(!situation.indicateurServiceAuxiliaire && { servicesAuxiliaires: '' }),
})

/** Family, children, past services, contact and employer, as of a day. */
export const situationDepartFormSchema = (today: CalendarDate) =>
  object({
    situationFamiliale: string()
      .defined()
      .oneOf(['', ...situationsFamiliales], messageKey('DEMANDE_SITUATION_FAMILIALE'))
      .required(messageKey('DEMANDE_SITUATION_FAMILIALE')),
    conjointNom: texteSi(avecConjoint, messageKey('DEMANDE_CONJOINT_NOM')),
    conjointPrenom: texteSi(avecConjoint, messageKey('DEMANDE_CONJOINT_PRENOM')),
    conjointNaissance: datePasseeSi(today, avecConjoint, messageKey('DEMANDE_CONJOINT_NAISSANCE')),
    codeValidationEnfant: number()
      .transform((value: number) => (Number.isNaN(value) ? 0 : value))
      .defined()
      .oneOf(codesValidationEnfant, messageKey('DEMANDE_ENFANTS_CHOIX')),
    enfants: array(enfantFormSchema(today))
      .defined()
      .max(ENFANTS_MAXIMUM, messageKey('DEMANDE_ENFANTS_NOMBRE'))
      .test(
        'present',
        messageKey('DEMANDE_ENFANTS_AUCUN'),
        (enfants, { parent }) =>
          enfants.length > 0 || ![1, 2].includes(Number((parent as Coded).codeValidationEnfant)),
      ),
    indicateurServiceAuxiliaire: boolean().defined(),
    servicesAuxiliaires: texteSi(
      ({ indicateurServiceAuxiliaire }: { readonly indicateurServiceAuxiliaire: boolean }) =>
        indicateurServiceAuxiliaire,
      messageKey('DEMANDE_AUXILIAIRE'),
      TEXTE_DEMANDE_MAXIMUM,
      messageKey('DEMANDE_TEXTE_MAXIMUM'),
      texteSaisi,
    ),
    ...contactFields(),
    employeur: texteSi(toujours, messageKey('DEMANDE_EMPLOYEUR')),
    changementAdresse: boolean().defined(),
  }).transform(withoutUnasked)

interface Coded {
  readonly codeValidationEnfant: number
}

/** The address to come, asked for by `changementAdresse` only: an address and its date, as in the profile. */
export const nouvelleAdresseFormSchema = adresseFutureFormSchema
