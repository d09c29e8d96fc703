import { baremeAges } from '../droit/ages.ts'
import { type Bareme, datee } from './bareme.ts'
import { baremeFormule } from '../montant/decote.ts'
import { baremeDurees } from '../droit/durations.ts'
import { baremeLettres, baremePoint } from '../montant/indice.ts'
import { baremeLongueCarriere } from '../droit/longueCarriere.ts'
import { baremeMinimum } from '../montant/minimumGaranti.ts'
import { baremeMotifs } from '../droit/motifs.ts'
import { baremePrelevements } from '../montant/prelevements.ts'
import { baremeProgressive } from '../montant/progressive.ts'
import { baremeRachat } from '../montant/rachat.ts'
import { baremeRafp } from '../montant/rafp.ts'

/** Every dated table of the engine, with its French name, for the catalogue of rules and the alarm of the tests. */
export const baremes: readonly (Bareme & { readonly nom: string; readonly note?: string })[] = datee([
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
])

/** Last year that each table revalued every year knows. */
export const dernieresAnnees = (): Readonly<Record<string, number>> => ({
  rafp: baremeRafp.pointValues.at(-1)?.year ?? 0,
  minimumGaranti: baremeMinimum.reference.at(-1)?.year ?? 0,
  prelevements: Number(baremePrelevements.thresholds.at(-1)?.from.slice(0, 4)),
})
