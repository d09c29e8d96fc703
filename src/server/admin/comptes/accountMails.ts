import { contact, type Mail, portal } from '#server/kit/mail/Mail.ts'

/** Mails by which the administration tells people what it did on their space, and why. */

export interface Told {
  readonly motif: string
  readonly origin: string
}

const raison = (motif: string) => `Raison donnée : ${motif}`

/** Nobody signs in to a space that is suspended or gone: the link is to whom they reach. */
const CONTACT =
  'Pour toute question, joignez le service indiqué à la page Contact : elle s’ouvre sans se connecter.'

/** Why it was done, and whom to ask. */
export const raisonEtContact = (motif: string): readonly string[] => [raison(motif), CONTACT]

export const suspensionMail = ({ motif, origin }: Told): Mail => ({
  genre: 'suspension',
  sujet: 'Votre espace est suspendu',
  paragraphes: [
    'L’administration a suspendu votre espace : vos sessions sont fermées, et personne ne peut s’y connecter.',
    'Tout changement d’adresse électronique ou d’IBAN qui attendait est annulé : demandez-le de nouveau une fois l’espace rétabli.',
    ...raisonEtContact(motif),
  ],
  lien: contact(origin),
})

export const retablissementMail = (origin: string): Mail => ({
  genre: 'retablissement',
  sujet: 'Votre espace est rétabli',
  paragraphes: ['La suspension de votre espace est levée : vous pouvez de nouveau vous connecter.'],
  lien: portal(origin),
})

/** `motif`: reason of the administration; none where the employer's register says that the number changed. */
export const numeroRemplaceMail = ({
  motif,
  origin,
}: {
  readonly motif?: string
  readonly origin: string
}): Mail => ({
  genre: 'numeroremplace',
  sujet: 'Votre identifiant a changé',
  paragraphes: [
    'Votre numéro de sécurité sociale a changé, et l’administration a enregistré le nouveau : c’est votre identifiant désormais. L’ancien ne fonctionne plus.',
    'Votre mot de passe, vos documents et vos demandes restent les mêmes. Vos sessions ouvertes ont été fermées.',
    ...(motif === undefined ? [] : [raison(motif)]),
    'Si votre numéro de sécurité sociale n’a pas changé, joignez le service indiqué à la page Contact : elle s’ouvre sans se connecter.',
  ],
  lien: portal(origin),
})

export const suppressionMail = ({ motif, origin }: Told): Mail => ({
  genre: 'suppression',
  sujet: 'Votre espace est supprimé',
  paragraphes: [
    'L’administration a supprimé votre espace, avec les documents et les demandes qu’il contenait.',
    ...raisonEtContact(motif),
  ],
  lien: contact(origin),
})

/** A document that was not theirs, or was wrong. The mail does not say what it held. */
export const documentRetireMail = ({
  motif,
  remplace,
  origin,
}: {
  readonly motif: string
  readonly remplace: boolean
  readonly origin: string
}): Mail => ({
  genre: 'documentretire',
  sujet: remplace ? 'Un document de votre espace est remplacé' : 'Un document est retiré de votre espace',
  paragraphes: [
    remplace
      ? 'L’administration a remplacé un document de votre espace par un autre. Si vous aviez gardé le premier, ne l’utilisez plus.'
      : 'L’administration a retiré un document de votre espace. Si vous l’aviez gardé, ne l’utilisez plus.',
    raison(motif),
  ],
  lien: portal(origin),
})
