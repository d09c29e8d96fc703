import { type Static, Type } from 'typebox'
import { array, boolean, object, string } from 'yup'
import { dateDite, datePassee, ligneObligatoire } from '#contract/kit/questions/natures.ts'
import type { Question } from '#contract/kit/questions/question.ts'
import { messageKey } from '#contract/messages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { ANNEES_MAXIMUM, ENFANTS_MAXIMUM } from '../bornes.ts'
import { type Contexte, LONGEST_NAME, parComposant } from './commun.ts'

const short = Type.String({ maxLength: 300 })
const fil = Type.Array(
  Type.Object({ prenom: short, dateNaissance: short, handicap: Type.Boolean(), anneesElevees: short }),
  { maxItems: ENFANTS_MAXIMUM },
)

/** A child, as typed and as sent. */
export type Enfant = Readonly<Static<typeof fil>[number]>

/** A child of whom nothing is typed yet. */
export const aucunEnfant: Enfant = { prenom: '', dateNaissance: '', handicap: false, anneesElevees: '' }

const enfantSchema = (today: CalendarDate) =>
  object({
    prenom: ligneObligatoire(messageKey('DEMANDE_ENFANT_PRENOM'), LONGEST_NAME)(),
    dateNaissance: datePassee(today, messageKey('DEMANDE_ENFANT_NAISSANCE')),
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

/** Choices about the children (specification, §3). */
export const libellesValidationEnfant = {
  1: 'Les informations sur mes enfants sont complètes',
  2: 'J’ai demandé la correction des informations sur mes enfants',
  3: 'Je n’ai pas d’enfant à déclarer',
} as const

/** Choice of those who have no child to declare, typed or sent. */
export const sansEnfant = ({ codeValidationEnfant }: { readonly codeValidationEnfant?: unknown }): boolean =>
  Number(codeValidationEnfant) === 3

const enfantDit = ({ prenom, dateNaissance, anneesElevees, handicap }: Enfant): string => {
  const dit = `${prenom}, naissance le ${dateDite(dateNaissance)}, années passées à l’élever : ${anneesElevees || 'non précisé'}`
  return handicap ? `${dit}, invalide à ${loiDite.enfantInvalide} au moins` : dit
}

const enfantRepris = (garde: unknown): Enfant => {
  const known = Object.entries(typeof garde === 'object' && garde !== null ? garde : {}).filter(
    ([name, value]) => name in aucunEnfant && typeof value === typeof aucunEnfant[name as keyof Enfant],
  )
  return { ...aucunEnfant, ...Object.fromEntries(known) }
}

/** The children, each in fields: those of the account at first. */
export const enfants: Question<readonly Enfant[], typeof fil, Contexte> = {
  libelle: 'Vos enfants',
  vide: [],
  initiale: ({ cir }) =>
    (cir?.enfants ?? []).map(({ prenom, dateNaissance, elevePendant9Ans, handicap80 }) => ({
      prenom,
      dateNaissance: dateEnChiffres(dateNaissance),
      handicap: handicap80,
      anneesElevees: elevePendant9Ans ? '9' : '',
    })),
  reprise: (gardes) => (Array.isArray(gardes) ? gardes.map(enfantRepris) : []),
  montree: (valeurs) => !sansEnfant(valeurs),
  fil,
  saisie: parComposant('enfants'),
  regle: ({ today }) =>
    array(enfantSchema(today))
      .defined()
      .max(ENFANTS_MAXIMUM, messageKey('DEMANDE_ENFANTS_NOMBRE'))
      .test('present', messageKey('DEMANDE_ENFANTS_AUCUN'), (listed, { parent }) => {
        const { codeValidationEnfant } = parent as { codeValidationEnfant?: unknown }
        return listed.length > 0 || ![1, 2].includes(Number(codeValidationEnfant))
      }),
  dite: (listed) => listed.map(enfantDit),
}
