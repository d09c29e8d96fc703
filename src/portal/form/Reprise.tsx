import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { Retablir } from '#portal/components/Retablir.tsx'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import { brouillonMessages } from '#portal/components/words/brouillon.ts'
import { focusTitle } from '#portal/client/page/focusTitle.ts'
import { DraftNotice, type DraftNoticeProps } from './DraftNotice.tsx'

type Objet = Parameters<typeof brouillonMessages.suppression>[0]

interface RepriseProps extends Omit<DraftNoticeProps, 'titre'> {
  readonly objet: Objet
}

/** A draft begun before: gone on with, or begun again once that is confirmed. */
export const Reprise = ({ objet, onRestart, ...notice }: RepriseProps) => {
  const words = brouillonMessages.suppression(objet)
  const { ask, answer, isAsked } = useQuestion()
  const restart = async () => {
    if (!(await ask())) return true
    return onRestart()
  }
  return (
    <>
      <DraftNotice {...notice} titre={brouillonMessages.commencee(objet)} onRestart={restart} />
      <PortalModal
        open={isAsked}
        onClose={() => answer(false)}
        titre={words.titre}
        texte={<p>{words.consequence}</p>}
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
      />
    </>
  )
}

interface RemiseProps {
  readonly objet: Objet
  /** False when it could not be put back. */
  readonly onRetablir: (() => Promise<boolean>) | undefined
}

/** Gives back a draft that was just deleted, for as long as nothing else is typed; what came back is under the heading of the page. */
export const Remise = ({ objet, onRetablir }: RemiseProps) => {
  const words = brouillonMessages.suppression(objet)
  const [etat, setEtat] = useState<'supprimee' | 'envoi' | 'pasRemise'>('supprimee')
  const retablir = async () => {
    setEtat('envoi')
    if (await onRetablir?.()) focusTitle()
    else setEtat('pasRemise')
  }
  const echec = onRetablir !== undefined && etat === 'pasRemise'
  return (
    <>
      <Retablir
        dit={onRetablir && etat === 'supprimee' ? words.faite : ''}
        retrait={
          onRetablir && { cle: 'brouillon', action: words.remettre, onRetablir: () => void retablir() }
        }
      />
      <Status alerte className={echec ? 'fr-message fr-message--error' : ''}>
        {echec ? words.pasRemise : ''}
      </Status>
    </>
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
