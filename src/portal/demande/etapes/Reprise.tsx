import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { Retablir } from '#portal/components/Retablir.tsx'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import { brouillonMessages } from '#portal/components/words/brouillon.ts'
import { demandeMessages } from '../words.ts'
import { TITLE_ID } from '#portal/paths.ts'
import { DraftNotice, type DraftNoticeProps } from '#portal/form/DraftNotice.tsx'

const { suppression: words } = brouillonMessages

/** A request begun before: gone on with, or begun again once that is confirmed. */
export const Reprise = ({ modifieLe, onResume, onRestart }: Omit<DraftNoticeProps, 'titre' | 'level'>) => {
  const { ask, answer, isAsked } = useQuestion()
  const restart = async () => {
    if (!(await ask())) return true
    return onRestart()
  }
  return (
    <>
      <DraftNotice
        titre={demandeMessages.reprise}
        level={3}
        modifieLe={modifieLe}
        onResume={onResume}
        onRestart={restart}
      />
      <PortalModal
        open={isAsked}
        onClose={() => answer(false)}
        titre={words.titre}
        actions={
          <>
            <Button type="button" onClick={() => answer(true)}>
              {words.oui}
            </Button>
            <Button
              type="button"
              priority="secondary"
              onClick={() => answer(false)}
              nativeButtonProps={firstFocus}
            >
              {words.non}
            </Button>
          </>
        }
      >
        <p>{words.consequence}</p>
      </PortalModal>
    </>
  )
}

/** Gives back a draft that was just deleted, for as long as nothing else is typed; what came back is under the heading of the page. */
export const Remise = ({ onRetablir }: { readonly onRetablir: (() => Promise<void>) | undefined }) => {
  const retablir = async () => {
    await onRetablir?.()
    document.getElementById(TITLE_ID)?.focus()
  }
  return (
    <Retablir
      dit={onRetablir ? words.faite : ''}
      retrait={onRetablir && { cle: 'brouillon', action: words.remettre, onRetablir: () => void retablir() }}
    />
  )
}

/** A question that waits for its answer. */
const useQuestion = () => {
  const [resolve, setResolve] = useState<(sure: boolean) => void>()
  return {
    isAsked: resolve !== undefined,
    ask: () => new Promise<boolean>((settle) => setResolve(() => settle)),
    answer: (sure: boolean) => {
      setResolve(undefined)
      resolve?.(sure)
    },
  }
}
