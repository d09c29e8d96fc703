import { LONGUEUR_RECHERCHE } from '#contract/documents/rubrique.ts'

/** Text that an address asks to search for; empty when it asks for nothing that can be. */
export const searchedText = (parameter: string | null): string => {
  const { minLength, maxLength } = LONGUEUR_RECHERCHE
  const text = (parameter ?? '').trim().slice(0, maxLength)
  return text.length < minLength ? '' : text
}
