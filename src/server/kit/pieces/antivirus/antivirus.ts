import { breakerOf } from '../../breaker.ts'
import { type AntivirusSettings, askClamd } from './clamd.ts'

/** What an antivirus makes of a file; `non_analyse` when it does not know. */
export type Verdict = 'sain' | 'infecte' | 'non_analyse'

/** What looks at the files that people send. */
export interface Antivirus {
  /** Looks at a file; never throws. */
  readonly analyse: (bytes: Uint8Array) => Promise<Verdict>
  /** Whether asking is of any use now. */
  readonly answers: () => boolean
}

/** Without an antivirus, nothing is known of any file. */
export const noAntivirus: Antivirus = { analyse: async () => 'non_analyse', answers: () => false }

export interface AntivirusLimits {
  /** Longest look at a file, in milliseconds. */
  readonly answerMs: number
  /** How long an antivirus that did not answer is left alone, in milliseconds. */
  readonly restMs: number
}

const limits: AntivirusLimits = { answerMs: 20_000, restMs: 30_000 }

const verdictOf = (answer: string): Verdict => {
  if (answer === 'stream: OK') return 'sain'
  return /^stream: .+ FOUND$/.test(answer) ? 'infecte' : 'non_analyse'
}

/** The antivirus of the configuration. One that does not answer rests: meanwhile nothing waits for it. */
export const antivirusOf = (
  settings: AntivirusSettings | undefined,
  now: () => number,
  { answerMs, restMs } = limits,
): Antivirus => {
  if (!settings) return noAntivirus
  const { isResting, guard } = breakerOf(now, restMs)
  return {
    answers: () => !isResting(),
    analyse: async (bytes) => {
      if (isResting()) return 'non_analyse'
      try {
        return verdictOf(await guard(() => askClamd(settings, bytes, answerMs)))
      } catch {
        return 'non_analyse'
      }
    },
  }
}
