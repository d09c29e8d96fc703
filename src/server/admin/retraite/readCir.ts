import { type Cir, cirSchema } from '#contract/carriere/cir.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { Errors } from 'typebox/value'
import type { Compte } from '#server/kit/people/comptes.ts'
import { RowRefusal } from '../imports/refusals.ts'

const at = (path: string) => (path === '' ? 'à sa racine' : `à « ${path.slice(1)} »`)

/** Each date of an account with its place. */
const datesOf = ({ misAJourLe, situation, enfants, carriere, rafp }: Cir) => [
  ['misAJourLe', misAJourLe],
  ['situation/dateNaissance', situation.dateNaissance],
  ['situation/indiceDepuis', situation.indiceDepuis],
  ...enfants.map(({ dateNaissance }, rank) => [`enfants/${rank}/dateNaissance`, dateNaissance]),
  ...carriere.flatMap(({ debut, fin }, rank) => [
    [`carriere/${rank}/debut`, debut],
    ...(fin === undefined ? [] : [[`carriere/${rank}/fin`, fin]]),
  ]),
  ...(rafp ? [['rafp/auLe', rafp.auLe]] : []),
]

const idsOf = ({ carriere, enfants, bonifications, autresRegimes }: Cir): string[] => [
  ...carriere.map(({ periodeId }) => periodeId),
  ...enfants.map(({ enfantId }) => enfantId),
  ...bonifications.map(({ bonificationId }) => bonificationId),
  ...autresRegimes.map(({ regimeId }) => regimeId),
]

const checkShape = (given: unknown) => {
  const [error] = Errors(cirSchema, given)
  if (error)
    throw new RowRefusal(
      `Le compte n’a pas la forme attendue ${at(error.instancePath)} : /api/openapi.json la décrit, dans la réponse de compteindividuelretraite.`,
    )
}

/** Reads the account of someone as a file gives it; a RowRefusal says what is wrong, and where. */
export const readCir = (given: unknown, { date_naissance }: Pick<Compte, 'date_naissance'>): Cir => {
  checkShape(given)
  const cir = given as Cir
  const faulty = datesOf(cir).find(([, date]) => !isCalendarDate(date ?? ''))
  if (faulty)
    throw new RowRefusal(
      `Le compte n’a pas un jour qui existe ${at(`/${faulty[0]}`)} : écrivez AAAA-MM-JJ, par exemple 2026-10-27.`,
    )
  const ids = idsOf(cir)
  const twice = ids.find((id, rank) => ids.indexOf(id) !== rank)
  if (twice !== undefined)
    throw new RowRefusal(`L’identifiant « ${twice} » sert à deux lignes du compte : chacune a le sien.`)
  if (cir.situation.dateNaissance !== date_naissance)
    throw new RowRefusal(
      'La date de naissance de ce compte n’est pas celle de la personne : vérifiez à qui il appartient.',
    )
  return cir
}
