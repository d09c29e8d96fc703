/** Room of a numbered mark, in CSS pixels. */
export const MARQUE = 24

/** Room on both sides of the years. */
export const MARGE = 16

/** Height of a regime in the drawing: its name, a gap, its bar, and what is below. */
export const BANDE = { hauteur: 64, nom: 16, ecart: 8, barre: 24 } as const
