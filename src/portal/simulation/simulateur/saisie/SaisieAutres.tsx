import { dateEnChiffres } from '#rules/format/dates.ts'
import { optionsRachat } from '#rules/retraite/montant/rachat.ts'
import { simulateurMessages } from '../words.ts'
import { ChampChoix } from './ChampChoix.tsx'
import { ChampTexte } from './ChampTexte.tsx'
import { Quotites } from './Quotites.tsx'
import type { SaisieProps } from './SaisieDepart.tsx'
import { anneesOffertes, moisSaisiDe, moisSuivant } from './saisie.ts'

const words = simulateurMessages.saisie

const optionsDeRachat = optionsRachat.map((option) => ({
  value: String(option),
  label: words.options[option],
}))

/** What changes the amount less often: working time, children, buy-back, RAFP, taxes. */
export const SaisieAutres = ({ cir, aujourdhui, simulation }: SaisieProps) => {
  const { saisie, fautes, changer } = simulation
  return (
    <>
      <Quotites
        lignes={saisie.quotites}
        fautes={fautes}
        annees={anneesOffertes(cir, aujourdhui, saisie.annee)}
        depuis={moisSaisiDe(moisSuivant(aujourdhui))}
        onChange={(quotites) => changer({ quotites })}
      />
      <div className="eap-simu__champs">
        <ChampTexte
          id="simu-enfants"
          label={words.enfants}
          aide={words.enfantsAide}
          valeur={saisie.enfants}
          erreur={fautes.enfants}
          onChange={(enfants) => changer({ enfants })}
        />
        <ChampTexte
          id="simu-rachat"
          label={words.rachat}
          aide={words.rachatAide}
          valeur={saisie.rachatTrimestres}
          erreur={fautes.rachatTrimestres}
          onChange={(rachatTrimestres) => changer({ rachatTrimestres })}
        />
        <ChampChoix
          id="simu-option"
          label={words.option}
          valeur={saisie.rachatOption}
          options={optionsDeRachat}
          erreur={fautes.rachatOption}
          onChange={(rachatOption) => changer({ rachatOption })}
        />
        <ChampTexte
          id="simu-points"
          label={words.points}
          aide={words.pointsAide(cir.rafp && dateEnChiffres(cir.rafp.auLe))}
          valeur={saisie.pointsRafp}
          erreur={fautes.pointsRafp}
          onChange={(pointsRafp) => changer({ pointsRafp })}
        />
        <ChampTexte
          id="simu-revenu"
          label={words.revenu}
          aide={words.revenuAide}
          valeur={saisie.revenuFiscalReference}
          decimal
          erreur={fautes.revenuFiscalReference}
          onChange={(revenuFiscalReference) => changer({ revenuFiscalReference })}
        />
        <ChampTexte
          id="simu-parts"
          label={words.parts}
          aide={words.partsAide}
          valeur={saisie.parts}
          decimal
          erreur={fautes.parts}
          onChange={(parts) => changer({ parts })}
        />
      </div>
    </>
  )
}
