import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { simulateurMessages } from '../words.ts'
import type { Resultats } from './resultats.ts'

const words = simulateurMessages.resultats

/** Months shown after the age limit: those of a common prolongation. */
const MOIS_APRES_LIMITE = 24

const jusquA = ({ dates, choisie }: Resultats): CalendarDate => {
  const { dateDepart } = choisie.demande
  if (dates.limiteAge === undefined) return dateDepart
  const fin = premierDuRang(rangDuMois(dates.limiteAge) + MOIS_APRES_LIMITE)
  return fin > dateDepart ? fin : dateDepart
}

/** Points and milestones of the chart: those of one month share their mark. */
export const courbeDe = (resultats: Resultats) => {
  const { dates, choisie } = resultats
  const fin = jusquA(resultats)
  const points = resultats.points.filter(({ dateDepart }) => dateDepart <= fin)
  const nommees = [
    [dates.auPlusTot, words.dates.auPlusTot],
    [dates.sansDecote, words.dates.sansDecote],
    [dates.pourcentageMaximum, words.dates.pourcentageMaximum],
    [choisie.demande.dateDepart, words.dates.choisie],
    [dates.limiteAge, simulateurMessages.graphique.limiteAge],
  ] as const
  const reperes = points.flatMap(({ dateDepart }, rang) => {
    const noms = nommees.flatMap(([date, nom]) => (date === dateDepart ? [nom] : []))
    return noms.length === 0 ? [] : [{ rang, libelle: noms.join(', ') }]
  })
  return { points, reperes }
}
