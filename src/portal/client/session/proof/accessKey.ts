import type {
  CreationCle,
  DemandeCle,
  NouvelleCle,
  SignatureCle,
} from '#contract/connexion/facteurs/cleAcces.ts'

/** Why the browser gave nothing: it knows no access keys, the person gave up, the key is there already, or what asks it could not be fetched. */
export type KeyFault = 'inconnue' | 'abandon' | 'deja' | 'reseau'

const faultOf = (error: unknown): KeyFault =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'deja' : 'abandon'

// Loaded when someone uses a key: nobody else pays for it.
const fromNetwork = () => import('@simplewebauthn/browser')

const fetched = (library: typeof fromNetwork) => library().catch(() => undefined)

/** Has an access key sign what the server asked, after the browser had the person show that it is theirs. */
export const signWithKey = async (
  optionsJSON: DemandeCle,
  library = fromNetwork,
): Promise<SignatureCle | KeyFault> => {
  const known = await fetched(library)
  if (!known) return 'reseau'
  const { browserSupportsWebAuthn, startAuthentication } = known
  if (!browserSupportsWebAuthn()) return 'inconnue'
  try {
    return (await startAuthentication({ optionsJSON })) as SignatureCle
  } catch (error) {
    return faultOf(error)
  }
}

/** Has the browser make an access key. */
export const makeKey = async (
  creation: CreationCle,
  library = fromNetwork,
): Promise<NouvelleCle | KeyFault> => {
  const known = await fetched(library)
  if (!known) return 'reseau'
  const { browserSupportsWebAuthn, startRegistration } = known
  if (!browserSupportsWebAuthn()) return 'inconnue'
  try {
    const optionsJSON = creation as Parameters<typeof startRegistration>[0]['optionsJSON']
    const { id, rawId, type, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    }
  } catch (error) {
    return faultOf(error)
  }
}
