import { espacesLarges } from '#rules/format/typographie.ts'
import { dejavu, marianne } from './fonts.ts'

/** A part of a text that one face has whole; `more` when it is not Marianne. */
interface Run {
  readonly text: string
  readonly more: boolean
}

/** Texts of the portal: Marianne has them, and is not asked. */
const USUAL = /^[ -~\u00A0-\u00AC\u00AE-\u00FF–—‘’“”…•€œŒ−×÷→]*$/

/** What takes the place of signs that no face has, emojis most often: a square would look like a fault, and be read as one. */
const NONE = '[symbole]'

/** Letters with their accents, and nothing that is not seen: joiners and variants of emojis, soft hyphens. */
const drawable = (text: string): string =>
  espacesLarges(text)
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

const runOf = (sign: string): Run => {
  const code = sign.codePointAt(0) ?? 0
  if (marianne().regular.hasGlyphForCodePoint(code)) return { text: sign, more: false }
  return dejavu().hasGlyphForCodePoint(code) ? { text: sign, more: true } : { text: NONE, more: false }
}

/** A text as it is drawn, part by part: people type letters and signs that Marianne lacks, and a PDF/UA may not. */
export const runsOf = (text: string): readonly Run[] => {
  const whole = drawable(text)
  if (USUAL.test(whole)) return [{ text: whole, more: false }]
  const runs: Run[] = []
  for (const run of Array.from(whole, runOf)) {
    const last = runs.at(-1)
    // Several signs in a row, or that make up one: said once.
    if (run.text === NONE && last?.text.endsWith(NONE)) continue
    if (last?.more === run.more) runs[runs.length - 1] = { ...last, text: last.text + run.text }
    else runs.push(run)
  }
  return runs
}
