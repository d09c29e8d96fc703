import { sectionsCir, type Cir, type RegimeCir } from '#contract/carriere/compteindividuelretraite.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { articlesBonification } from '#rules/retraite/droit/accordes/articles.ts'
import { servicesActifs } from '#rules/carriere/services/categorie.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dureeEnLettres } from '#rules/format/durees.ts'
import { compteSectionsMessages } from './words.ts'
import { Carriere } from './Carriere.tsx'
import { Enfants } from './Enfants.tsx'
import { RowsTable } from './RowsTable.tsx'
import { gradeEnMots } from '../parcours/parcours.ts'

const words = compteSectionsMessages
const { situation: libelles, categories } = words

interface SectionsProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  /** Whether a correction may be asked for, from the row it is about. */
  readonly corrige: boolean
}

/** Everything the account holds. */
export const Sections = ({ cir, aujourdhui, corrige }: SectionsProps) => {
  const contenus = {
    situation: <Situation cir={cir} />,
    enfants: <Enfants enfants={cir.enfants} aujourdhui={aujourdhui} corrige={corrige} />,
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

/** Services in active jobs, for those who have some, against those that the law asks for. */
const factsActifs = (cir: Cir): (readonly [string, string])[] => {
  const actifs = servicesActifs(cir, cir.misAJourLe)
  if (!actifs) return []
  const duree = dureeEnLettres(actifs)
  return [
    [
      libelles.servicesActifs,
      libelles.servicesActifsAu(duree, dateEnChiffres(cir.misAJourLe), actifs.requises),
    ],
  ]
}

/** Who the account is about, and their present post. */
const Situation = ({ cir }: { readonly cir: Cir }) => {
  const { situation, rafp } = cir
  return (
    <Facts
      facts={[
        [libelles.dateNaissance, dateEnChiffres(situation.dateNaissance)],
        [libelles.corps, situation.corps],
        [libelles.grade, gradeEnMots(situation)],
        [libelles.categorie, categories[situation.categorie]],
        ...factsActifs(cir),
        [
          libelles.indice,
          libelles.indiceDepuis(situation.indiceMajore, dateEnChiffres(situation.indiceDepuis)),
        ],
        [libelles.nbi, libelles.points(situation.nbi)],
        [libelles.employeur, situation.employeur],
        ...(rafp
          ? [
              [
                libelles.rafp,
                libelles.rafpAu(libelles.points(rafp.points), dateEnChiffres(rafp.auLe)),
              ] as const,
            ]
          : []),
      ]}
    />
  )
}

/** Bonifications, and the quarters they give. */
const Bonifications = ({ bonifications }: Pick<Cir, 'bonifications'>) =>
  bonifications.length === 0 ? (
    <p>{words.bonifications.aucune}</p>
  ) : (
    <RowsTable
      legende={words.bonifications.legende}
      colonnes={[words.bonifications.nature, words.article, words.bonifications.trimestres]}
      lignes={bonifications.map(({ bonificationId, libelle, article, trimestres }) => ({
        id: bonificationId,
        cellules: [libelle, article ? articlesBonification[article].cite : words.articleAbsent, trimestres],
      }))}
    />
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
