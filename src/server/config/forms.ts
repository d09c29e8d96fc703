import { type TSchemaOptions, Type } from 'typebox'

type Form = RegExp | ((given: string) => boolean)

const isOf = (form: Form) => (given: string) => (form instanceof RegExp ? form.test(given) : form(given))

/** A variable that must have a form; `must` says which, after its name. It is repeated to who gave it wrong. */
export const text = (form: Form, must: string, options?: TSchemaOptions) =>
  Type.Refine(Type.String(options), isOf(form), (given) => `${must} ; reçu : « ${given} »`)

/** The same for what is never repeated: a secret, or an address, which may hold one. */
export const secret = (form: Form, must: string) => Type.Refine(Type.String(), isOf(form), () => must)

/** A variable that takes one of these values. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  must = `doit être l’un de ${values.join(', ')}`,
  options?: TSchemaOptions,
) =>
  Type.Refine(
    Type.Unsafe<T[number]>(Type.String(options)),
    (given) => values.includes(given),
    (given) => `${must} ; reçu : « ${given} »`,
  )

/** Whether what is given is a whole number between two. */
export const isWithin = (least: number, most: number) => (given: string) =>
  /^\d+$/.test(given) && Number(given) >= least && Number(given) <= most
