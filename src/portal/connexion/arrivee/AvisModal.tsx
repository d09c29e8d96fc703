import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { useId } from 'react'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import { connexionMessages } from '../words.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { paths } from '#portal/paths.ts'
import type { Landing } from '#portal/client/entry/landing.ts'

const words = connexionMessages.arrivee

type Avis = Extract<Landing, { readonly kind: 'avis' }>

interface AvisModalProps {
  readonly avis: Avis
  readonly onClose: () => void
}

/** What to do next: a link that is refused may be asked for again; a change undone may be someone else's. */
const nextOf = ({ reussi, sujet, sansReponse }: Avis) => {
  if (sansReponse) return undefined
  if (sujet === 'annulationIban')
    return reussi
      ? { to: paths.motdepasseoublie, texte: words.changerMotDePasse }
      : { to: paths.contact, texte: words.contact }
  if (reussi) return undefined
  if (sujet === 'validationMotDePasseOublie') return { to: paths.motdepasseoublie, texte: words.nouveauLien }
  return sujet === 'validationInscription'
    ? { to: paths.inscription, texte: words.nouvelleCreation }
    : undefined
}

/** Tells what came of a link or of a validation. */
export const AvisModal = ({ avis, onClose }: AvisModalProps) => {
  const textOf = useMessageText()
  const { sujet, reussi, message } = avis
  const next = nextOf(avis)
  const id = useId()
  return (
    <PortalModal
      open
      onClose={onClose}
      titre={words.sujets[sujet]}
      actions={
        <>
          <Button
            type="button"
            onClick={onClose}
            nativeButtonProps={{ ...firstFocus, 'aria-describedby': id }}
          >
            {words.fermer}
          </Button>
          {next ? (
            <Button priority="secondary" linkProps={{ to: next.to, onClick: onClose }}>
              {next.texte}
            </Button>
          ) : null}
        </>
      }
    >
      <QuietAlert id={id} niveau={reussi ? 'success' : 'error'} titre={reussi ? words.reussi : words.echec}>
        {textOf(message)}
      </QuietAlert>
    </PortalModal>
  )
}
