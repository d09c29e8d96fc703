import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { sectionsACorriger, type VerificationForm } from '#contract/carriere/verificationForm.ts'
import { AddressButton } from '#portal/components/page/AddressLink.tsx'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { compteMessages } from '../words.ts'
import { compteSectionsMessages } from '../sections/words.ts'
import { compteSuitesMessages } from '../wordsSuites.ts'
import { modalKeys } from '#portal/paths.ts'
import { adresseMessagerie, type DroitsCompte } from '../compte.ts'
import { adresseCorrection } from '../constats.ts'

const { constats } = compteMessages
const { verification: words, corrections } = compteSuitesMessages

interface VerificationDialogProps {
  /** What was just kept; closed without it. */
  readonly sections: VerificationForm | undefined
  readonly droits: DroitsCompte
  readonly onClose: () => void
}

/** Says that the verification is kept, and leads to the correction when a section is wrong. */
export const VerificationDialog = ({ sections, droits, onClose }: VerificationDialogProps) => {
  const fausses = sections ? sectionsACorriger(sections) : []
  const sujet = fausses.length === 0 ? modalKeys.validationcir : modalKeys.modificationcir
  return (
    <PortalModal
      key={sujet}
      open={sections !== undefined}
      onClose={onClose}
      titre={fausses.length === 0 ? words.faite.titre : words.aCorriger.titre}
      texte={
        fausses.length === 0 ? (
          <p>{words.faite.explication}</p>
        ) : (
          <>
            <p>
              {words.aCorriger.explication(
                fausses.map((section) => compteSectionsMessages.noms[section]).join(', '),
              )}
            </p>
            <p>{conseil(droits)}</p>
          </>
        )
      }
      actions={
        <>
          {fausses.length === 0 ? null : <Suite droits={droits} />}
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.fermer}
          </Button>
        </>
      }
    />
  )
}

const conseil = ({ corrige, messagerie }: DroitsCompte): string => {
  if (corrige) return words.aCorriger.corriger
  return messagerie ? words.aCorriger.ecrire : words.aCorriger.sansMessagerie
}

/** Where to have it corrected: the form, or else the messaging. */
const Suite = ({ droits: { corrige, messagerie } }: { readonly droits: DroitsCompte }) => {
  if (corrige) return <Button linkProps={{ to: adresseCorrection() }}>{corrections.nouvelle}</Button>
  return messagerie ? <AddressButton to={adresseMessagerie()}>{constats.ecrire}</AddressButton> : null
}
