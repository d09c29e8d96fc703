import { type Mail, portal } from '../mail/Mail.ts'

/** Mails that say that something waits in the space. `origin` is the address of the portal. */

/** Documents have come, once for all those of an import: which ones, and what they say, is read in the space only. */
export const nouveauxDocumentsMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'nouveauxdocuments',
  enNombre: true,
  sujet: 'De nouveaux documents vous attendent',
  paragraphes: [
    'Un ou plusieurs documents viennent d’être déposés dans votre espace.',
    'Pour les lire, connectez-vous à votre espace. Vous pouvez choisir, dans votre profil, les nouvelles que vous recevez par courriel.',
  ],
  lien: portal(origin),
})

/** Something was answered in the messaging service: what it says is read there only. */
export const reponseMessagerieMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'reponsemessagerie',
  sujet: 'Une réponse vous attend',
  paragraphes: [
    'Votre service a répondu à une demande que vous avez faite dans la messagerie sécurisée.',
    'Pour la lire, connectez-vous à votre espace, puis ouvrez la messagerie sécurisée.',
  ],
  lien: portal(origin),
})

/** To whom has not touched a draft for long. */
export const brouillonMail = ({
  titre,
  origin,
}: {
  readonly titre: string
  readonly origin: string
}): Mail => ({
  genre: 'brouillon',
  enNombre: true,
  sujet: 'Votre brouillon sera bientôt supprimé',
  paragraphes: [
    `Vous avez commencé une ${titre}, et ne l’avez pas reprise depuis longtemps. Elle n’est pas envoyée.`,
    'Sans modification de votre part, ce brouillon sera supprimé dans 14 jours. Pour le garder, ouvrez-le dans votre espace et continuez votre saisie.',
  ],
  lien: portal(origin),
})
