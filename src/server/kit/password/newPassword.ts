import { occurrencesIn, splitHash } from '#rules/connexion/compromission.ts'
import { isObviousPassword, type Titulaire } from '#rules/connexion/motDePasseEvident.ts'
import { messageKey } from '#contract/messages.ts'
import { createHash } from 'node:crypto'
import { boundedBody } from '../boundedBody.ts'
import type { Compte } from '../people/comptes.ts'
import { hashPassword } from './password.ts'
import { Overload } from '../turns/inTurn.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { occurrencesInSample } from './compromission/sample.ts'

/** Mode in which a leaked password is refused, instead of being warned about (specification, §3). */
const BLOCKING = 1

/** Heaviest answer that is read, in bytes: a range weighs some tens of thousands. */
const HEAVIEST = 1_000_000

const askedOf = async (url: string, motDePasse: string, limitMs: number): Promise<number> => {
  const [prefix, suffix] = splitHash(createHash('sha1').update(motDePasse).digest('hex'))
  try {
    const answer = await fetch(`${url}/range/${prefix}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (!answer.ok) return 0
    return occurrencesIn((await boundedBody(answer, HEAVIEST)).toString(), suffix) ?? 0
  } catch {
    return 0
  }
}

/**
 * True when a new password has leaked more often than is allowed and this refuses it. The browser has asked already;
 * the server asks again, because a program could skip it. A list that does not answer never stops anyone.
 */
export const isCompromised = async (
  { config, published }: Services,
  motDePasse: string,
): Promise<boolean> => {
  const { compromission } = await published()
  if (compromission.verificationCompromissionMotDePasse !== BLOCKING) return false
  const occurrences =
    config.urlCompromission === undefined
      ? occurrencesInSample(motDePasse)
      : await askedOf(
          config.urlCompromission,
          motDePasse,
          compromission.delaiAttenteCompromissionMotDePasseMillis,
        )
  return occurrences >= compromission.seuilAcceptabiliteOccurrencesCompromissionMotDePasse
}

/** What an account tells of its holder; what they said of themselves while nobody confirmed it: the register's is not theirs to know. */
export const titulaireOf = (compte: Compte): Titulaire => ({
  nom: compte.nom_declare ?? `${compte.nom} ${compte.nom_naissance ?? ''}`.trim(),
  prenom: compte.prenom_declare ?? compte.prenom,
  nir: compte.identifiant,
  naissance: compte.naissance_declaree ?? compte.date_naissance,
})

/**
 * Hash of a new password that the rules accepted; refused when it holds what is known of its holder, or is known to have
 * leaked and that blocks.
 */
export const acceptPassword = async (
  services: Services,
  motDePasse: string,
  titulaire: Titulaire,
): Promise<string> => {
  if (isObviousPassword(motDePasse, titulaire))
    throw new Refusal('saisieRefusee', {
      champs: ['motDePasse'],
      erreurCode: messageKey('SAISIE_MDP_EVIDENT'),
    })
  if (await isCompromised(services, motDePasse))
    throw new Refusal('motDePasseCompromis', { champs: ['motDePasse'] })
  return hashPassword(motDePasse, titulaire.nir).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })
}
