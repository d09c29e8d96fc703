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

/** Lines by which the number of each milestone goes down, from their places in order: one more than the one before where they would overlap. */
export const linesBelow = (places: readonly number[], room: number): readonly number[] => {
  const lines: number[] = []
  for (const [rank, place] of places.entries()) {
    const before = places[rank - 1]
    lines.push(before !== undefined && place - before < room ? (lines.at(-1) ?? 0) + 1 : 0)
  }
  return lines
}

/** Where each thing of the drawing goes. */
export interface Place {
  readonly x: (rank: number) => number
  readonly y: (value: number) => number
  /** Room of one category. */
  readonly band: number
}
