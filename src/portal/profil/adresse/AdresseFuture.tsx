import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use, useRef, useState } from 'react'
import type { Profil } from '#contract/profil/profil.ts'
import { profilAdresseFutureAnnulation } from '#contract/profil/profilModifications.ts'
import { addressLines } from '#portal/components/address/addressLines.ts'
import { messageText } from '#portal/client/call/messageText.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { profilMessages } from '../words.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { AdresseFutureSaisie } from './AdresseFutureSaisie.tsx'
import { Editable } from '../edition/Editable.tsx'
import { EditionContext, useSave } from '../edition/edition.ts'
import { Lines } from './AdresseActuelle.tsx'
import { texteEnChiffres } from '#rules/format/dates.ts'
import type { Refus } from '../edition/refus.ts'

interface AdresseFutureProps {
  readonly adresse: Profil['adresseFuture']
  readonly countries: readonly Country[]
}

const words = profilMessages.adresse

/** Where the person will live, and from when. */
export const AdresseFuture = ({ adresse, countries }: AdresseFutureProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Editable
      cle="adresseFuture"
      action={adresse ? words.modifierFuture : words.annoncer}
      form={<AdresseFutureSaisie adresse={adresse} countries={countries} />}
    >
      <h3 ref={title} tabIndex={-1} className="fr-h6 fr-mt-4w">
        {words.future}
      </h3>
      {adresse ? (
        <>
          <p className="fr-mb-1w">{words.aPartirDu(texteEnChiffres(adresse.dateEffet))}</p>
          <Lines lines={addressLines(adresse, countries)} />
          <Retirer onRemoved={() => title.current?.focus()} />
        </>
      ) : (
        <p>{words.aucuneFuture}</p>
      )}
    </Editable>
  )
}

/** Withdraws the address at once; it can be typed again. */
const Retirer = ({ onRemoved }: { readonly onRemoved: () => void }) => {
  const { edited, possible, open, done } = use(EditionContext)
  const { message } = usePublishedContent()
  const [refus, setRefus] = useState<Refus>()
  const [sending, setSending] = useState(false)
  const save = useSave()
  if (!possible) return null
  const remove = async () => {
    // Another part is being changed: asking to open this one leads back to it.
    if (edited !== undefined) return open('adresseFuture')
    if (sending) return
    setSending(true)
    setRefus(undefined)
    const refused = await save(profilAdresseFutureAnnulation, {})
    setSending(false)
    setRefus(refused)
    if (refused !== undefined) return
    onRemoved()
    done('adresseFuture', words.futureRetiree)
  }
  return (
    <>
      {refus === undefined ? null : (
        <FocusedAlert
          niveau="error"
          titre={profilMessages.refus}
          texte={messageText(refus.message, message)}
        />
      )}
      <Button
        type="button"
        priority="tertiary"
        iconId="fr-icon-delete-line"
        className="eap-profil__retirer"
        onClick={() => void remove()}
        nativeButtonProps={{ 'aria-disabled': sending || undefined }}
      >
        {words.retirer}
      </Button>
    </>
  )
}
