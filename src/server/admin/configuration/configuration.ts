import { runtimeConfiguration } from '#server/contenu/runtimeConfiguration.ts'
import { dropReglage, getReglage, holdReglage, setReglage } from '#server/kit/database/reglages.ts'
import { CONFIGURATION, defaultCompromission, type Published } from '#server/kit/published.ts'
import type { Services } from '#server/services.ts'
import { AdministrationFault, type Output } from '../Runner.ts'
import { type CleReglable, type Reglable, reglables } from './cles.ts'
import { tryAddress } from './tryAddress.ts'

type Posees = Published['configuration']

const cles = Object.keys(reglables) as CleReglable[]

const reglableOf = (cle: string): Reglable & { readonly cle: CleReglable } => {
  const found = cles.find((one) => one === cle)
  if (found !== undefined) return { ...reglables[found], cle: found }
  throw new AdministrationFault(
    `« ${cle} » ne se règle pas par cette commande. Ce qui se règle : ${cles.join(', ')}. Le reste vient des variables d’environnement (README).`,
  )
}

const readPosees = async ({ db }: Pick<Services, 'db'>): Promise<Posees> =>
  JSON.parse((await getReglage(db, CONFIGURATION)) ?? '{}') as Posees

/** Changes what is set; another command that sets a key meanwhile waits, and loses nothing. */
const change = ({ db }: Services, changed: (posees: Posees) => Posees): Promise<unknown> =>
  db.transaction().execute(async (inside) => {
    const posees = changed(JSON.parse(await holdReglage(inside, CONFIGURATION, '{}')) as Posees)
    return Object.keys(posees).length === 0
      ? dropReglage(inside, CONFIGURATION)
      : setReglage(inside, CONFIGURATION, JSON.stringify(posees))
  })

/** Value of each key without what is set. */
const byDefault = async ({ config, published }: Services): Promise<Readonly<Record<string, string>>> => ({
  ...Object.fromEntries(
    runtimeConfiguration(config, {}, (await published()).contenus.contact.champ).map(({ cle, valeur }) => [
      cle,
      valeur,
    ]),
  ),
  ...Object.fromEntries(Object.entries(defaultCompromission).map(([cle, valeur]) => [cle, String(valeur)])),
  niveauAuthentification: 'motdepasse',
  captchaConnexion: 'toujours',
  hotesReferenceUrl: '',
  publicationRgaaSuivant: '',
})

/** Says every value that the portal and its server work with, and where each comes from. */
export const showConfiguration = async (services: Services, { say }: Output): Promise<void> => {
  const posees = await readPosees(services)
  const defaults = await byDefault(services)
  for (const cle of new Set([...cles, ...Object.keys(defaults)])) {
    const posee = posees[cle as CleReglable]
    const reglable = cles.find((one) => one === cle)
    const origine =
      posee === undefined ? (reglable === undefined ? 'environnement ou défaut' : 'défaut') : 'réglée'
    say(`${cle} = ${(posee ?? defaults[cle]) || '(vide)'} [${origine}]`)
    if (reglable !== undefined) say(`    ${reglables[reglable].sens}`)
  }
}

const refuseNiveau = ({ config }: Services, cle: CleReglable, valeur: string) => {
  if (cle !== 'niveauAuthentification' || valeur !== 'connexion' || config.franceConnect || config.demo)
    return
  throw new AdministrationFault(
    'FranceConnect n’est pas configuré (FRANCECONNECT_ISSUER) : ceux qui n’ont pas encore de second facteur n’auraient aucun moyen d’entrer. « actes » l’exige pour les actes sensibles seulement.',
  )
}

/** Sets a key, after its address has shown that it answers; the server follows within two seconds. */
export const setConfiguration = async (
  services: Services,
  typed: { readonly cle: string; readonly valeur: string },
  { say }: Output,
): Promise<void> => {
  const { cle, convient, attendu, essai } = reglableOf(typed.cle)
  const valeur = typed.valeur.trim().replace(/^(https?:.*[^/])\/+$/, '$1')
  if (!convient(valeur)) throw new AdministrationFault(`${cle} ${attendu} ; reçu : « ${valeur} ».`)
  refuseNiveau(services, cle, valeur)
  if (essai) {
    const adresse = essai.adresse(valeur)
    const { bon, dit } = await tryAddress(adresse, essai.accepte)
    if (!bon) throw new AdministrationFault(`Rien n’est changé : ${adresse} ${dit}.`)
    say(`${adresse} ${dit}.`)
  }
  await change(services, (posees) => ({ ...posees, [cle]: valeur }))
  say(
    `${cle} vaut « ${valeur} » ; le serveur suit dans les deux secondes, les pages déjà ouvertes à leur rechargement.`,
  )
}

/** Puts a key, or all of them, back to what it is by default. */
export const resetConfiguration = async (
  services: Services,
  typed: { readonly cle?: string | undefined },
  { say }: Output,
): Promise<void> => {
  if (typed.cle === undefined) {
    await change(services, () => ({}))
    return say('Toute la configuration est de nouveau celle par défaut.')
  }
  const { cle } = reglableOf(typed.cle)
  await change(services, ({ [cle]: _dropped, ...others }) => others)
  say(`${cle} est de nouveau « ${(await byDefault(services))[cle] || '(vide)'} ».`)
}

/**
 * Asks every address that is set.
 *
 * @throws {AdministrationFault} when one does not answer as it should
 */
export const checkConfiguration = async (
  services: Services,
  { say }: Output,
  ask: typeof fetch = fetch,
): Promise<void> => {
  const posees = await readPosees(services)
  const fautives: string[] = []
  for (const cle of cles) {
    const valeur = posees[cle]
    const { essai }: Reglable = reglables[cle]
    if (valeur === undefined || !essai) continue
    const { bon, dit } = await tryAddress(essai.adresse(valeur), essai.accepte, ask)
    say(`${cle} : ${essai.adresse(valeur)} ${dit}.`)
    if (!bon) fautives.push(cle)
  }
  if (fautives.length > 0) throw new AdministrationFault(`À corriger : ${fautives.join(', ')}.`)
  say('Toutes les adresses réglées répondent comme attendu.')
}
