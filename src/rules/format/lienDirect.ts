/**
 * Where a number or an address alone leads when it is pressed: it calls or writes, and nobody copies it from a phone to
 * itself. Nothing for a text that says more.
 */
export const lienDirect = (texte: string): string | undefined => {
  if (/^\+?\d[\d\s.]{2,}$/.test(texte)) return `tel:${texte.replaceAll(/[\s.]/g, '')}`
  return /^[\w.+-]+@[\w.-]+$/.test(texte) ? `mailto:${texte}` : undefined
}
