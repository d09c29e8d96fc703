import { useMemo } from 'react'
import type { Brouillon, GenreBrouillon } from '#contract/kit/brouillon.ts'
import { withUnsent } from './unsent.ts'

interface Reading {
  readonly data: { readonly brouillon?: Brouillon } | undefined
  readonly isValidating: boolean
}

/**
 * The draft that the server keeps, with what this tab could not send of it; undefined until it is read. It stays what it was
 * when the reading ended: what the form cannot send meanwhile is its own.
 */
export const useReadBrouillon = (genre: GenreBrouillon, { data, isValidating }: Reading) => {
  // What another page read before may be older than what another device has kept since.
  const read = isValidating ? undefined : data
  return useMemo(() => read && { brouillon: withUnsent(genre, read.brouillon) }, [genre, read])
}
