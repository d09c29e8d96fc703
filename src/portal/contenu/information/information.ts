import type { InformationPage, Paragraphe } from '#contract/contenu/contenu.ts'
import { servicesDemande } from '#contract/demande/genres.ts'
import type { Habilitation, ListeService } from '#contract/connexion/habilitation.ts'

export type InformationContent = InformationPage | 'contact'

/** Long pages, which end with a link back to their top (specification, §2.6). */
export const longPages: readonly InformationContent[] = ['mentionslegales', 'conditionsgenerales', 'cookies']

const grantsAny = (rights: ListeService, ...services: readonly (keyof ListeService)[]) =>
  services.some((service) => rights[service])

/** Privacy sections of the legal notice, by the key of their block: to whom each is shown (specification, §2.6). */
const privacy: Readonly<Record<string, (rights: ListeService | undefined) => boolean>> = {
  nonconnecte: (rights) => rights === undefined,
  accueil: (rights) => rights !== undefined,
  remuneration: (rights) => rights?.remuneration === true,
  retraite: (rights) =>
    rights !== undefined &&
    grantsAny(rights, 'retraite', 'compteindividuelretraite', 'simulation', ...servicesDemande),
  pension: (rights) => rights?.pension === true,
}

/** Blocks of an information page that concern who reads it. */
export const blocksFor = (
  page: InformationContent,
  paragraphe: Readonly<Record<string, Paragraphe>>,
  rights: Pick<Habilitation, 'listeService'> | undefined,
): readonly Paragraphe[] =>
  Object.entries(paragraphe)
    .filter(([key]) => page !== 'mentionslegales' || (privacy[key]?.(rights?.listeService) ?? true))
    .map(([, bloc]) => bloc)
