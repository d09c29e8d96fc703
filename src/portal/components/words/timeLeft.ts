import { compter } from '#rules/format/nombres.ts'

/** Time left, as it is read: `1 minute 30 secondes`. */
export const timeLeft = (seconds: number): string => {
  const left = Math.max(0, seconds)
  const [minutes, rest] = [Math.floor(left / 60), left % 60]
  if (minutes === 0) return compter(rest, 'seconde')
  return rest === 0 ? compter(minutes, 'minute') : `${compter(minutes, 'minute')} ${compter(rest, 'seconde')}`
}
