const plural = (count: number, unit: string) => `${count} ${unit}${count > 1 ? 's' : ''}`

/** Time left, as it is read: `1 minute 30 secondes`. */
export const timeLeft = (seconds: number): string => {
  const left = Math.max(0, seconds)
  const [minutes, rest] = [Math.floor(left / 60), left % 60]
  if (minutes === 0) return plural(rest, 'seconde')
  return rest === 0 ? plural(minutes, 'minute') : `${plural(minutes, 'minute')} ${plural(rest, 'seconde')}`
}
