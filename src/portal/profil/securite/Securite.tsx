import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use, useEffect, useRef, useState } from 'react'
import {
  codessecours,
  securite,
  type Facteur,
  type Securite as Etat,
} from '#contract/connexion/facteurs/facteurs.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { EditionContext } from '../edition/edition.ts'
import { AjoutCle } from './AjoutCle.tsx'
import { AjoutTotp } from './AjoutTotp.tsx'
import { CodesSecours } from './CodesSecours.tsx'
import { FacteurItem } from './FacteurItem.tsx'
import { Renommage, Retrait, type Dernier } from './FacteurDialogs.tsx'
import { securiteMessages as words } from './words.ts'

/** What is open above the section. */
type Open =
  | { readonly quoi: 'cle' | 'totp' }
  | { readonly quoi: 'codes'; readonly codes: readonly string[]; readonly phrase: string }
  | { readonly quoi: 'retrait' | 'nom'; readonly facteur: Facteur }

/** What is said of the removal of the only factor; an account that is not confirmed yet enters by its password everywhere. */
const dernierOf = ({ facteurs, niveau, motDePasseSuffit }: Etat): Dernier | undefined => {
  if (facteurs.length > 1) return undefined
  return niveau === 'connexion' && !motDePasseSuffit ? 'dernierExige' : 'dernier'
}

/** The second factors of the person: their list, what adds one, and the recovery codes. */
export const Securite = () => {
  const { data, mutate } = useCall(securite, {})
  const { refresh } = use(EditionContext)
  const textOf = useMessageText()
  const envoyer = useFormSend()
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState('')
  const [removals, setRemovals] = useState(0)
  const titre = useRef<HTMLHeadingElement>(null)
  // After the dialog, which would give the focus back to the button that is gone.
  useEffect(() => {
    if (removals > 0) titre.current?.focus()
  }, [removals])
  const close = () => setOpen(undefined)
  const done = async (phrase: string, codes?: readonly string[]) => {
    await Promise.all([mutate(), refresh()])
    setSaid(phrase)
    setRefusal('')
    setOpen(codes ? { quoi: 'codes', codes, phrase } : undefined)
  }
  const removed = async (phrase: string) => {
    await done(phrase)
    setRemovals((before) => before + 1)
  }
  const renew = async () => {
    // The same failure twice is said twice.
    setRefusal('')
    const outcome = await envoyer(codessecours, {})
    if (outcome.status === 200) return done('', outcome.body.codesSecours)
    setSaid('')
    return setRefusal(textOf(refusDe(outcome) ?? ''))
  }
  if (!data) return <Skeleton />
  const { facteurs, codesSecours, niveau } = data
  return (
    <>
      <p>
        {words.presentation} {words.niveaux[niveau]}
      </p>
      <Status className={said === '' ? '' : 'fr-message fr-message--info fr-mb-2w'}>{said}</Status>
      <Status alerte className={refusal === '' ? '' : 'fr-message fr-message--error fr-mb-2w'}>
        {refusal}
      </Status>
      <h3 ref={titre} tabIndex={-1} className="fr-h6">
        {words.liste}
      </h3>
      {facteurs.length === 0 ? (
        <p>{words.aucun}</p>
      ) : (
        <ul className="fr-raw-list">
          {facteurs.map((facteur) => (
            <FacteurItem
              key={facteur.facteurId}
              facteur={facteur}
              onRename={() => setOpen({ quoi: 'nom', facteur })}
              onRemove={() => setOpen({ quoi: 'retrait', facteur })}
            />
          ))}
        </ul>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-lg fr-mt-2w">
        <li>
          <Button type="button" priority="secondary" onClick={() => setOpen({ quoi: 'cle' })}>
            {words.cle.ajouter}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={() => setOpen({ quoi: 'totp' })}>
            {words.totp.ajouter}
          </Button>
        </li>
      </ul>
      {facteurs.length > 0 ? (
        <>
          <h3 className="fr-h6">{words.codes.titre}</h3>
          <p>
            {words.codes.restants(codesSecours)} {words.codes.renouvelerAide}
          </p>
          <Button type="button" priority="tertiary" onClick={() => void renew()}>
            {words.codes.renouveler}
          </Button>
        </>
      ) : null}
      {open?.quoi === 'cle' ? <AjoutCle onClose={close} onDone={done} /> : null}
      {open?.quoi === 'totp' ? <AjoutTotp onClose={close} onDone={done} /> : null}
      {open?.quoi === 'codes' ? <CodesSecours {...open} onClose={close} /> : null}
      {open?.quoi === 'nom' ? <Renommage facteur={open.facteur} onClose={close} onDone={done} /> : null}
      {open?.quoi === 'retrait' ? (
        <Retrait facteur={open.facteur} dernier={dernierOf(data)} onClose={close} onDone={removed} />
      ) : null}
    </>
  )
}
