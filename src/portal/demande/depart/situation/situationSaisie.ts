import { lazy, type ObjectSchema } from 'yup'
import {
  nouvelleAdresseFormSchema,
  situationDepartFormSchema,
} from '#contract/demande/situationDepartForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Dossier, SaisieAdresse, SaisieSituation } from '../dossier.ts'

/** The second step as one form; its values are in the order of its fields. */
export type SaisieSituationAdresse = SaisieSituation & SaisieAdresse

/** The values of the form that a request holds. */
export const situationSaisie = ({ situation, nouvelleAdresse }: Dossier): SaisieSituationAdresse => ({
  ...situation,
  ...nouvelleAdresse,
})

/** The parts of the request that the values of the form make. */
export const partiesDe = ({
  codePays,
  voie,
  complement,
  codePostal,
  commune,
  dateEffet,
  ...situation
}: SaisieSituationAdresse): Pick<Dossier, 'situation' | 'nouvelleAdresse'> => ({
  situation,
  nouvelleAdresse: { codePays, voie, complement, codePostal, commune, dateEffet },
})

/** What the form is judged by: the address to come only when it is announced. */
export const situationSchema = (today: CalendarDate): ObjectSchema<SaisieSituationAdresse> => {
  const situation = situationDepartFormSchema(today)
  const avecAdresse = situation.concat(nouvelleAdresseFormSchema(today))
  const schema = lazy(({ changementAdresse }: SaisieSituationAdresse) =>
    changementAdresse ? avecAdresse : situation,
  )
  // The values are kept as they are typed: those of the schema are read again when they are used.
  return schema as unknown as ObjectSchema<SaisieSituationAdresse>
}
