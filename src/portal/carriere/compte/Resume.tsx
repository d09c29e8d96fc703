import type { MouseEvent } from 'react'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { telechargercir } from '#contract/carriere/compteindividuelretraite.ts'
import { useOpenReport } from '#portal/client/documents/openDocument.ts'
import { compteMessages } from './words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { resumeCompte, type ResumeCompte } from '#rules/simulation/resume.ts'
import { POINTS_ID } from './constats.ts'
import { ResumeTable } from './ResumeTable.tsx'

const { resume: words, misAJour, telecharger } = compteMessages

/** The router would take the page to its heading. */
const goToPoints = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(POINTS_ID)?.focus()
}

interface ResumeProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  /** Number of findings. */
  readonly points: number
}

/** Quarters, what is missing in plain words, and the account on paper. */
export const Resume = ({ cir, aujourdhui, points }: ResumeProps) => {
  const openReport = useOpenReport(telechargercir)
  const resume = resumeCompte(cir, aujourdhui)
  return (
    <section className="eap-compte__section eap-compte__section--premiere">
      <h2>{words.titre}</h2>
      <p>{misAJour(cir.misAJourLe)}</p>
      {resume ? (
        <Trimestres resume={resume} naissance={cir.situation.dateNaissance} />
      ) : (
        <p>{words.sansBareme}</p>
      )}
      <p>
        {words.points(points)}
        {points === 0 ? null : (
          <>
            {' '}
            <a href={`#${POINTS_ID}`} onClick={goToPoints}>
              {words.voirPoints}
            </a>
          </>
        )}
      </p>
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-icon-download-line fr-btn--icon-left"
        onClick={() => void openReport()}
      >
        {telecharger}
      </button>
    </section>
  )
}

interface TrimestresProps {
  readonly resume: ResumeCompte
  readonly naissance: CalendarDate
}

const Trimestres = ({ resume, naissance }: TrimestresProps) => {
  const { aujourdhui, ouverture, ageOuverture, regle, confirme } = resume
  const passee = ouverture.date <= aujourdhui.date
  return (
    <>
      <ul>
        <li>{words.manquantsAujourdhui(aujourdhui.manquants)}</li>
        <li>{passee ? words.ageAtteint(ouverture.date) : words.aOuverture(ageOuverture, ouverture.date)}</li>
        {passee || aujourdhui.manquants === 0 ? null : (
          <li>{words.manquantsOuverture(ouverture.manquants)}</li>
        )}
      </ul>
      <ResumeTable resume={resume} naissance={naissance} />
      <p className="fr-hint-text">
        {words.provenance(aujourdhui.date, regle, confirme)} {words.calcul}
      </p>
    </>
  )
}
