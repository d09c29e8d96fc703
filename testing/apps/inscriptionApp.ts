import { validerinscription } from '#contract/connexion/identite.ts'
import {
  inscription,
  inscriptionIdentite,
  inscriptionVerification,
} from '#contract/inscription/inscription.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { lastToken, send } from '../calls.ts'
import type { DatabaseName } from '../databases.ts'
import { solvedCaptcha, testApp } from '../testApp.ts'

/** Someone whom the register knows, what creates her account, and the steps as calls. */

export const NADIA = '288064410907773'
/** A right number that the register does not have. */
export const STRANGER = '293057511400165'
export const IBAN = 'FR1420041010050500013M02606'
/** Digits asked of that IBAN. */
export const DIGITS = '0500'
export const NEW_PASSWORD = 'Bonjour-2026!Lyon'

const nadia = { nir: NADIA, nomNaissance: 'CHERIF', prenom: 'Nadia', dateNaissance: '1988-06-11' }

const contacts = {
  courrielPrincipal: 'nadia@example.org',
  courrielPrincipalConfirmation: 'nadia@example.org',
  courrielSecondaire: '',
  courrielSecondaireConfirmation: '',
  telephonePrincipal: '06 39 98 00 01',
  telephonePrincipalConfirmation: '0639980001',
  telephoneSecondaire: '',
  telephoneSecondaireConfirmation: '',
}

const last = {
  ...contacts,
  motDePasse: NEW_PASSWORD,
  motDePasseConfirmation: NEW_PASSWORD,
  conditionsAcceptees: true,
}

/** An application whose register knows Nadia, and the steps of a creation as functions. */
export const inscriptionApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const id = await portal.addPerson(NADIA, {
    prenom: 'Nadia',
    nom: 'Cherif',
    nom_naissance: 'Chérif',
    date_naissance: '1988-06-11',
    etat: 'REGISTRE',
    secret: '',
  })
  await changeProfil(portal.services.db, id, { iban: IBAN, iban_depuis: '2020-01-01' })
  const begin = async (changes: Partial<typeof nadia> = {}) =>
    send(portal, inscriptionIdentite, { body: { ...nadia, ...changes, ...(await solvedCaptcha(portal)) } })
  const started = async (changes: Partial<typeof nadia> = {}) =>
    (await begin(changes)).json<{ inscriptionId: string; ibanCacheDebut: string; ibanCacheFin: string }>()
  const verify = (inscriptionId: string, ibanSaisi = DIGITS) =>
    send(portal, inscriptionVerification, { body: { inscriptionId, ibanSaisi } })
  const submit = (inscriptionId: string, changes: Partial<typeof last> = {}) =>
    send(portal, inscription, { body: { inscriptionId, ...last, ...changes } })
  const open = (validationInscription: string) =>
    send(portal, validerinscription, { body: { validationInscription } })
  const create = async (digits: string | undefined, changes: Partial<typeof nadia> = {}, mail = {}) => {
    const { inscriptionId } = await started(changes)
    if (digits !== undefined) await verify(inscriptionId, digits)
    await submit(inscriptionId, mail)
    return lastToken(portal, 'validationInscription')
  }
  return { portal, begin, started, verify, submit, open, create }
}
