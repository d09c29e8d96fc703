import { type Demande, type DemandeSaisie, estDatee } from '../../demande/demande.ts'
import { type Droits, droitsDeLaDemande } from '../../droit/droits.ts'
import { type Faute, reproches } from './faute.ts'
import { fautesDeValeur } from './fautesDeValeur.ts'
import { fauteDeMotif } from '../../droit/motifs.ts'
import { type FauteProgressive, fautesProgressive } from '../../montant/progressive/progressive.ts'
import { regleDe } from '../../regle/regle.ts'

/** Faults of sound values against the law: last age, reason of departure, progressive pension. */
export const fautesDeDroit = (demande: Demande, droits: Droits): readonly Faute[] => {
  if (demande.dateDepart > droits.dateMaximum) return reproches('dateDepart', 'DEPART_AGE_MAXIMUM')
  const { progressive, trimestresAssurance, dateDepart: effet } = demande
  const champs = {
    PROGRESSIVE_AGE: 'dateDepart',
    PROGRESSIVE_TRIMESTRES: 'trimestresAssurance',
    PROGRESSIVE_QUOTITE: 'progressive.quotite',
  } as const satisfies Record<FauteProgressive, string>
  const faute = fauteDeMotif(demande, droits)
  return [
    ...(faute ? [{ champ: faute[0], motif: faute[1] }] : []),
    ...(progressive ? fautesProgressive({ effet, trimestresAssurance, ...progressive }, droits) : []).map(
      (motif) => ({ champ: champs[motif], motif }),
    ),
  ]
}

/** A request looked at: its faults, and the rights of the person when there are none. */
export interface Examen {
  readonly fautes: readonly Faute[]
  readonly droits?: Droits
}

/** Looks for the faults of a request; those of the law only when the values make sense. */
export const examinerDemande = (demande: DemandeSaisie): Examen => {
  const fautes = fautesDeValeur(demande)
  if (fautes.length > 0 || !estDatee(demande)) return { fautes }
  const { dateDepart } = demande
  const droits = droitsDeLaDemande(demande, regleDe(dateDepart, demande.regle))
  if (droits === undefined) return { fautes: reproches('dateNaissance', 'GENERATION_ABSENTE') }
  return { fautes: fautesDeDroit(demande, droits), droits }
}

/** Every fault of a request, empty when an estimate can be made. */
export const verifierDemande = (demande: DemandeSaisie): readonly Faute[] => examinerDemande(demande).fautes
