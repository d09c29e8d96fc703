import { categories } from '#rules/retraite/droit/categorie.ts'
import { FieldGroup } from '#portal/components/FieldGroup.tsx'
import { calculetteMessages } from './words.ts'
import { ChampDate, ChampTexte, useCalculette } from './Champ.tsx'

const { gain: words } = calculetteMessages

/** What the gain depends on; all of it may stay empty. */
export const GainFields = () => {
  const { prefix, today, textes, changer } = useCalculette()
  const id = `${prefix}-categorie`
  return (
    <section className="eap-rachat__partie">
      <h2>{words.titre}</h2>
      <p>{words.aide}</p>
      <div className="eap-rachat__champs">
        <FieldGroup id={id} label={words.categorie} errors={[]}>
          <select
            id={id}
            className="fr-select"
            value={textes.categorie}
            onChange={({ target }) => changer('categorie', target.value)}
          >
            {categories.map((categorie) => (
              <option key={categorie} value={categorie}>
                {words.categories[categorie]}
              </option>
            ))}
          </select>
        </FieldGroup>
        <ChampDate
          champ="dateDepart"
          label={words.dateDepart}
          hint={words.dateDepartAide}
          min={today}
          max={`${Number(today.slice(0, 4)) + 60}-12-31`}
        />
        <ChampTexte
          champ="trimestresLiquidables"
          label={words.trimestresLiquidables}
          hint={words.trimestresLiquidablesAide}
        />
        <ChampTexte
          champ="trimestresAssurance"
          label={words.trimestresAssurance}
          hint={words.trimestresAssuranceAide}
        />
        <ChampTexte champ="trimestresBonification" label={words.trimestresBonification} />
        <ChampTexte champ="enfants" label={words.enfants} />
        <ChampTexte champ="nbi" label={words.nbi} />
      </div>
    </section>
  )
}
