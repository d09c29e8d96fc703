import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { Reprise } from '#portal/form/Reprise.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { demandeDepartMessages } from '../words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { modalKeys } from '#portal/paths.ts'
import { dateEnChiffres, jourDuMoment } from '#rules/format/dates.ts'
import { Compte } from './Compte.tsx'
import { Conditions } from '../Conditions.tsx'
import { Documents } from '../Documents.tsx'
import { etapeAReprendre } from '../../dossier/etapes.ts'
import { ModalesCompte, type Modale } from './ModalesCompte.tsx'
import { ModalePrevision } from './ModalePrevision.tsx'
import { DateSimulee } from './DateSimulee.tsx'
import type { StepProps } from '../../etapes/StepProps.ts'

const { preparation: words, prevision } = demandeDepartMessages

/** First step: what to know and to have ready, the account to verify, and what the pension would be. */
export const PreparationStep = (props: StepProps<'depart'>) => {
  const { genre, contexte, dossier, onChange, goTo, reprisLe, simulation, onRestart } = props
  const [modale, setModale] = useState<Modale>()
  const [retenue, setRetenue] = useState('')
  const verifieLe = contexte.cirVerifieLe === undefined ? undefined : jourDuMoment(contexte.cirVerifieLe)
  const goOn = () => goTo('situation')
  const next = () => {
    // Who goes on with a request has been asked already; who has no account has nothing to verify.
    if (reprisLe !== undefined || !contexte.cir) goOn()
    else setModale(verifieLe === undefined ? modalKeys.verificationcir : modalKeys.validationcir)
  }
  return (
    <>
      {reprisLe === undefined ? null : (
        <Reprise
          objet="demande"
          level={3}
          modifieLe={reprisLe}
          onResume={() => goTo(etapeAReprendre(genre, dossier, contexte))}
          onRestart={onRestart}
        />
      )}
      <DateSimulee
        simulation={simulation}
        retenue={dossier.depart.dateDepart}
        onKeep={(dateDepart) => onChange({ depart: { ...dossier.depart, dateDepart } })}
      />
      <p>{words.chapo}</p>
      <Conditions contexte={contexte} dossier={dossier} />
      <Compte existe={contexte.cir !== undefined} verifieLe={verifieLe} onOpen={setModale} />
      <section>
        <h3 className="fr-h5 fr-mt-4w">{prevision.section}</h3>
        <p>{prevision.texte}</p>
        <Button
          type="button"
          priority="secondary"
          className="fr-mb-3w"
          onClick={() => setModale(modalKeys.prevision)}
          nativeButtonProps={{ 'aria-haspopup': 'dialog' }}
        >
          {prevision.ouvrir}
        </Button>
        <Status className={retenue === '' ? '' : 'fr-message fr-message--info fr-mb-3w'}>{retenue}</Status>
      </section>
      <Documents dossier={dossier} />
      <ModalesCompte modale={modale} onOpen={setModale} verifieLe={verifieLe} onContinue={goOn} />
      <ModalePrevision
        open={modale === modalKeys.prevision}
        onClose={() => setModale(undefined)}
        contexte={contexte}
        dossier={dossier}
        onKeep={(dateDepart) => {
          onChange({ depart: { ...dossier.depart, dateDepart } })
          setRetenue(prevision.retenue(dateEnChiffres(dateDepart)))
          setModale(undefined)
        }}
      />
      <StepButtons>
        <Button type="button" onClick={next}>
          {etapesMessages.suivant}
        </Button>
      </StepButtons>
    </>
  )
}
