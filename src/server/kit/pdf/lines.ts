/** Parts of a word that each fit, cut in two as often as they must be: a word without end would leave the page. */
export const fitting = (word: string, fits: (part: string) => boolean): string[] => {
  const letters = [...word]
  if (letters.length < 2 || fits(word)) return [word]
  const middle = Math.ceil(letters.length / 2)
  return [letters.slice(0, middle), letters.slice(middle)].flatMap((half) => fitting(half.join(''), fits))
}

/**
 * The words of a text, each with the space after it, where a line may be cut: « n° 2025 », « art. L. 13 », « 20 % » and « 70 ans » stay whole, and
 * a sign stays with its word, whatever their spaces.
 */
export const wordsOf = (text: string): string[] =>
  text.split(/(?<= )(?<!(?:n°|«|\bart\.|\b[LRD]\.) )(?![:;!?»%€])(?!(?<=\d )ans(?!\p{L}))/u)

/** Letters of a word that is not measured: no column is so narrow. */
const SHORT_WORD = 12

/**
 * Cuts a text at spaces into lines that fit a width, and words that do not; each line keeps its last space, for copy and
 * paste. `widthOf` measures, in the unit of `width`.
 */
export const linesOf = (text: string, width: number, widthOf: (part: string) => number): string[] => {
  const lines: string[] = []
  let line = ''
  let used = 0
  const fits = (part: string): boolean => part.length <= SHORT_WORD || widthOf(part.trimEnd()) <= width
  for (const word of wordsOf(text).flatMap((one) => fitting(one, fits))) {
    const advance = widthOf(word)
    if (line !== '' && used + widthOf(word.trimEnd()) > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    line += word
    used += advance
  }
  return [...lines, line]
}
