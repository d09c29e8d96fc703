import type { CategorieDeLoi } from '../regle/loi.ts'

/** Categories of civil servants' jobs. */
export const categories = ['sedentaire', 'active', 'superactive'] as const

export type Categorie = (typeof categories)[number]

/** How a category is called in the law's files. */
export const categoriesDesTables = {
  sedentaire: 'sedentary',
  active: 'active',
  superactive: 'superActive',
} as const satisfies Record<Categorie, CategorieDeLoi>
