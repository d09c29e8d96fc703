import type { ReadAnswer } from '#contract/drawnPage.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { typographie } from '#rules/format/typographie.ts'
import { isContent } from '#portal/client/contents.ts'

/** How often a page is drawn at most: what it reads may make it read more. */
const DRAWINGS = 5

/** What a page is drawn with: what is known, and where it says what else it would read. */
export interface Reading {
  readonly answers: Map<string, unknown>
  readonly wanted: Set<string>
  /** Something could not be had. */
  readonly incomplete: boolean
}

/** Draws until nothing new is asked for. What cannot be had is left to the application, which tells why. */
export const drawWith = async (draw: (reading: Reading) => string, read: ReadAnswer) => {
  const answers = new Map<string, unknown>()
  const asked = new Set<string>()
  for (let drawings = 1; ; drawings += 1) {
    const wanted = new Set<string>()
    const incomplete = asked.size > answers.size
    const html = draw({ answers, wanted, incomplete })
    const fresh = [...wanted].filter((address) => !asked.has(address))
    if (drawings === DRAWINGS || fresh.length === 0) return { html, answers, incomplete }
    await Promise.all(
      fresh.map(async (address) => {
        asked.add(address)
        const answer = await read(address)
        if (answer !== undefined) answers.set(address, answer)
      }),
    )
  }
}

/** The application knows the messages by default: only those that were published otherwise travel. */
export const withoutDefaults = (answer: unknown): unknown => {
  if (!isContent(answer) || !answer.message) return answer
  const defaults: Readonly<Record<string, string>> = defaultMessages
  // A server that runs the sources says them with the spaces of a keyboard.
  const isDefault = (cle: string, texte: string) =>
    defaults[cle] === texte || typographie(defaults[cle] ?? '') === typographie(texte)
  const published = Object.entries(answer.message).filter(([cle, texte]) => !isDefault(cle, texte))
  return { ...answer, message: Object.fromEntries(published) }
}
