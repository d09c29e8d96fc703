/** Parts of a word that each fit, cut in two as often as they must be: a word without end would leave the page. */
export const fitting = (word: string, fits: (part: string) => boolean): string[] => {
  const letters = [...word]
  if (letters.length < 2 || fits(word)) return [word]
  const middle = Math.ceil(letters.length / 2)
  return [letters.slice(0, middle), letters.slice(middle)].flatMap((half) => fitting(half.join(''), fits))
}
