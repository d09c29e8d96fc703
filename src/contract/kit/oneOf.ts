import { Type } from 'typebox'

/** Schema of one value among a fixed list. */
export const oneOf = <const T extends string | number>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values] })
