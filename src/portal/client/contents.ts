import { useSyncExternalStore } from 'react'
import type { MessageAlerte } from '#contract/contenu/contenu.ts'

/** What the contents on the screen say to the whole page: the message map and the administration's alert. */
export interface PublishedContent {
  readonly message?: Readonly<Record<string, string>>
  readonly messagealerte?: MessageAlerte
}

const nothing: PublishedContent = {}
const listeners = new Set<() => void>()
let published: readonly PublishedContent[] = []
let merged: PublishedContent = nothing

const keep = (next: readonly PublishedContent[]) => {
  published = next
  const messagealerte = published.findLast((content) => content.messagealerte)?.messagealerte
  merged = {
    // Messages outlive the page that brought them: a notice is often shown on the next one.
    message: Object.assign({ ...merged.message }, ...published.map((content) => content.message)),
    ...(messagealerte && { messagealerte }),
  }
  for (const listener of listeners) listener()
}

/** Publishes a content while it is on the screen; gives back how to withdraw it. */
export const publishContent = (content: PublishedContent) => {
  const copy = { ...content }
  keep([...published, copy])
  return () => keep(published.filter((other) => other !== copy))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePublishedContent = (): PublishedContent =>
  useSyncExternalStore(
    subscribe,
    () => merged,
    () => nothing,
  )
