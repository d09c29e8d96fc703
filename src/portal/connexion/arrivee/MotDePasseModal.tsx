import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import type { Page } from '#contract/contenu/contenu.ts'
import { failures } from '#contract/kit/failures.ts'
import { modifiermotdepasseoublie } from '#contract/connexion/identite.ts'
import type { MotDePasseForm } from '#contract/inscription/inscriptionForm.ts'
import { messageKey } from '#contract/messages.ts'
import { leadsAway } from '#portal/client/fetch/reaction.ts'
import { useDialogSend } from '#portal/client/call/useSend.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { NewPasswordForm } from '#portal/form/password/NewPasswordForm.tsx'
import { connexionMessages } from '../words.ts'
import { keepLink, setLanding } from '#portal/client/entry/landing.ts'
import { signOut } from '#portal/client/entry/signOut.ts'

const words = connexionMessages.nouveauMotDePasse

interface MotDePasseModalProps {
  readonly jeton: string
  readonly page: Page | undefined
  readonly onClose: () => void
}

/** Takes the new password of someone who forgot theirs and followed their link. */
export const MotDePasseModal = ({ jeton, page, onClose }: MotDePasseModalProps) => {
  const { submit, refus } = useChange(jeton)
  return (
    <PortalModal open onClose={onClose} titre={words.titre} size="large">
      <NewPasswordForm
        parametrage={page?.parametrage}
        label={words.valider}
        sending={words.enCours}
        refus={refus}
        onSubmit={submit}
      />
      <Button type="button" priority="tertiary" className="fr-mt-2w" onClick={onClose}>
        {words.annuler}
      </Button>
    </PortalModal>
  )
}

const useChange = (jeton: string) => {
  const ask = useDialogSend()
  const [refus, setRefus] = useState<string>()
  const told = (reussi: boolean, message: string) =>
    setLanding({ kind: 'avis', sujet: 'validationMotDePasseOublie', reussi, message })
  const submit = async ({ motDePasse }: MotDePasseForm) => {
    const outcome = await ask(modifiermotdepasseoublie, {
      body: { validationMotDePasseOublie: jeton, motDePasse },
    })
    if (outcome.status === 200) {
      // The server closes every session of the account; another one may be open in this browser.
      await signOut()
      return told(true, messageKey('VALIDATION_MDP'))
    }
    // The link is followed again when the portal opens: it is good until a password is taken.
    if (outcome.status === 544) keepLink('validationMotDePasseOublie', jeton)
    if (leadsAway(outcome)) return undefined
    const erreurCode = outcome.status === 444 ? outcome.body.erreurCode : ''
    if (erreurCode === failures.lienMotDePasse.erreurCode) return told(false, erreurCode)
    setRefus(erreurCode || messageKey('ERREUR_INCONNUE'))
  }
  return { submit, refus }
}
