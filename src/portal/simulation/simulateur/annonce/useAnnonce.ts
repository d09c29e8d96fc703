import { useEffect, useState } from 'react'
import type { HypothesesForm } from '#contract/simulation/hypothesesForm.ts'
import { PAUSE } from '#portal/components/useAfterPause.ts'
import { useFieldErrors, useFormValues, useLiveErrors } from '#portal/form/FormContext.ts'
import type { Simulation } from '../useSimulation.ts'
import { simulateurMessages } from '../words.ts'
import { changementDe } from './changement.ts'

/** The first thing to mend, after how many there are. */
const useFaute = () => {
  const errors = useFieldErrors()
  const [premiere, ...autres] = Object.keys(useLiveErrors())
  return premiere === undefined
    ? undefined
    : [simulateurMessages.erreurs.resume(autres.length + 1), ...errors(premiere)].join(' ')
}

/** What is said of the simulator: one of the two, the other is empty. */
interface Annonce {
  readonly changement: string
  readonly faute: string
}

/**
 * What is said of the simulator once the typing pauses, in one sentence: what changed in the result that was last told, or what
 * there is to mend. Nothing of the first result, which the page shows as it opens, and nothing while a field is being typed in.
 */
export const useAnnonce = ({
  hypotheses,
  resultats,
  reprise,
}: Pick<Simulation, 'hypotheses' | 'resultats' | 'reprise'>): Annonce => {
  const saisie = useFormValues<HypothesesForm>()
  const faute = useFaute()
  const [dite, setDite] = useState({ changement: '', faute: '', saisie, resultats })
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setDite((avant) => {
          if (avant.saisie === saisie) return avant
          if (faute !== undefined) return { ...avant, changement: '', faute, saisie }
          // Results come a moment after what is typed.
          if (resultats?.hypotheses !== hypotheses) return avant
          // That they are supposed again is said already.
          const changement =
            avant.resultats && saisie !== reprise ? changementDe(avant.resultats, resultats) : ''
          return { changement, faute: '', saisie, resultats }
        }),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [saisie, faute, hypotheses, resultats, reprise])
  return dite
}
