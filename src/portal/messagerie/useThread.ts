import { useEffect } from 'react'
import { messagesNonLus } from '#contract/accueil/evenement.ts'
import { demande, listerdemandes } from '#contract/messagerie/messagerie.ts'
import { useCall, useOutdate } from '#portal/client/call/useCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'

/** A request and its messages. Reading it changes the number of unread ones, and the list. */
export const useThread = (demandeId: string | undefined) => {
  const react = useReaction()
  const outdate = useOutdate()
  const {
    data,
    error,
    mutate: again,
  } = useCall(demande, demandeId === undefined ? null : { query: { demandeId } }, {
    // A request that is not there leaves the person signed in: the screen says it.
    onError: (fault) => {
      if (fault.outcome.status !== 404) react(fault.call, fault.outcome)
    },
  })
  useEffect(() => {
    if (data) void outdate(messagesNonLus, listerdemandes)
  }, [data, outdate])
  const absente = demandeId === undefined || error?.outcome.status === 404
  return {
    fil: absente ? undefined : data,
    absente,
    failed: error !== undefined && !absente,
    refresh: () => again(),
  }
}
