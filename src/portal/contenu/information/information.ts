import type { InformationPage, Paragraphe } from '#contract/contenu/contenu.ts'
import { servicesDemande } from '#contract/demande/genres.ts'
import type { Habilitation, ListeService } from '#contract/connexion/habilitation.ts'

export type InformationContent = InformationPage | 'contact'

/** Long pages, which end with a link back to their top (specification, §2.6). */
export const longPages: readonly InformationContent[] = ['mentionslegales', 'conditionsgenerales', 'cookies']

type Rights = Pick<Habilitation, 'listeService' | 'lectureSeule'>

/** To whom each block of a page is shown, by its key; the others are for everybody. */
type Audience = Readonly<Record<string, (rights: Rights | undefined) => boolean>>

const grantsAny = ({ listeService }: Rights, ...services: readonly (keyof ListeService)[]) =>
  services.some((service) => listeService[service])

/** Privacy sections of the legal notice (specification, §2.6). */
const privacy: Audience = {
  nonconnecte: (rights) => rights === undefined,
  accueil: (rights) => rights !== undefined,
  remuneration: (rights) => rights?.listeService.remuneration === true,
  retraite: (rights) =>
    rights !== undefined &&
    grantsAny(rights, 'retraite', 'compteindividuelretraite', 'simulation', ...servicesDemande),
  pension: (rights) => rights?.listeService.pension === true,
}

/** Whether somebody writes to their office from here: read-only accounts do not. */
export const peutEcrire = (rights: Rights | undefined) =>
  rights !== undefined && grantsAny(rights, 'mesap') && !rights.lectureSeule

/** Whom to ask about one's retirement. */
const voies: Audience = {
  visiteur: (rights) => rights === undefined,
  messagerie: peutEcrire,
  sansmessagerie: (rights) => rights !== undefined && !peutEcrire(rights),
}

const audiences: Partial<Record<InformationContent, Audience>> = { mentionslegales: privacy, contact: voies }

/** Blocks of an information page that concern who reads it. */
export const blocksFor = (
  page: InformationContent,
  paragraphe: Readonly<Record<string, Paragraphe>>,
  rights: Rights | undefined,
): readonly Paragraphe[] =>
  Object.entries(paragraphe)
    .filter(([key]) => audiences[page]?.[key]?.(rights) ?? true)
    .map(([, bloc]) => bloc)
