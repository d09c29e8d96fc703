import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use, useRef, useState } from 'react'
import type { Profil } from '#contract/profil/profil.ts'
import { profilAdresseFuture, profilAdresseFutureAnnulation } from '#contract/profil/profilModifications.ts'
import { addressLines } from '#portal/components/address/addressLines.ts'
import { messageText } from '#portal/client/call/messageText.ts'
import { Retablir } from '#portal/components/Retablir.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { profilMessages } from '../words.ts'
import { usePublishedContent } from '#portal/client/page/contents.ts'
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
  const { possible } = use(EditionContext)
  const title = useRef<HTMLHeadingElement>(null)
  const [retiree, setRetiree] = useState<NonNullable<Profil['adresseFuture']>>()
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
          <Retirer onRemoved={() => setRetiree(adresse)} />
        </>
      ) : (
        <>
          <p>{possible ? words.aucuneFuture : words.aucuneFutureLecture}</p>
          <Remettre adresse={retiree} onBack={() => title.current?.focus()} />
        </>
      )}
    </Editable>
  )
}

interface RemettreProps {
  readonly adresse: Profil['adresseFuture']
  readonly onBack: () => void
}

/** Puts the address that was just withdrawn back. */
const Remettre = ({ adresse, onBack }: RemettreProps) => {
  const { done } = use(EditionContext)
  const save = useSave()
  const remettre = async ({ dateEffet, ...lines }: NonNullable<Profil['adresseFuture']>) => {
    const body = { ...lines, dateEffet: texteEnChiffres(dateEffet) }
    const refus = await save(profilAdresseFuture, { body })
    if (refus === undefined) onBack()
    done('adresseFuture', refus === undefined ? words.futureRemise : words.futurePasRemise)
  }
  return (
    <Retablir
      dit=""
      retrait={
        adresse && {
          cle: adresse.dateEffet,
          action: words.remettre,
          onRetablir: () => void remettre(adresse),
        }
      }
    />
  )
}

/** Withdraws the address at once; it can be put back. */
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
    onRemoved()
    const refused = await save(profilAdresseFutureAnnulation, {})
    setSending(false)
    setRefus(refused)
    if (refused !== undefined) return
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
