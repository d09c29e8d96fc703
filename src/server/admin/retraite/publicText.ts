import { typographie } from '#rules/format/typographie.ts'
import { hasTags } from '../publication/sanitise.ts'
import { AdministrationFault } from '../Runner.ts'

/** Longest reason and longest title, in characters. */
const LONGEST = { motif: 500, titre: 200 } as const

/** A text that a person reads in their follow-up, set as French is; refuses what is no plain text of one line. */
const plainText = (option: keyof typeof LONGEST, typed: string): string => {
  const texte = typographie(typed.trim())
  if (texte.length > LONGEST[option] || hasTags(texte) || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(texte))
    throw new AdministrationFault(
      `--${option} est un texte simple, d’une ligne, sans balise, de ${LONGEST[option]} caractères au plus.`,
    )
  return texte
}

/** A reason; empty where none was given. */
export const motifOf = (typed: string | undefined): string => plainText('motif', typed ?? '')

/** A title; undefined where none was given. */
export const titreOf = (typed: string | undefined): string | undefined =>
  plainText('titre', typed ?? '') || undefined
