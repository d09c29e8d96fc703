import { validermodificationmail } from '#contract/connexion/identite.ts'
import { profil, type Profil } from '#contract/profil/profil.ts'
import { profilCoordonnees } from '#contract/profil/profilModifications.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { send } from '../calls.ts'
import type { DatabaseName } from '../databases.ts'
import { PASSWORD, testApp } from '../testApp.ts'

export const CAMILLE = '269057505601260'

/** Contacts of Camille as her profile's form sends them. */
export const contacts = {
  courrielPrincipal: 'camille@example.org',
  courrielPrincipalConfirmation: 'camille@example.org',
  courrielSecondaire: '',
  courrielSecondaireConfirmation: '',
  telephonePrincipal: '',
  telephonePrincipalConfirmation: '',
  telephoneSecondaire: '',
  telephoneSecondaireConfirmation: '',
}

/** An application where Camille is signed in, and what she does of her profile as functions. */
export const profilApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const id = await portal.addPerson(CAMILLE)
  await changeProfil(portal.services.db, id, {
    iban: 'FR7630006000011234567890189',
    iban_depuis: '2020-01-01',
    courriel_principal: 'camille@example.org',
    telephone_principal: '0639980000',
  })
  const cookie = await portal.signIn(CAMILLE)
  const shown = async (as = cookie) => (await send(portal, profil, {}, { cookie: as })).json<Profil>()
  const setContacts = (changes: Partial<typeof contacts>) =>
    send(
      portal,
      profilCoordonnees,
      { body: { ...contacts, motDePasseAncien: PASSWORD, ...changes } },
      { cookie },
    )
  const setMail = (courriel: string) =>
    setContacts({ courrielPrincipal: courriel, courrielPrincipalConfirmation: courriel })
  const open = (validationMail: string) => send(portal, validermodificationmail, { body: { validationMail } })
  return { portal, id, cookie, shown, setContacts, setMail, open }
}
