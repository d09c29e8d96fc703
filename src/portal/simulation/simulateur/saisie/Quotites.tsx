import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef, useState } from 'react'
import { MonthInput } from '#portal/components/calendar/MonthInput.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { simulateurMessages } from '../words.ts'
import { ChampTexte } from './ChampTexte.tsx'
import type { Fautes } from './fautes.ts'
import { moisSaisiDe, type MoisSaisi, NOMBRE_QUOTITES, premierJour, type QuotiteSaisie } from './saisie.ts'

const words = simulateurMessages.saisie

interface QuotitesProps {
  readonly lignes: readonly QuotiteSaisie[]
  readonly fautes: Fautes
  readonly annees: readonly string[]
  /** Month of a new row. */
  readonly depuis: MoisSaisi
  readonly onChange: (lignes: readonly QuotiteSaisie[]) => void
}

/** Working times to come, each from a month on. */
export const Quotites = ({ lignes, fautes, annees, depuis, onChange }: QuotitesProps) => {
  const [dit, setDit] = useState('')
  const [nouvelle, setNouvelle] = useState<number>()
  const ajout = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (nouvelle !== undefined) document.getElementById(`simu-debut-${nouvelle}`)?.focus()
  }, [nouvelle])
  const changer = (cle: number, change: Partial<QuotiteSaisie>) =>
    onChange(lignes.map((ligne) => (ligne.cle === cle ? { ...ligne, ...change } : ligne)))
  const ajouter = () => {
    setDit('')
    const cle = Math.max(-1, ...lignes.map((ligne) => ligne.cle)) + 1
    onChange([...lignes, { cle, ...depuis, quotite: '80' }])
    setNouvelle(cle)
  }
  const retirer = (cle: number) => {
    onChange(lignes.filter((ligne) => ligne.cle !== cle))
    setDit(words.quotiteRetiree)
    setNouvelle(undefined)
    ajout.current?.focus()
  }
  return (
    <fieldset className="fr-fieldset" aria-labelledby="simu-quotites">
      <legend id="simu-quotites" className="fr-fieldset__legend">
        {words.quotites}
        <span className="fr-hint-text">{words.quotitesAide}</span>
      </legend>
      <div className="fr-fieldset__element">
        {lignes.map((ligne, rang) => (
          <div key={ligne.cle} className="eap-simu__quotite">
            <MonthInput
              id={`simu-debut-${ligne.cle}`}
              legend={words.quotiteDebut(rang + 1)}
              value={premierJour(ligne)}
              years={annees.map(Number)}
              errors={[fautes[`debut-${rang}`]].filter((faute) => faute !== undefined)}
              onChange={(date) => changer(ligne.cle, moisSaisiDe(date))}
            />
            <ChampTexte
              id={`simu-quotite-${ligne.cle}`}
              label={words.quotite(rang + 1)}
              valeur={ligne.quotite}
              decimal
              erreur={fautes[`quotite-${rang}`]}
              onChange={(quotite) => changer(ligne.cle, { quotite })}
            />
            <Button
              type="button"
              priority="tertiary"
              size="small"
              iconId="fr-icon-subtract-line"
              onClick={() => retirer(ligne.cle)}
            >
              {words.retirerQuotite(rang + 1)}
            </Button>
          </div>
        ))}
        <Button
          ref={ajout}
          type="button"
          priority="secondary"
          size="small"
          iconId="fr-icon-add-line"
          disabled={lignes.length >= NOMBRE_QUOTITES}
          onClick={ajouter}
        >
          {words.ajouterQuotite}
        </Button>
        <Status>{dit}</Status>
      </div>
    </fieldset>
  )
}
