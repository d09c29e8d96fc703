import { Input } from '@codegouvfr/react-dsfr/Input.js'
import { useState } from 'react'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { typedDate } from '#rules/calendar/dateSaisie.ts'
import { type Demande, type DemandeSaisie, estDatee } from '#rules/retraite/demande/demande.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { Tableau } from '../foundations/Planche.tsx'
import { fiabilite } from './retraiteGenerations.ts'

/** Day on which the examples are computed. */
const AUJOURDHUI = '2026-11-21'

const initiale = {
  naissance: '12/05/1969',
  depart: '01/06/2033',
  indice: '763',
  liquidables: '158',
  assurance: '166',
}

const libelles: Readonly<Record<keyof typeof initiale, string>> = {
  naissance: 'Date de naissance',
  depart: 'Date de départ',
  indice: 'Indice majoré',
  liquidables: 'Trimestres liquidables',
  assurance: 'Trimestres d’assurance',
}

const demandeDe = (saisie: typeof initiale): DemandeSaisie => ({
  dateNaissance: typedDate(saisie.naissance, AUJOURDHUI, { max: AUJOURDHUI }),
  dateDepart: typedDate(saisie.depart, AUJOURDHUI),
  indiceMajore: /^\d+$/.test(saisie.indice) ? Number(saisie.indice) : saisie.indice,
  trimestresLiquidables: Number(saisie.liquidables),
  trimestresAssurance: Number(saisie.assurance),
  categorie: 'sedentaire',
  motif: 1,
  trimestresBonification: 0,
  enfants: 0,
  nbi: 0,
})

/** What an estimate gives for whatever is typed, line by line. */
export const EssaiRetraite = () => {
  const [saisie, setSaisie] = useState(initiale)
  const demande = demandeDe(saisie)
  const fautes = verifierDemande(demande)
  return (
    <section>
      {(Object.keys(libelles) as (keyof typeof initiale)[]).map((champ) => (
        <Input
          key={champ}
          label={libelles[champ]}
          nativeInputProps={{
            value: saisie[champ],
            autoComplete: 'off',
            onChange: ({ target }) => setSaisie({ ...saisie, [champ]: target.value }),
          }}
        />
      ))}
      {fautes.length > 0 || !estDatee(demande) ? (
        <Tableau
          legende="verifierDemande – votre essai"
          colonnes={['Champ', 'Ce qui ne va pas']}
          lignes={fautes.map(({ champ, motif }) => [champ, defaultMessages[messageKey(`RETRAITE_${motif}`)]])}
        />
      ) : (
        <Resultat demande={demande} />
      )}
    </section>
  )
}

const Resultat = ({ demande }: { readonly demande: Demande }) => (
  <>
    <Tableau
      legende="estimer – votre essai"
      colonnes={['Ligne', 'Calcul', 'Résultat', 'Source', 'Barème']}
      lignes={estimer(demande).lignes.map((ligne) => [
        ligne.libelle,
        ligne.formule,
        resultatDeLigne(ligne),
        ligne.source,
        fiabilite(ligne.confirme),
      ])}
    />
    <p>
      Estimation non contractuelle, calculée le 21/11/2026, selon le droit en vigueur à la date de départ.
    </p>
  </>
)
