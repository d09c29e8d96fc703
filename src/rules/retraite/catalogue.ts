import { anneeDe, type CalendarDate } from '#rules/calendar/dates.ts'
import { type Bareme, datee } from './regle/bareme.ts'
import { baremeInterruptions } from './droit/interruptions.ts'
import { baremeLettres, baremePoint } from './montant/indice.ts'
import { baremeMinimum } from './montant/minimumGaranti.ts'
import { baremePrelevements } from './montant/prelevements.ts'
import { baremeProgressive } from './montant/progressive/progressive.ts'
import { baremeRachat } from './montant/rachat.ts'
import { baremeRafp } from './montant/rafp.ts'
import { lois } from './regle/regle.ts'
import delais from './regle/tables/deadlines.json' with { type: 'json' }

/** Every dated table of the engine, with its French name, for the catalogue of rules and the alarm of the tests. */
export const baremes: readonly (Bareme & { readonly nom: string; readonly note?: string })[] = datee([
  ...lois.map(({ effectFrom: validFrom, title, source, confirmed, note }) => ({
    nom: `Droit des pensions à compter du ${validFrom}`,
    validFrom,
    title,
    source,
    confirmed,
    ...(note !== undefined && { note }),
  })),
  { nom: 'Délais d’une demande', ...delais },
  { nom: 'Valeur du point d’indice', ...baremePoint },
  { nom: 'Groupes hors échelle', ...baremeLettres },
  { nom: 'Minimum garanti', ...baremeMinimum },
  { nom: 'Périodes passées à élever un enfant', ...baremeInterruptions },
  { nom: 'Retraite progressive', ...baremeProgressive },
  { nom: 'Rachat d’années d’études', ...baremeRachat },
  { nom: 'Retraite additionnelle (RAFP)', ...baremeRafp },
  { nom: 'Prélèvements sociaux', ...baremePrelevements },
])

/** Last year that each table revalued every year knows. */
const dernieresAnnees: readonly (readonly [nom: string, annee: number])[] = [
  ['Retraite additionnelle (RAFP)', baremeRafp.pointValues.at(-1)?.year ?? 0],
  ['Minimum garanti', baremeMinimum.reference.at(-1)?.year ?? 0],
  ['Prélèvements sociaux', Number(baremePrelevements.thresholds.at(-1)?.from.slice(0, 4))],
]

/** Month from which the values of the next year are looked for: they are published in autumn. */
const MOIS_DES_VALEURS = '10'

/** Tables revalued every year that lack, on a day, the values of its year, or from 1 October on of the next one. */
export const baremesManquants = (
  jour: CalendarDate,
): readonly { readonly nom: string; readonly annee: number }[] => {
  const annee = anneeDe(jour) + (jour.slice(5, 7) >= MOIS_DES_VALEURS ? 1 : 0)
  return dernieresAnnees.flatMap(([nom, derniere]) => (derniere < annee ? { nom, annee: derniere + 1 } : []))
}
