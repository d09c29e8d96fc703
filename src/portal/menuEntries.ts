import type { Habilitation, Service } from '#contract/connexion/habilitation.ts'
import { etapesDemandeDepart } from '#rules/demande/demandeDepart.ts'
import { etapesDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import { paths } from './paths.ts'

interface Entry {
  readonly nom: string
  readonly chemin: string
  /** Service that must be granted for the entry to show. */
  readonly service?: Service
  /** Addresses of the steps that the entry leads through. */
  readonly etapes?: readonly string[]
}

interface Group {
  /** Without one, the entries stand alone. */
  readonly nom?: 'documents' | 'retraite'
  readonly entries: readonly Entry[]
}

const groups = [
  {
    entries: [
      { nom: 'accueil', chemin: paths.accueilconnecte },
      { nom: 'profil', chemin: paths.profil },
    ],
  },
  {
    nom: 'documents',
    entries: [
      { nom: 'remunerationpaie', chemin: paths.remunerationpaie, service: 'remuneration' },
      { nom: 'pension', chemin: paths.pension, service: 'pension' },
      { nom: 'documentemployeur', chemin: paths.documentemployeur, service: 'documentemployeur' },
    ],
  },
  {
    nom: 'retraite',
    entries: [
      {
        nom: 'compteindividuelretraite',
        chemin: paths.compteindividuelretraite,
        service: 'compteindividuelretraite',
      },
      { nom: 'simulateur', chemin: paths.simulateur, service: 'simulation' },
      {
        nom: 'demandedepartretraiteprogressive',
        chemin: paths.demandedepartretraiteprogressive,
        service: 'demandedepartretraiteprogressive',
        etapes: etapesDemandeProgressive.map(paths.etapeDemandeProgressive),
      },
      {
        nom: 'suividepartretraiteprogressive',
        chemin: paths.suividepartretraiteprogressive,
        service: 'suividepartretraiteprogressive',
      },
      {
        nom: 'demandedepartretraite',
        chemin: paths.demandedepartretraite,
        service: 'demandedepartretraite',
        etapes: etapesDemandeDepart.map(paths.etapeDemandeDepart),
      },
      { nom: 'suividepartretraite', chemin: paths.suividepartretraite, service: 'suividepartretraite' },
    ],
  },
] as const satisfies readonly Group[]

type GroupName = 'documents' | 'retraite'

export interface MenuEntry {
  readonly nom: (typeof groups)[number]['entries'][number]['nom']
  readonly chemin: string
  readonly etapes?: readonly string[]
}

export interface MenuGroup {
  readonly nom: GroupName | undefined
  readonly entries: readonly MenuEntry[]
}

/** Groups of the side menu that the rights open (specification, §2.7); a group without any entry is left out. */
export const menuGroups = ({ listeService }: Pick<Habilitation, 'listeService'>): readonly MenuGroup[] =>
  groups
    .map((group) => ({
      nom: 'nom' in group ? group.nom : undefined,
      entries: group.entries.filter((entry) => !('service' in entry) || listeService[entry.service]),
    }))
    .filter(({ entries }) => entries.length > 0)
