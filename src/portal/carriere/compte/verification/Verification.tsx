import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { dateEnChiffres, jourDuMoment } from '#rules/format/dates.ts'
import { useEffect, useRef, useState } from 'react'
import { sectionsCir } from '#contract/carriere/cir.ts'
import { compteSectionsMessages } from '../sections/words.ts'
import { compteSuitesMessages } from '../wordsSuites.ts'
import { type Compte, type DroitsCompte } from '../compte.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import type { Points } from './VerificationConfirm.tsx'
import { VerificationDialog } from './VerificationDialog.tsx'
import { VerificationSaisie } from './VerificationSaisie.tsx'

const { verification: words } = compteSuitesMessages

interface VerificationProps {
  readonly verification: Compte['verification']
  /** Numbers of the findings of each section. */
  readonly points: Points
  readonly misAJourLe: CalendarDate
  readonly droits: DroitsCompte
  readonly refresh: () => Promise<unknown>
}

/** What the person says of each section: the form, then when they said it and what. */
export const Verification = ({ verification, points, misAJourLe, droits, refresh }: VerificationProps) => {
  const [editing, setEditing] = useState(false)
  const [done, setDone] = useState(false)
  const title = useFocusAfter(editing || done)
  const saved = async () => {
    await refresh()
    setEditing(false)
    setDone(true)
  }
  return (
    <section className="eap-compte__section">
      <h2 ref={title} tabIndex={-1}>
        {words.titre}
      </h2>
      {verification && !editing ? (
        <>
          <Badge severity="success">{words.verifieLe(jourDuMoment(verification.le))}</Badge>
          {dayInParis(new Date(verification.le)) < misAJourLe ? (
            <p className="fr-mt-2w">{words.depuisMisAJour(dateEnChiffres(misAJourLe))}</p>
          ) : null}
          <Facts
            facts={sectionsCir.map((section) => [
              compteSectionsMessages.noms[section],
              words.verdicts[verification.sections[section]],
            ])}
          />
          {droits.verifie ? (
            <Button type="button" priority="secondary" onClick={() => setEditing(true)}>
              {words.modifier}
            </Button>
          ) : null}
        </>
      ) : (
        <VerificationSaisie
          before={verification?.sections}
          points={points}
          onSaved={saved}
          onCancel={verification ? () => setEditing(false) : undefined}
        />
      )}
      <VerificationDialog
        sections={done ? verification?.sections : undefined}
        droits={droits}
        onClose={() => setDone(false)}
      />
    </section>
  )
}

/** The title of the section: it takes the focus when what was open closes, and what opened it is gone. */
const useFocusAfter = (open: boolean) => {
  const title = useRef<HTMLHeadingElement>(null)
  const was = useRef(open)
  useEffect(() => {
    if (was.current !== open) title.current?.focus()
    was.current = open
  }, [open])
  return title
}
