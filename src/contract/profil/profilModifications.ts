import { Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { ibanEnAttenteSchema } from './banque.ts'
import { DELAI_IBAN_HEURES } from '#rules/profil/limitesIban.ts'
import { notifications } from './profil.ts'

/** A program may prove at once, by the present password, what the portal asks for when it is missing (511). */
const motDePasseAncien = Type.Optional(
  Type.String({
    maxLength: 1000,
    description: 'Mot de passe actuel : preuve, à défaut d’une de moins de cinq minutes.',
  }),
)

/** A line that a form sends. */
export const short = Type.String({ maxLength: 300 })

/** The four contacts as they are typed, each twice. */
export const coordonneesTapees = {
  courrielPrincipal: short,
  courrielPrincipalConfirmation: short,
  courrielSecondaire: short,
  courrielSecondaireConfirmation: short,
  telephonePrincipal: short,
  telephonePrincipalConfirmation: short,
  telephoneSecondaire: short,
  telephoneSecondaireConfirmation: short,
}

const write = (name: string, resume: string) =>
  ({ method: 'POST', path: `${prive}/profil/v1/${name}`, resume, access: 'connecte', writes: true }) as const

export const profilCoordonnees = defineCall({
  acte: 'coordonnees',
  ...write('coordonnees', 'Modifie les coordonnées ; un courriel ne change qu’après son lien'),
  body: Type.Object({
    ...coordonneesTapees,
    motDePasseAncien,
  }),
  refusals: [503],
  success: Type.Object({
    courrielsEnAttente: Type.Array(oneOf(['courrielPrincipal', 'courrielSecondaire'])),
  }),
})

const adresseSaisie = {
  codePays: short,
  voie: short,
  complement: short,
  codePostal: short,
  commune: short,
}

export const profilAdresse = defineCall({
  acte: 'adresse',
  ...write('adresse', 'Modifie l’adresse actuelle'),
  body: Type.Object(adresseSaisie),
  success: Type.Object({}),
})

export const profilAdresseFuture = defineCall({
  acte: 'adresse',
  ...write('adressefuture', 'Annonce une adresse future, avec sa date d’effet'),
  body: Type.Object({ ...adresseSaisie, dateEffet: short }),
  success: Type.Object({}),
})

export const profilAdresseFutureAnnulation = defineCall({
  acte: 'adresse',
  ...write('adressefuture/annulation', 'Retire l’adresse future'),
  success: Type.Object({}),
})

export const profilIban = defineCall({
  acte: 'iban',
  ...write(
    'iban',
    `Demande un changement d’IBAN, saisi en deux champs, contre une preuve de moins de cinq minutes ; il attend ${DELAI_IBAN_HEURES} heures`,
  ),
  body: Type.Object({ iban1: short, iban2: short, motDePasseAncien }),
  refusals: [503],
  success: ibanEnAttenteSchema,
})

export const profilIbanAnnulation = defineCall({
  acte: 'ibanannulation',
  ...write('iban/annulation', 'Annule le changement d’IBAN qui attend'),
  success: Type.Object({}),
  refusals: [444],
})

export const profilMotDePasse = defineCall({
  acte: 'motdepasse',
  ...write('motdepasse', 'Change le mot de passe ; les autres sessions se ferment'),
  body: Type.Object({
    motDePasseAncien: Type.String({ maxLength: 1000 }),
    motDePasse: Type.String({ maxLength: 1000 }),
    motdepasseConfirmation: Type.String({ maxLength: 1000 }),
  }),
  success: Type.Object({}),
  refusals: [503],
})

export const profilNotifications = defineCall({
  ...write('notifications', 'Choisit les nouveautés annoncées par courriel'),
  body: Type.Object({ notifications: Type.Array(oneOf(notifications), { maxItems: notifications.length }) }),
  success: Type.Object({}),
})

/** What changes of the profile call. */
export const appelsModifications = [
  profilCoordonnees,
  profilAdresse,
  profilAdresseFuture,
  profilAdresseFutureAnnulation,
  profilIban,
  profilIbanAnnulation,
  profilMotDePasse,
  profilNotifications,
] as const
