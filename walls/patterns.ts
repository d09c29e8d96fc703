import { analyse } from 'scslre'
import { isTest } from './files.ts'

/** What reads what people send, or what the portal itself wrote, but is no test. */
const isProduct = (file: string) => /^(?:src|demo)\//.test(file) && !isTest(file)

/** What a pattern whose time grows faster than the text it reads is told; undefined for the others, and for tests. */
export const refusedPattern = (file: string, pattern: RegExp): string | undefined => {
  if (!isProduct(file)) return undefined
  const [slow] = analyse(pattern, { reportTypes: { Move: true, Self: true, Trade: true } }).reports
  return (
    slow &&
    `A long run of « ${slow.character.pick} » makes this pattern read the text again and again: anchor it, or bound what it repeats.`
  )
}
