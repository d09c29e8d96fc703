import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { motifs } from '#rules/retraite/estimation/demande.ts'
import { MonthInput } from '#portal/components/calendar/MonthInput.tsx'
import { simulateurMessages } from '../words.ts'
import { ChampChoix } from './ChampChoix.tsx'
import { ChampTexte } from './ChampTexte.tsx'
import { anneesOffertes, moisSaisiDe, premierJour } from './saisie.ts'
import type { Simulation } from '../useSimulation.ts'

const words = simulateurMessages.saisie

const optionsMotif = motifs.map((motif) => ({ value: String(motif), label: words.motifs[motif] }))
const optionsRegle = (['envigueur', 'calendrier2023'] as const).map((regle) => ({
  value: regle,
  label: words.regles[regle],
}))

export interface SaisieProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  readonly simulation: Simulation
}

/** What matters most: when, why, at which index, under which rules. */
export const SaisieDepart = ({ cir, aujourdhui, simulation }: SaisieProps) => {
  const { saisie, fautes, changer } = simulation
  const motif = motifs.find((one) => String(one) === saisie.motif)
  return (
    <div className="eap-simu__champs">
      <MonthInput
        id="simu-depart"
        legend={words.depart}
        hint={words.departAide}
        value={premierJour(saisie)}
        years={anneesOffertes(cir, aujourdhui, saisie.annee).map(Number)}
        errors={[fautes.depart].filter((faute) => faute !== undefined)}
        onChange={(date) => changer(moisSaisiDe(date))}
      />
      <ChampChoix
        id="simu-motif"
        label={words.motif}
        {...(motif !== undefined && { aide: words.conditions[motif] })}
        valeur={saisie.motif}
        options={optionsMotif}
        erreur={fautes.motif}
        onChange={(value) => changer({ motif: value })}
      />
      <ChampTexte
        id="simu-indice"
        label={words.indice}
        aide={words.indiceAide}
        valeur={saisie.indiceMajore}
        erreur={fautes.indiceMajore}
        onChange={(indiceMajore) => changer({ indiceMajore })}
      />
      <ChampChoix
        id="simu-regle"
        label={words.regle}
        valeur={saisie.regle}
        options={optionsRegle}
        erreur={fautes.regle}
        onChange={(value) => changer({ regle: value === 'calendrier2023' ? value : 'envigueur' })}
      />
    </div>
  )
}
