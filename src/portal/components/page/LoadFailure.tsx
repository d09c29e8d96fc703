import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { createContext, use } from 'react'
import { componentMessages } from '../words/components.ts'

/** True where the page is told, above, why what it awaits does not come. */
export const ReasonTold = createContext(false)

/** In the place of a content that could not be loaded; nothing where the reason is told already. */
export const LoadFailure = () =>
  use(ReasonTold) ? null : <Alert small severity="error" description={componentMessages.echecChargement} />
