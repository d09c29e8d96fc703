/** Categories of civil servants' jobs. */
export const categories = ['sedentaire', 'active', 'superactive'] as const

export type Categorie = (typeof categories)[number]

/** How a category is called in the tables, and how many years earlier than sedentary it opens. */
export const categoriesDesTables = {
  sedentaire: { id: 'sedentary', category: 'sedentary', avance: 0 },
  active: { id: 'active', category: 'active', avance: 5 },
  superactive: { id: 'super-active', category: 'superActive', avance: 10 },
} as const satisfies Record<Categorie, unknown>
