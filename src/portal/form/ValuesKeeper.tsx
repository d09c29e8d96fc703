import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { AnyObject } from 'yup'

interface ValuesKeeperProps<Values extends AnyObject> {
  readonly onValues: (values: Values) => void
}

/** Tells the values of its form, as typed, each time that they change. */
export const ValuesKeeper = <Values extends AnyObject>({ onValues }: ValuesKeeperProps<Values>) => {
  const { values, initialValues } = useFormikContext<Values>()
  const tell = useEffectEvent((latest: Values) => onValues(latest))
  useEffect(() => {
    if (values !== initialValues) tell(values)
  }, [values, initialValues])
  return null
}
