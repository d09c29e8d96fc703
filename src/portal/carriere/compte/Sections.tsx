import { sectionsCir, type Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { compteSectionsMessages } from './wordsSections.ts'
import { AutresRegimes } from './AutresRegimes.tsx'
import { Bonifications } from './Bonifications.tsx'
import { Carriere } from './Carriere.tsx'
import { Enfants } from './Enfants.tsx'
import { Situation } from './Situation.tsx'

const words = compteSectionsMessages

interface SectionsProps {
  readonly cir: Cir
  /** Whether a correction may be asked for, from the row it is about. */
  readonly corrige: boolean
}

/** Everything the account holds. */
export const Sections = ({ cir, corrige }: SectionsProps) => {
  const contenus = {
    situation: <Situation cir={cir} />,
    enfants: <Enfants enfants={cir.enfants} corrige={corrige} />,
    carriere: <Carriere carriere={cir.carriere} corrige={corrige} />,
    bonifications: <Bonifications bonifications={cir.bonifications} />,
    autresregimes: <AutresRegimes regimes={cir.autresRegimes} />,
  }
  return (
    <section className="eap-compte__section">
      <h2>{words.titre}</h2>
      <Accordion
        items={sectionsCir.map((section) => ({
          id: `section-${section}`,
          titre: words.noms[section],
          contenu: contenus[section],
        }))}
      />
    </section>
  )
}
