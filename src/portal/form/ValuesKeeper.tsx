import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnyObject } from 'yup'

interface ValuesKeeperProps<Values extends AnyObject> {
  readonly onValues: (values: Values) => void
}

/** Tells the values of its form, as typed, each time that they change. */
export const ValuesKeeper = <Values extends AnyObject>({ onValues }: ValuesKeeperProps<Values>) => {
  const { values } = useFormikContext<Values>()
  // Not `initialValues`: the form begins with a copy of them.
  const told = useRef(values)
  const tell = useEffectEvent((latest: Values) => onValues(latest))
  useEffect(() => {
    if (values === told.current) return
    told.current = values
    tell(values)
  }, [values])
  return null
}
