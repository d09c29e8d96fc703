/** Room of a numbered mark, in CSS pixels. */
export const MARQUE = 24

/** Room on both sides of the years. */
export const MARGE = 16

/** Height of a regime in the drawing: its name, a gap, its bar, and what is below. */
export const BANDE = { hauteur: 64, nom: 16, ecart: 8, barre: 24 } as const

/**
 * Line on which each mark of a drawing stands, from 0, so that none covers another; the marks come in the order of their
 * places, in pixels.
 */
export const niveaux = (places: readonly number[]): readonly number[] => {
  const lasts: number[] = []
  return places.map((place) => {
    const free = lasts.findIndex((last) => last + MARQUE <= place)
    const niveau = free === -1 ? lasts.length : free
    lasts[niveau] = place
    return niveau
  })
}
