import { Alert, type AlertProps } from '@codegouvfr/react-dsfr/Alert.js'
import type { ReactNode, Ref } from 'react'

interface QuietAlertProps extends Pick<AlertProps, 'as' | 'className' | 'id'> {
  readonly niveau: AlertProps['severity']
  /** It is small without one. */
  readonly titre?: string
  /** It holds links, and says its title alone when it takes the focus; otherwise all that it holds is said. */
  readonly groupe?: boolean
  /** What gives it the focus when it comes, which is how it is heard. */
  readonly ref?: Ref<HTMLDivElement>
  readonly children: NonNullable<ReactNode>
}

/** An alert that is read where it stands or takes the focus: a live role would say it twice. */
export const QuietAlert = ({ niveau, titre, groupe = false, ref, children, ...alert }: QuietAlertProps) => {
  // Its type leaves no way to ask for none, though it has one.
  const quiet: object = {
    role: groupe ? 'group' : undefined,
    'aria-label': groupe ? titre : undefined,
    ...(ref && { tabIndex: -1 }),
  }
  const content =
    titre === undefined
      ? ({ small: true, description: children } as const)
      : { title: titre, description: children }
  return <Alert severity={niveau} {...alert} {...content} {...quiet} ref={ref ?? null} />
}
