import { use, useRef, useState } from 'react'
import type { Profil } from '#contract/profil/profil.ts'
import { profilAdresseFuture, profilAdresseFutureAnnulation } from '#contract/profil/profilModifications.ts'
import { addressLines } from '#portal/components/address/addressLines.ts'
import { Retablir } from '#portal/components/Retablir.tsx'
import { profilMessages } from '../words.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { AdresseFutureSaisie } from './AdresseFutureSaisie.tsx'
import { ActeImmediat } from '../edition/ActeImmediat.tsx'
import { Editable } from '../edition/Editable.tsx'
import { EditionContext, useSave } from '../edition/edition.ts'
import { Lines } from './AdresseActuelle.tsx'
import { texteEnChiffres } from '#rules/format/dates.ts'

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
          <ActeImmediat
            cle="adresseFuture"
            action={words.retirer}
            iconId="fr-icon-delete-line"
            call={profilAdresseFutureAnnulation}
            input={{}}
            fait={words.futureRetiree}
            onStart={() => setRetiree(adresse)}
          />
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
    const echec = refus !== undefined
    done('adresseFuture', echec ? words.futurePasRemise : words.futureRemise, echec)
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
