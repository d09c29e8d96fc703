/** Categories of civil servants' jobs. */
export const categories = ['sedentaire', 'active', 'superactive'] as const

export type Categorie = (typeof categories)[number]

/** How a category is called in the law's files, and how many years earlier than sedentary it opens. */
export const categoriesDesTables = {
  sedentaire: { category: 'sedentary', avance: 0 },
  active: { category: 'active', avance: 5 },
  superactive: { category: 'superActive', avance: 10 },
} as const satisfies Record<Categorie, unknown>
