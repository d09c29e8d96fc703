import { normaliseNir } from '#rules/connexion/nir.ts'
import { NirInput } from '#portal/components/numbers/NirInput.tsx'
import { nirErrors } from '#portal/components/numbers/nirErrors.ts'
import { useFormField } from '../FormContext.ts'

/** The social-security number of a form, required; it says what exactly is wrong with what was typed. */
export const NirField = ({ name }: { readonly name: string }) => {
  const field = useFormField<string>(name)
  const precise = field.errors.length > 0 && normaliseNir(field.value) !== ''
  return <NirInput {...field} required errors={precise ? nirErrors(field.value, true) : field.errors} />
}
