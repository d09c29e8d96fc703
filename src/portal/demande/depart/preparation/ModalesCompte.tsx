import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { demandeDepartMessages } from '../words.ts'
import { modalKeys, paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { ModaleCorrection } from './ModaleCorrection.tsx'

const { compte: words } = demandeDepartMessages
const { verificationcir, validationcir } = words

/** The dialogs of the preparation. */
export type Modale = Exclude<keyof typeof modalKeys, 'annulation' | 'validationdemandedepart'>

interface ModalesCompteProps {
  readonly modale: Modale | undefined
  readonly onOpen: (modale: Modale | undefined) => void
  /** Day of the last verification, in words. */
  readonly verifieLe: string | undefined
  readonly onContinue: () => void
}

/** The dialogs about the account: what verifying it is for, whether it still is right, how to have it corrected. */
export const ModalesCompte = ({ modale, onOpen, verifieLe = '', onContinue }: ModalesCompteProps) => {
  const close = () => onOpen(undefined)
  return (
    <>
      <PortalModal
        open={modale === modalKeys.verificationcir}
        onClose={close}
        titre={verificationcir.titre}
        texte={
          <>
            <p>{verificationcir.texte}</p>
            <p>{verificationcir.suite}</p>
          </>
        }
        actions={
          <>
            <LienCompte />
            <Button type="button" priority="secondary" onClick={onContinue}>
              {verificationcir.continuer}
            </Button>
          </>
        }
      />
      <PortalModal
        open={modale === modalKeys.validationcir}
        onClose={close}
        titre={validationcir.titre}
        texte={<p>{validationcir.texte(verifieLe)}</p>}
        actions={
          <>
            <Button type="button" onClick={onContinue}>
              {validationcir.oui}
            </Button>
            <Button type="button" priority="secondary" onClick={() => onOpen(modalKeys.modificationcir)}>
              {words.erreur}
            </Button>
          </>
        }
      />
      <ModaleCorrection open={modale === modalKeys.modificationcir} onClose={close} />
    </>
  )
}

/** Leads to the account, for those who may read it. */
const LienCompte = () => {
  const { navigation } = useSession()
  return navigation?.listeService.compteindividuelretraite ? (
    <Button linkProps={{ to: paths.compteindividuelretraite }}>{words.voir}</Button>
  ) : null
}
