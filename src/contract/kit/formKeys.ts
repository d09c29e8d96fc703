import { product } from '#rules/product.ts'

/** Error keys of forms that no content of the server holds (specification, §8); the portal has their texts. */
export const formKeys = {
  /** A confirmation that differs: `espaceagentCompareAvec`, on both fields (§5). */
  compareAvec: `${product}CompareAvec`,
  validerNir: 'validerNir',
  robustesse: 'robustesse',
} as const
