import { product } from '#rules/product.ts'

/** Error key of a confirmation that differs (specification, §5): `espaceagentCompareAvec`. */
export const compareKey = `${product}CompareAvec`
