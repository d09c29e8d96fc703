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

/** Uses keys with the library, or says why it could not. */
const withKeys = async <T>(
  library: typeof fromNetwork,
  use: (known: Awaited<ReturnType<typeof fromNetwork>>) => Promise<T>,
): Promise<T | KeyFault> => {
  const known = await library().catch(() => undefined)
  if (!known) return 'reseau'
  if (!known.browserSupportsWebAuthn()) return 'inconnue'
  try {
    return await use(known)
  } catch (error) {
    return faultOf(error)
  }
}

/** Has an access key sign what the server asked, after the browser had the person show that it is theirs. */
export const signWithKey = (
  optionsJSON: DemandeCle,
  library = fromNetwork,
): Promise<SignatureCle | KeyFault> =>
  withKeys(
    library,
    async ({ startAuthentication }) => (await startAuthentication({ optionsJSON })) as SignatureCle,
  )

/** Has the browser make an access key. */
export const makeKey = (creation: CreationCle, library = fromNetwork): Promise<NouvelleCle | KeyFault> =>
  withKeys(library, async ({ startRegistration }) => {
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
  })
