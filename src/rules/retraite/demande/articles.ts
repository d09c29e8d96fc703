/** Articles that grant quarters for a child, as they are quoted. */
export const articlesEnfant = {
  L12b: 'L. 12 b',
  L12bbis: 'L. 12 b bis',
  L12bis: 'L. 12 bis et L. 12 b ter',
} as const

export type ArticleEnfant = keyof typeof articlesEnfant

interface Nature {
  /** As the article is quoted. */
  readonly cite: string
  /** Counts for the percentage, not for the insurance alone. */
  readonly payable: boolean
  /** Granted for children or disability: the surcote counts it (art. L. 14 III CPCMR). */
  readonly surcote: boolean
}

const seule = (cite: string): Nature => ({ cite, payable: true, surcote: false })

/** Articles that grant the other bonifications and majorations of an account. */
export const articlesBonification = {
  L12a: seule('L. 12 a'),
  L12c: seule('L. 12 c'),
  L12d: seule('L. 12 d'),
  L12h: seule('L. 12 h'),
  L12i: seule('L. 12 i'),
  L12ter: { cite: 'L. 12 ter', payable: false, surcote: true },
} as const satisfies Readonly<Record<string, Nature>>

export type ArticleBonification = keyof typeof articlesBonification

/** What someone answers of a child: gave birth after or before the recruitment, stopped working for it, or none. */
export const liensEnfant = ['accouchement', 'etudes', 'interruption', 'aucun'] as const

export type LienEnfant = (typeof liensEnfant)[number]

/** Every article that grants quarters over services. */
export type ArticleAccorde = ArticleEnfant | ArticleBonification

export const articlesAccordes = [
  ...Object.keys(articlesEnfant),
  ...Object.keys(articlesBonification),
] as ArticleAccorde[]

/** Bonifications and majorations that one article grants, in all. */
export interface TrimestresDunArticle {
  readonly article: ArticleAccorde
  readonly trimestres: number
}
