import { AddressButton } from '#portal/components/page/AddressLink.tsx'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { demandeDepartMessages } from '../words.ts'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'

const { modificationcir: words } = demandeDepartMessages.compte

interface ModaleCorrectionProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** How to have the account corrected: online, by a message, or by the personnel office, as the person may. */
export const ModaleCorrection = ({ open, onClose }: ModaleCorrectionProps) => {
  const { navigation } = useSession()
  const { texte, lien } = voieDe(
    navigation?.accesDemandeModificationCIR ?? false,
    navigation?.listeService.mesap ?? false,
  )
  return (
    <PortalModal
      open={open}
      onClose={onClose}
      titre={words.titre}
      texte={<p>{texte}</p>}
      actions={lien === undefined ? undefined : <AddressButton to={lien.to}>{lien.nom}</AddressButton>}
    />
  )
}

const voieDe = (
  enLigne: boolean,
  messagerie: boolean,
): { readonly texte: string; readonly lien?: { readonly to: string; readonly nom: string } } => {
  if (enLigne) return { texte: words.enLigne, lien: { to: paths.correctioncir, nom: words.corriger } }
  return messagerie
    ? {
        texte: words.messagerie,
        lien: { to: nouveauMessage({ theme: 'compteindividuelretraite' }), nom: words.ecrire },
      }
    : { texte: words.personnel }
}
