import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { componentMessages } from '../words/components.ts'

/** In the place of a content that could not be loaded. */
export const LoadFailure = () => (
  <Alert small severity="error" description={componentMessages.echecChargement} />
)
