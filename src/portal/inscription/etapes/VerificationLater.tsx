import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { messageKey } from '#contract/messages.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { inscriptionMessages } from '../words.ts'
import { useMessageText } from '#portal/client/contents.ts'

const words = inscriptionMessages.verification

interface VerificationLaterProps {
  /** The digits were wrong too often: this is the only way left. */
  readonly bloque: boolean
  readonly onContinue: () => void
}

/** The way on without the digits of the IBAN, and what it costs. */
export const VerificationLater = ({ bloque, onContinue }: VerificationLaterProps) => {
  const textOf = useMessageText()
  return (
    <section className="fr-mt-6w">
      {bloque ? (
        <FocusedAlert
          niveau="warning"
          titre={inscriptionMessages.refusTitre}
          texte={textOf(messageKey('IBAN_CONFIRMATION_BLOQUE'))}
        />
      ) : null}
      <h3 className="fr-h5">{words.sansRibTitre}</h3>
      <p>{words.sansRibTexte}</p>
      <Button type="button" priority={bloque ? 'primary' : 'secondary'} onClick={onContinue}>
        {bloque ? inscriptionMessages.continuer : words.sansRib}
      </Button>
    </section>
  )
}
