import { Masked } from '#portal/components/numbers/Masked.tsx'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { profilNir } from '#contract/profil/profil.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { profilMessages } from './words.ts'
import { formatNir } from '#rules/connexion/nir.ts'

const words = profilMessages.identite

/** The social-security number: hidden but for its end, whole on demand, and hidden again. */
export const Nir = ({ masque }: { readonly masque: string }) => {
  const envoyer = useFormSend()
  const textOf = useMessageText()
  const [nir, setNir] = useState<string>()
  const [said, setSaid] = useState('')
  const [refus, setRefus] = useState('')
  const toggle = async () => {
    if (nir !== undefined) {
      setNir(undefined)
      setSaid(words.masque)
      return
    }
    setRefus('')
    const outcome = await envoyer(profilNir, {})
    if (outcome.status !== 200) {
      setRefus(textOf(refusDe(outcome) ?? ''))
      return
    }
    setNir(outcome.body.nir)
    setSaid(words.affiche)
  }
  const shown = nir !== undefined
  return (
    <>
      <div className="eap-rang">
        <Masked>{shown ? formatNir(nir) : masque}</Masked>
        <Button
          type="button"
          priority="tertiary"
          size="small"
          iconId={shown ? 'fr-icon-eye-off-line' : 'fr-icon-eye-line'}
          onClick={() => void toggle()}
          nativeButtonProps={{ 'aria-label': shown ? words.masquerNom : words.afficherNom }}
        >
          {shown ? words.masquer : words.afficher}
        </Button>
        <Status>{said}</Status>
      </div>
      <Status alerte className={refus === '' ? '' : 'fr-message fr-message--error'}>
        {refus}
      </Status>
    </>
  )
}
