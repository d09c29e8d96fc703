import { useField } from 'formik'
import { normaliseNir } from '#rules/connexion/nir.ts'
import { NirInput } from '#portal/components/numbers/NirInput.tsx'
import { nirErrors } from '#portal/components/numbers/nirErrors.ts'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

interface NirFieldProps {
  readonly name: string
  readonly label?: string
}

/** The social-security number of a form, required; it says what exactly is wrong with what was typed. */
export const NirField = ({ name, label }: NirFieldProps) => {
  const [{ value }, , { setValue }] = useField<string>(name)
  const said = useFieldErrors()(name)
  const precise = said.length > 0 && normaliseNir(value) !== '' ? nirErrors(value, true) : said
  return (
    <NirInput
      id={useFieldId()(name)}
      name={name}
      {...(label !== undefined && { label })}
      required
      value={value}
      errors={precise}
      onChange={(typed) => void setValue(typed)}
    />
  )
}
