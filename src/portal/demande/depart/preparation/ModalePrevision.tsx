import { isCalendarDate } from '#rules/calendar/dates.ts'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useState } from 'react'
import { MonthInput } from '#portal/components/calendar/MonthInput.tsx'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { demandeDepartMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneesDeDepart } from '#contract/demande/questions/depart.ts'
import { previsionDe } from './prevision.ts'
import { PrevisionVue } from './PrevisionVue.tsx'
import type { StepProps } from '../../etapes/StepProps.ts'

const { prevision: words } = demandeDepartMessages

interface ModalePrevisionProps extends Pick<StepProps<'depart'>, 'contexte' | 'dossier'> {
  readonly open: boolean
  readonly onClose: () => void
  /** Takes the date shown for that of the request. */
  readonly onKeep: (dateDepart: CalendarDate) => void
}

/** The forecast: the pension of a date, which may be taken for that of the request. */
export const ModalePrevision = ({ open, onClose, onKeep, ...step }: ModalePrevisionProps) => {
  const { contexte, dossier } = step
  const { navigation } = useSession()
  const id = useId()
  const [date, setDate] = useState(dossier.depart.dateDepart)
  const prevision = isCalendarDate(date) ? previsionDe(contexte, dossier, date) : undefined
  const possible =
    prevision?.sorte === 'calculee' && prevision.dateDepart !== dossier.depart.dateDepart
      ? prevision.dateDepart
      : undefined
  return (
    <PortalModal
      open={open}
      onClose={onClose}
      titre={words.titre}
      size="large"
      actions={
        <>
          {possible ? (
            <Button type="button" onClick={() => onKeep(possible)}>
              {words.retenir}
            </Button>
          ) : null}
          {navigation?.listeService.simulation ? (
            <Button priority="secondary" linkProps={{ to: paths.simulateur }}>
              {words.simulateur}
            </Button>
          ) : null}
        </>
      }
    >
      {contexte.cir ? (
        <>
          <p>{words.texte}</p>
          <MonthInput
            id={id}
            legend={words.mois}
            value={date}
            years={anneesDeDepart(contexte)}
            errors={[]}
            onChange={setDate}
          />
          <PrevisionVue
            prevision={prevision}
            codeMotifDepart={dossier.depart.codeMotifDepart}
            today={contexte.today}
          />
        </>
      ) : (
        <p>{words.absent}</p>
      )}
    </PortalModal>
  )
}
