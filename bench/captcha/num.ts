/** A number of an array; 0 outside of it. */
export const num = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0
