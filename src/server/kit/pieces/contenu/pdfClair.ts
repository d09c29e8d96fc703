/** Lines that programs write and that say nothing: the head of a PDF, its mark of bytes, and its end. */
const MARKS = /^%(?:PDF-\d\.\d|%EOF|[\u0080-\u00ff]{1,20})\s*$/gm

/** Texts in which nothing could begin or end for a reader who comes in the middle. */
const PLAIN_TEXT = /\((?:[^()\\%<]|\\[^%<]){0,500}\)/g

/** Texts written with their codes. */
export const CODES = /<[\da-f\s]{0,5000}>/gi

/** Signs of dictionaries, and lone ones, which readers take each in their way. */
export const SIGNS = /<<|>>|[<>]/g

/** Whether all readers find the same in a text of a PDF: its texts are plain, none is a comment, and its dictionaries close. */
export const isClear = (text: string): boolean => {
  const bare = text.replaceAll(MARKS, '').replaceAll(CODES, '').replaceAll(PLAIN_TEXT, '')
  if (/[()%\\]/.test(bare)) return false
  let depth = 0
  for (const [sign] of bare.matchAll(SIGNS)) {
    if (sign.length === 1) return false
    depth += sign === '<<' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
