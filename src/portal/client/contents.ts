import { useContext, useMemo, useSyncExternalStore } from 'react'
import type { MessageAlerte } from '#contract/contenu/contenu.ts'
import { messageText } from './fetch/messageText.ts'
import { OpeningAnswers } from './opening.ts'
import { createListeners } from '#portal/client/listeners.ts'

/** What the contents on the screen say to the whole page: the message map and the administration's alert. */
export interface PublishedContent {
  readonly message?: Readonly<Record<string, string>>
  readonly messagealerte?: MessageAlerte
}

const nothing: PublishedContent = {}
const { tell, subscribe } = createListeners()
let published: readonly PublishedContent[] = []
let merged: PublishedContent = nothing

/** True for an answer that is a content: it says something to the whole page. */
export const isContent = (answer: unknown): answer is PublishedContent =>
  typeof answer === 'object' && answer !== null && 'message' in answer

/** The last alert, and every message, after those of before. */
const together = (contents: readonly PublishedContent[], before: PublishedContent): PublishedContent => {
  const messagealerte = contents.findLast((content) => content.messagealerte)?.messagealerte
  return {
    message: Object.assign({ ...before.message }, ...contents.map((content) => content.message)),
    ...(messagealerte && { messagealerte }),
  }
}

const keep = (next: readonly PublishedContent[]) => {
  published = next
  // Messages outlive the page that brought them: a notice is often shown on the next one.
  merged = together(published, merged)
  tell()
}

/** Publishes a content while it is on the screen; gives back how to withdraw it. */
export const publishContent = (content: PublishedContent) => {
  const copy = { ...content }
  keep([...published, copy])
  return () => keep(published.filter((other) => other !== copy))
}

export const usePublishedContent = (): PublishedContent => {
  const { answers } = useContext(OpeningAnswers)
  const drawn = useMemo(() => together([...answers.values()].filter(isContent), nothing), [answers])
  return useSyncExternalStore(
    subscribe,
    () => merged,
    () => drawn,
  )
}

/** Gives the text of a message, as the contents on the screen have it. */
export const useMessageText = () => {
  const { message } = usePublishedContent()
  return (said: string): string => messageText(said, message)
}
