import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Cir } from '#contract/carriere/cir.ts'
import { telechargercir } from '#contract/carriere/compteindividuelretraite.ts'
import {
  CALCUL_DES_TRIMESTRES,
  emploiSuppose,
  provenanceDesTrimestres,
  tableauDesTrimestres,
  TRIMESTRES_INCONNUS,
} from '#contract/carriere/faitsDuCompte.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { useOpenReport } from '#portal/client/documents/openDocument.ts'
import { paths } from '#portal/paths.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { phrasesDuResume } from './phrases.ts'
import { compteMessages } from './words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { isSimulatorOpen } from '#rules/simulation/simulateur.ts'
import { resumeCompte, type ResumeCompte } from '#rules/simulation/resume.ts'
import { POINTS_ID } from './constats.ts'
import type { DroitsCompte } from './compte.ts'

const { resume: words, misAJour, telecharger } = compteMessages

/** The router would take the page to its heading. */
const goToPoints = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(POINTS_ID)?.focus()
}

interface ResumeProps {
  readonly cir: Cir
  readonly prevu: DepartPrevu | undefined
  readonly aujourdhui: CalendarDate
  readonly droits: DroitsCompte
  /** Number of findings, and of those about which a correction was asked for. */
  readonly points: number
  readonly signales: number
}

/** Quarters, what is missing in plain words, and the account on paper. */
export const Resume = ({ cir, prevu, aujourdhui, droits, points, signales }: ResumeProps) => {
  const openReport = useOpenReport(telechargercir)
  const resume = resumeCompte(cir, aujourdhui, prevu?.dateDepart)
  const simulateur = isSimulatorOpen({
    dateNaissance: cir.situation.dateNaissance,
    cir: true,
    serviceAccorde: droits.simule,
    today: aujourdhui,
  })
  const enPoste = cir.carriere.some(({ fin }) => fin === undefined)
  return (
    <section className="eap-compte__section eap-compte__section--premiere">
      <h2>{words.titre}</h2>
      <p>
        {misAJour(cir.misAJourLe)}
        {resume && enPoste && cir.misAJourLe < aujourdhui ? ` ${emploiSuppose(cir.misAJourLe)}` : ''}
      </p>
      <p>
        {words.points(points, signales)}
        {points === 0 ? null : (
          <>
            {' '}
            <a href={`#${POINTS_ID}`} onClick={goToPoints}>
              {words.voirPoints}
            </a>
          </>
        )}
      </p>
      {resume ? (
        <Trimestres resume={resume} naissance={cir.situation.dateNaissance} numero={prevu?.numeroDemande} />
      ) : (
        <p>{TRIMESTRES_INCONNUS}</p>
      )}
      <Suite droits={droits} simulateur={simulateur} enCours={prevu?.numeroDemande !== undefined} />
      <Button
        type="button"
        priority="secondary"
        iconId="fr-icon-download-line"
        onClick={() => void openReport({})}
      >
        {telecharger}
      </Button>
    </section>
  )
}

interface SuiteProps {
  readonly droits: DroitsCompte
  /** Whether the simulator opens to who has the account: not before an age. */
  readonly simulateur: boolean
  /** Whether a request is under way: there is no other to make. */
  readonly enCours: boolean
}

/** What an account that is right serves for. */
const Suite = ({ droits: { demande, suit }, simulateur, enCours }: SuiteProps) => (
  <>
    <h3 className="fr-h6 fr-mb-1w">{words.suite}</h3>
    <ul className="fr-mb-3w">
      {simulateur ? (
        <li>
          <Link to={paths.simulateur}>{words.simuler}</Link>
        </li>
      ) : null}
      <li>
        <Link to={paths.calculette}>{words.racheter}</Link>
      </li>
      {enCours && suit ? (
        <li>
          <Link to={paths.suividepartretraite}>{words.suivre}</Link>
        </li>
      ) : null}
      {demande && !enCours ? (
        <li>
          <Link to={paths.demandedepartretraite}>{words.demander}</Link>
        </li>
      ) : null}
    </ul>
  </>
)

interface ResumeTableProps {
  readonly resume: ResumeCompte
  readonly naissance: CalendarDate
}

interface TrimestresProps extends ResumeTableProps {
  /** Of the request under way. */
  readonly numero: string | undefined
}

const Trimestres = ({ resume, naissance, numero }: TrimestresProps) => (
  <>
    <ul>
      {phrasesDuResume(resume, numero).map((phrase) => (
        <li key={phrase}>
          <NumeroEntier>{phrase}</NumeroEntier>
        </li>
      ))}
    </ul>
    <ResumeTable resume={resume} naissance={naissance} />
    <p className="fr-hint-text">
      {provenanceDesTrimestres(resume)} {CALCUL_DES_TRIMESTRES}
    </p>
  </>
)

const ResumeTable = ({ resume, naissance }: ResumeTableProps) => {
  const { colonnes, lignes } = tableauDesTrimestres(resume, naissance)
  return (
    <DataTable
      legende={words.tableau}
      colonnes={colonnes}
      nombres={colonnes.slice(1).map((_, rank) => rank + 1)}
      lignes={lignes.map((cellules) => ({ id: cellules[0] ?? '', cellules }))}
    />
  )
}
