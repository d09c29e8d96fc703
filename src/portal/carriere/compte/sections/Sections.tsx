import { sectionsCir, type Cir, type RegimeCir } from '#contract/carriere/cir.ts'
import { faitsDeSituation } from '#contract/carriere/faitsDuCompte.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { trimestresDeLEnfant } from '#rules/carriere/services/accordes.ts'
import { articlesBonification } from '#rules/retraite/demande/articles.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { compteSectionsMessages } from './words.ts'
import { Carriere } from './Carriere.tsx'
import { Enfants } from './Enfants.tsx'
import { RowsTable } from './RowsTable.tsx'

const words = compteSectionsMessages

interface SectionsProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  /** Whether a correction may be asked for, from the row it is about. */
  readonly corrige: boolean
}

/** Everything the account holds. */
export const Sections = ({ cir, aujourdhui, corrige }: SectionsProps) => {
  const contenus = {
    situation: <Facts facts={faitsDeSituation(cir)} />,
    enfants: <Enfants enfants={cir.enfants} aujourdhui={aujourdhui} corrige={corrige} />,
    carriere: <Carriere carriere={cir.carriere} corrige={corrige} />,
    bonifications: (
      <Bonifications
        bonifications={cir.bonifications}
        desEnfants={cir.enfants.some((enfant) => trimestresDeLEnfant(enfant, aujourdhui).bonification > 0)}
      />
    ),
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

interface BonificationsProps extends Pick<Cir, 'bonifications'> {
  /** Whether children give others, which their own section tells. */
  readonly desEnfants: boolean
}

/** Bonifications, and the quarters they give. */
const Bonifications = ({ bonifications, desEnfants }: BonificationsProps) =>
  bonifications.length === 0 ? (
    <p>{desEnfants ? words.bonifications.aucuneAutre : words.bonifications.aucune}</p>
  ) : (
    <>
      <RowsTable
        legende={words.bonifications.legende}
        colonnes={[words.bonifications.nature, words.article, words.bonifications.trimestres]}
        lignes={bonifications.map(({ bonificationId, libelle, article, trimestres }) => ({
          id: bonificationId,
          cellules: [libelle, article ? articlesBonification[article].cite : words.articleAbsent, trimestres],
        }))}
      />
      {desEnfants ? <p>{words.bonifications.desEnfants}</p> : null}
    </>
  )

/** Quarters of each year in each other regime. */
const AutresRegimes = ({ regimes }: { readonly regimes: readonly RegimeCir[] }) =>
  regimes.length === 0 ? (
    <p>{words.regimes.aucun}</p>
  ) : (
    regimes.map(({ regimeId, libelle, annees }) => (
      <RowsTable
        key={regimeId}
        legende={words.regimes.legende(libelle)}
        colonnes={[words.regimes.annee, words.regimes.trimestres]}
        lignes={annees.map(({ annee, trimestres }) => ({ id: `${annee}`, cellules: [annee, trimestres] }))}
      />
    ))
  )
