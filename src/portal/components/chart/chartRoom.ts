/** One set of values, one for each category; nothing where it is not known. */
export interface ChartSeries {
  readonly nom: string
  readonly valeurs: readonly (number | undefined)[]
}

/** Values of every series that are known. */
export const knownValues = (series: readonly ChartSeries[]): readonly number[] =>
  series.flatMap(({ valeurs }) => valeurs.filter((valeur) => valeur !== undefined))

/** Categories whose names have room: the first one, then every so many. */
export const everySoMany = (count: number, width: number, room: number): number =>
  Math.max(1, Math.ceil((count * room) / Math.max(width, 1)))

/**
 * Line on which each mark of a drawing stands, from 0 down, so that none covers another; the marks come in the order of their
 * places, and have so much room, in pixels.
 */
export const linesBelow = (places: readonly number[], room: number): readonly number[] => {
  const lasts: number[] = []
  return places.map((place) => {
    const free = lasts.findIndex((last) => last + room <= place)
    const line = free === -1 ? lasts.length : free
    lasts[line] = place
    return line
  })
}

/** Where each thing of the drawing goes. */
export interface Place {
  readonly x: (rank: number) => number
  readonly y: (value: number) => number
  /** Room of one category. */
  readonly band: number
}
