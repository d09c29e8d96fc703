import { baremeAges } from './ages.ts'
import type { Bareme } from './bareme.ts'
import { baremeFormule } from './decote.ts'
import { baremeDurees } from './durations.ts'
import { baremeLettres, baremePoint } from './indice.ts'
import { baremeLongueCarriere } from './longueCarriere.ts'
import { baremeMinimum } from './minimumGaranti.ts'
import { baremeMotifs } from './motifs.ts'
import { baremePrelevements } from './prelevements.ts'
import { baremeProgressive } from './progressive.ts'
import { baremeRachat } from './rachat.ts'
import { baremeRafp } from './rafp.ts'

/** Every dated table of the engine, with its French name, for the catalogue of rules and the alarm of the tests. */
export const baremes: readonly (Bareme & { readonly nom: string; readonly note?: string })[] = [
  { nom: 'Âges d’ouverture, d’annulation de la décote et limites d’âge', ...baremeAges },
  { nom: 'Trimestres requis', ...baremeDurees },
  { nom: 'Formule de la pension', ...baremeFormule },
  { nom: 'Valeur du point d’indice', ...baremePoint },
  { nom: 'Groupes hors échelle', ...baremeLettres },
  { nom: 'Minimum garanti', ...baremeMinimum },
  { nom: 'Carrières longues', ...baremeLongueCarriere },
  { nom: 'Autres départs anticipés', ...baremeMotifs },
  { nom: 'Retraite progressive', ...baremeProgressive },
  { nom: 'Rachat d’années d’études', ...baremeRachat },
  { nom: 'Retraite additionnelle (RAFP)', ...baremeRafp },
  { nom: 'Prélèvements sociaux', ...baremePrelevements },
]

/** Last year that each table revalued every year knows. */
export const dernieresAnnees = (): Readonly<Record<string, number>> => ({
  rafp: baremeRafp.pointValues.at(-1)?.year ?? 0,
  minimumGaranti: baremeMinimum.reference.at(-1)?.year ?? 0,
  prelevements: Number(baremePrelevements.thresholds.at(-1)?.from.slice(0, 4)),
})
