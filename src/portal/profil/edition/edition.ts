import { heure } from '#rules/format/dates.ts'
import { createContext, use, useState } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { refusOf, type Refus } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { profilMessages } from '../words.ts'

/** What the profile lets one change, one at a time. */
export type EditionKey =
  | 'coordonnees'
  | 'adresse'
  | 'adresseFuture'
  | 'banque'
  | 'motdepasse'
  | 'notifications'

/** The last change that was kept, or that could not be. */
interface Saved {
  readonly cle: EditionKey
  readonly phrase: string
  /** The act was refused: nothing was kept. */
  readonly echec: boolean
}

interface State {
  readonly edited?: EditionKey
  /** How many times another change was asked for while this one was open. */
  readonly rappels: number
  readonly saved?: Saved
}

const closed: State = { rappels: 0 }

/** Once a change is kept: its form closes, and no other that was opened meanwhile. */
export const onceKept = (now: State, saved: Saved): State => ({
  ...(now.edited === undefined || now.edited === saved.cle ? closed : now),
  saved,
})

/** What the sections share: which one is being changed, and what was kept last. */
export const useEdition = (possible: boolean, refresh: () => Promise<unknown>) => {
  const [state, setState] = useState<State>(closed)
  return {
    ...state,
    /** False for those who may only read. */
    possible,
    /** Fetches the profile again. */
    refresh,
    open: (cle: EditionKey) =>
      setState(({ edited, rappels }) =>
        edited === undefined ? { edited: cle, rappels: 0 } : { edited, rappels: rappels + 1 },
      ),
    cancel: () => setState(closed),
    /** Closes the form: its values are kept, and the sentence says so; or that an act without a form failed. */
    done: (cle: EditionKey, phrase: string, echec = false) => {
      const told = profilMessages.enregistreA(phrase, heure(new Date()))
      setState((now) => onceKept(now, { cle, phrase: told, echec }))
    },
  }
}

export type Edition = ReturnType<typeof useEdition>

const nobody = () => {}

export const EditionContext = createContext<Edition>({
  ...closed,
  possible: false,
  refresh: () => Promise.resolve(),
  open: nobody,
  cancel: nobody,
  done: nobody,
})

/** Sends a change and shows the new profile, or gives back why it was refused. */
export const useSave = () => {
  const { refresh } = use(EditionContext)
  const send = useFormSend()
  return async <C extends Call>(call: C, input: InputOf<C>): Promise<Refus | undefined> => {
    const outcome = await send(call, input)
    if (outcome.status === 200) await refresh()
    return refusOf(outcome)
  }
}
