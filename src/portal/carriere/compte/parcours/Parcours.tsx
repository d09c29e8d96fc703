import { useState } from 'react'
import type { Cir } from '#contract/carriere/cir.ts'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import { compteMessages } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import { friseDuCompte } from '#rules/carriere/frise.ts'
import { FriseView } from './FriseView.tsx'
import { ParcoursTable } from './ParcoursTable.tsx'

const { parcours: words } = compteMessages
const { frise: enFrise, tableau: enTableau } = words.vues

interface ParcoursProps {
  readonly cir: Cir
  readonly constats: readonly ConstatCompte[]
  readonly aujourdhui: CalendarDate
}

/** The career over the years: bars, or the same facts as a table. */
export const Parcours = ({ cir, constats, aujourdhui }: ParcoursProps) => {
  const [vue, setVue] = useState<string>(enFrise)
  const frise = friseDuCompte(cir, constats, aujourdhui)
  const table = <ParcoursTable cir={cir} constats={constats} />
  return (
    <section className="eap-compte__section">
      <h2>{words.titre}</h2>
      {frise ? (
        <>
          <FilterTags label={words.affichage} names={[enFrise, enTableau]} selected={vue} onToggle={setVue} />
          {vue === enFrise ? <FriseView frise={frise} /> : table}
        </>
      ) : (
        <>
          <p>{words.vide}</p>
          {table}
        </>
      )}
    </section>
  )
}
