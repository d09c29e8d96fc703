import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use, useState } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { profilMessages } from '../words.ts'
import { EditionContext, useSave, type EditionKey } from './edition.ts'
import type { Refus } from '#portal/client/call/refus.ts'

interface ActeImmediatProps<C extends Call> {
  readonly cle: EditionKey
  readonly action: string
  readonly iconId: 'fr-icon-delete-line' | 'fr-icon-arrow-go-back-line'
  readonly call: C
  readonly input: InputOf<C>
  /** What is said once it is done. */
  readonly fait: string
  readonly onStart?: () => void
}

/** A change made at once, without a form; nothing for those who may only read. */
export const ActeImmediat = <C extends Call>({
  cle,
  action,
  iconId,
  call,
  input,
  fait,
  onStart,
}: ActeImmediatProps<C>) => {
  const { edited, possible, open, done } = use(EditionContext)
  const textOf = useMessageText()
  const [refus, setRefus] = useState<Refus>()
  const save = useSave()
  const [sending, act] = useOnce(async () => {
    // Another part is being changed: asking to open this one leads back to it.
    if (edited !== undefined) return open(cle)
    setRefus(undefined)
    onStart?.()
    const refused = await save(call, input)
    setRefus(refused)
    if (refused === undefined) done(cle, fait)
  })
  if (!possible) return null
  return (
    <>
      {refus === undefined ? null : (
        <FocusedAlert niveau="error" titre={profilMessages.refus} texte={textOf(refus.message)} />
      )}
      <Button
        type="button"
        priority="tertiary"
        iconId={iconId}
        className="eap-profil__retirer"
        onClick={act}
        nativeButtonProps={{ 'aria-disabled': sending || undefined }}
      >
        {action}
      </Button>
    </>
  )
}
