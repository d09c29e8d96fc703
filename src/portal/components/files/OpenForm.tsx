import type { ReactNode } from 'react'

interface OpenFormProps {
  /** Address of what is opened, with its parameters. */
  readonly address: string
  readonly onOpen: () => void
  /** The button. */
  readonly children: ReactNode
}

/**
 * A button that opens a document in another tab: by `onOpen`, or by its address where no script runs. Nothing is filled in:
 * it is no form to a reader, to whom Firefox tells each, named or not, and which says that it leaves it at each row of a list.
 */
export const OpenForm = ({ address, onOpen, children }: OpenFormProps) => {
  const [path, search = ''] = address.split('?')
  return (
    <form
      role="presentation"
      className="eap-open"
      action={path}
      target="_blank"
      rel="noopener"
      onSubmit={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
