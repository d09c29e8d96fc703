import { checkPresentPassword } from '../password/checkPresent.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '../people/comptes.ts'
import type { OpenSession } from './sessions.ts'

/** How long a proof counts, in milliseconds: sensitive acts ask for one that is not older. */
const PREUVE_MS = 5 * 60_000

/** How someone proved again who they are. */
export type Preuve = NonNullable<OpenSession['preuve']>

/** Whether the present password, typed again, is enough for the sensitive acts of an account. */
export const passwordIsEnough = async (
  { published }: Pick<Services, 'published'>,
  { etat }: Pick<Compte, 'etat'>,
): Promise<boolean> => etat !== 'CONFIRME' || (await published()).niveau === 'motdepasse'

/** Whether a password alone opens a session of an account that has no second factor. */
export const passwordOpens = async (
  { published }: Pick<Services, 'published'>,
  { etat }: Pick<Compte, 'etat'>,
): Promise<boolean> => etat !== 'CONFIRME' || (await published()).niveau !== 'connexion'

/** The proof of a session that still counts. */
const presentProof = ({ clock }: Pick<Services, 'clock'>, { prouveLe, preuve }: OpenSession) =>
  prouveLe !== null && clock().getTime() - prouveLe < PREUVE_MS ? preuve : null

interface Asked {
  /** Present password that came with the act: it proves too. */
  readonly motDePasse?: string | undefined
  /** Whether a password is enough, when the rule of the installation is not the one that counts. */
  readonly passwordEnough?: boolean
}

/**
 * Refuses a sensitive act to a session that proved nothing for five minutes: a cookie, or a browser left open, is not
 * enough. A factor always counts; the password typed again, unless the administration asks for more.
 */
export const requireProof = async (
  services: Services,
  session: OpenSession,
  { motDePasse = '', passwordEnough }: Asked = {},
): Promise<void> => {
  const proof = presentProof(services, session)
  if (proof === 'facteur') return
  if (!(passwordEnough ?? (await passwordIsEnough(services, session.compte))))
    throw new Refusal('niveauInsuffisant')
  if (proof === 'motdepasse') return
  if (motDePasse === '') throw new Refusal('preuveDemandee')
  await checkPresentPassword(services, session.compte, motDePasse)
}
