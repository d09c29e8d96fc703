import { Alert, type AlertProps } from '@codegouvfr/react-dsfr/Alert.js'
import { useId, type ReactNode, type Ref } from 'react'

interface QuietAlertProps extends Pick<AlertProps, 'as' | 'className' | 'id'> {
  readonly niveau: AlertProps['severity']
  /** It is small without one. */
  readonly titre?: string
  /** It holds links, and says its title alone when it takes the focus; otherwise its text is said too. */
  readonly groupe?: boolean
  /** What gives it the focus when it comes, which is how it is heard. */
  readonly ref?: Ref<HTMLDivElement>
  readonly children: NonNullable<ReactNode>
}

/**
 * An alert that is read where it stands or takes the focus: a live role would say it twice. What takes the focus is a group
 * with a name and a description: of one that has none, Orca says nothing.
 */
export const QuietAlert = ({ niveau, titre, groupe = false, ref, children, ...alert }: QuietAlertProps) => {
  const textId = useId()
  const named =
    titre === undefined
      ? { 'aria-labelledby': textId }
      : { 'aria-label': titre, 'aria-describedby': groupe ? undefined : textId }
  // Its type leaves no way to ask for none, though it has one.
  const quiet: object = {
    role: ref && 'group',
    ...(ref && { tabIndex: -1, ...named }),
  }
  const description = ref && !groupe ? <p id={textId}>{children}</p> : children
  const content =
    titre === undefined ? ({ small: true, description } as const) : { title: titre, description }
  return <Alert severity={niveau} {...alert} {...content} {...quiet} ref={ref ?? null} />
}
