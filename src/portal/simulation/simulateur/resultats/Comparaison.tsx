import { comparaisonMessages as words, tableauDesChoix } from '#contract/simulation/comparaison.ts'
import type { Comparaison as Choix } from '#rules/simulation/comparaison/comparaison.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { quotiteTape } from '../saisie/saisie.ts'
import { simulateurMessages } from '../words.ts'

const { saisie } = simulateurMessages

/** « Comparer vos choix » : what each gives by 70, 80 and 90, and when it is worth it. It scrolls sideways where it is narrow. */
export const Comparaison = ({ comparaison }: { readonly comparaison: Choix }) => {
  const { notes, lignes, croisements, impossibles } = tableauDesChoix(comparaison)
  return (
    <div className="eap-simu__choix">
      {notes.map((note) => (
        <p key={note} className="fr-text--sm fr-mb-1w">
          {note}
        </p>
      ))}
      <TextField
        name="quotiteProgressive"
        label={saisie.quotiteProgressive}
        hint={saisie.quotiteProgressiveAide}
        inputProps={quotiteTape}
      />
      <DataTable
        legende={words.legende}
        colonnes={words.colonnes}
        nombres={[1, 2, 3, 4, 5]}
        large
        lignes={lignes.map(({ choix, cellules }) => ({
          id: choix,
          cellules: [choix, ...cellules.map((cellule) => <Figure key={cellule.valeur} {...cellule} />)],
        }))}
      />
      <h3 className="fr-h6 fr-mt-2w fr-mb-1w">{words.croisements}</h3>
      <Phrases phrases={croisements} />
      {impossibles.length === 0 ? null : (
        <>
          <h3 className="fr-h6 fr-mt-2w fr-mb-1w">{words.impossible}</h3>
          <Phrases phrases={impossibles} />
        </>
      )}
    </div>
  )
}

const Phrases = ({ phrases }: { readonly phrases: readonly string[] }) => (
  <ul>
    {phrases.map((phrase) => (
      <li key={phrase}>{phrase}</li>
    ))}
  </ul>
)
