import { useState } from 'react'
import type { Call } from '#contract/kit/call.ts'
import type { Document } from '#contract/documents/document.ts'
import { DUREE_ARCHIVE } from '#contract/documents/limites.ts'
import { LIMITE_ARCHIVE, rubriques } from '#contract/documents/rubrique.ts'
import type { NomRubrique } from '#contract/documents/listes.ts'
import { addressOf, fetchCall } from '#portal/client/fetch/fetchCall.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { clientMessages } from '#portal/client/words.ts'
import type { ArchiveState } from './list/ArchiveNotice.tsx'
import { archiveMessages as words } from './list/words.ts'

/** The browser's own download, which can be followed, paused and resumed. A failed one does not leave the page. */
const startDownload = (address: string) => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Sentence of a failure that the page itself explains; the others take their row of the catalogue. */
const failureText = (status: Unsuccessful['status']): string | undefined => {
  if (status === 404) return words.introuvable
  if (status === 0) return clientMessages.sansReponse
  return status === 503 || status === 413 ? words.echec : undefined
}

/** Whether the focus went elsewhere since it was on `asking`; it falls to the body when what had it leaves the page. */
const hasMoved = (asking: Element | null) =>
  document.activeElement !== asking && document.activeElement !== document.body

interface Last {
  readonly place: string
  readonly archive: ArchiveState | undefined
  /** The person has been elsewhere since. */
  readonly left?: true
}

/** What is said of an archive to who comes back to its place: a failure is over, what is ready has taken the focus already. */
const atReturn = ({ archive, left }: Last): ArchiveState | undefined => {
  if (!left || archive?.etape === 'preparation') return archive
  return archive?.etape === 'prete' ? { ...archive, relue: true } : undefined
}

/** Archives of documents of an area: asks for one, then starts its download. What is said of it stays at its place. */
export const useArchive = (nom: NomRubrique, place: string) => {
  const react = useReaction()
  const [last, setLast] = useState<Last>()
  const { archive: preparation, telechargementArchive } = rubriques[nom]
  if (last && last.place !== place && !last.left) setLast({ ...last, left: true })
  const archive = last?.place === place ? atReturn(last) : undefined
  const setArchive = (changed: ArchiveState | undefined) => setLast({ place, archive: changed })

  const refuse = (outcome: Unsuccessful) => {
    const texte = failureText(outcome.status)
    setArchive(texte === undefined ? undefined : { etape: 'echec', texte, essai: 0 })
    if (texte === undefined) react(preparation as Call, outcome)
  }

  const prepare = async (documents: readonly Document[]) => {
    const nombre = documents.length
    if (archive?.etape === 'preparation') return
    if (nombre > LIMITE_ARCHIVE) {
      const essai = archive?.etape === 'echec' ? archive.essai + 1 : 0
      setArchive({ etape: 'echec', texte: words.tropDeDocuments(LIMITE_ARCHIVE), essai })
      return
    }
    const asking = document.activeElement
    setArchive({ etape: 'preparation', nombre })
    const listeDocumentUuid = documents.map(({ documentUuid }) => documentUuid)
    const outcome = await fetchCall(preparation, { body: { listeDocumentUuid } })
    if (outcome.status !== 200) {
      refuse(outcome)
      return
    }
    const adresse = addressOf(telechargementArchive, { query: { archiveId: outcome.body.archiveId } })
    setArchive({
      etape: 'prete',
      archive: outcome.body,
      adresse,
      jusqua: Date.now() + DUREE_ARCHIVE,
      ailleurs: hasMoved(asking),
    })
    startDownload(adresse)
  }

  return { archive, prepare }
}
