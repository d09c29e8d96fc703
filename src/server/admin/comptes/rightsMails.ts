import type { Service } from '#contract/kit/services.ts'
import { type Mail, portal } from '#server/kit/mail/Mail.ts'
import { raisonEtContact, type Told } from './accountMails.ts'

/** Mails by which the administration tells people that what their space opens to them has changed, and why. */

/** What each service is called to who has it. */
const noms: Readonly<Record<Service, string>> = {
  mesap: 'messagerie sécurisée',
  retraite: 'retraite',
  remuneration: 'rémunération',
  pension: 'pension',
  documentemployeur: 'documents de l’employeur',
  compteindividuelretraite: 'compte individuel retraite',
  simulation: 'simulation de retraite',
  demandedepartretraite: 'demande de retraite',
  demandedepartretraiteprogressive: 'demande de retraite progressive',
  suividepartretraite: 'suivi de la demande de retraite',
  suividepartretraiteprogressive: 'suivi de la demande de retraite progressive',
}

const listed = (debut: string, services: readonly Service[]): string[] =>
  services.length === 0 ? [] : [`${debut} ${services.map((service) => noms[service]).join(', ')}.`]

/** `ouverts` and `retires`: services that the space did not open before, and that it opens no more. */
export const droitsMail = ({
  ouverts,
  retires,
  motif,
  origin,
}: Told & { readonly ouverts: readonly Service[]; readonly retires: readonly Service[] }): Mail => ({
  genre: 'droits',
  sujet: 'Les services de votre espace ont changé',
  paragraphes: [
    'L’administration a changé les services que votre espace vous propose.',
    ...listed('Il vous propose désormais :', ouverts),
    ...listed('Il ne vous propose plus :', retires),
    ...raisonEtContact(motif),
  ],
  lien: portal(origin),
})

export const lectureSeuleMail = ({
  lectureSeule,
  motif,
  origin,
}: Told & { readonly lectureSeule: boolean }): Mail => ({
  genre: 'lectureseule',
  sujet: lectureSeule ? 'Votre espace est en lecture seule' : 'Votre espace n’est plus en lecture seule',
  paragraphes: [
    lectureSeule
      ? 'L’administration a mis votre espace en lecture seule : vous pouvez le consulter, sans rien y changer ni rien y demander.'
      : 'L’administration a mis fin à la lecture seule de votre espace : vous pouvez de nouveau y faire vos démarches.',
    ...raisonEtContact(motif),
  ],
  lien: portal(origin),
})
