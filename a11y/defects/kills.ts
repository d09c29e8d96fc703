import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sown } from './sow.ts'

/** What the last sowing gave: it is kept with the audit. */
const RECORD = join(import.meta.dirname, 'semes.json')
const FORMATTER = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt')

/** Defects of a criterion, and how many were found. */
export interface Kills {
  readonly planted: number
  readonly found: number
  readonly missed: readonly string[]
}

/**
 * What was found at their first sowing of defects written down by who had not read the probes (`fromOutside.ts`), before any
 * probe was mended: the rate to expect of faults that nobody here has thought of.
 */
export const unseen = { planted: 20, found: 12, on: '2026-11-27' } as const

/** Defects planted and found, by criterion. */
export const killsByCriterion = (all: readonly Sown[]): ReadonlyMap<string, Kills> => {
  const kills = new Map<string, Kills>()
  for (const { criterion, name, foundBy } of all) {
    const { planted, found, missed } = kills.get(criterion) ?? { planted: 0, found: 0, missed: [] }
    kills.set(criterion, {
      planted: planted + 1,
      found: found + (foundBy.length > 0 ? 1 : 0),
      missed: foundBy.length > 0 ? missed : [...missed, name],
    })
  }
  return kills
}

/** What a person does to find the planted defects that no machine finds: what is meant, what an act costs, what time brings. */
export const humanTests: Readonly<Record<string, string>> = {
  'alternative d’une autre image': 'regarder chaque image, et lire si son alternative dit ce qu’elle montre',
  'dialogue qu’Échap ne ferme pas': 'ouvrir chaque dialogue, et le fermer par Échap',
  'focus perdu après une suppression':
    'supprimer au clavier, puis appuyer sur Tab : on repart d’où l’on était',
  'icône porteuse de sens trop pâle': 'mesurer le contraste de chaque dessin qui dit quelque chose',
  'message à chaque touche': 'écrire dans chaque champ avec un lecteur d’écran, et n’entendre que son écho',
  'état donné par un point de couleur':
    'regarder la page sans couleurs, et lire si ce qu’elles disent est écrit',
  'résultat écrit sans être annoncé':
    'agir sur chaque commande avec un lecteur d’écran, et entendre ce qui change',
  'statut qui arrive avec sa région':
    'envoyer chaque formulaire et agir sur chaque commande avec un lecteur d’écran : ce qui apparaît est dit, et sa région vide était déjà dans la page',
  'suppression sans confirmation':
    'supprimer et envoyer, et voir si l’on peut vérifier, confirmer ou annuler',
  'page qui change seule au bout d’un temps':
    'laisser la page ouverte plus longtemps qu’une session, et voir si elle prévient avant de changer',
}

/** What the last sowing found, defect by defect. */
export const sownBefore = (): readonly Sown[] =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as readonly Sown[]) : []

/** Keeps what was found, written as all files are. */
export const keepSown = (all: readonly Sown[], path = RECORD): void => {
  writeFileSync(path, JSON.stringify(all, undefined, 1))
  execFileSync(process.execPath, [FORMATTER, path])
}

/** Whether the audit may say that it checked a criterion: it found all the defects that were planted there. */
export const isChecked = (kills: Kills | undefined): boolean =>
  kills !== undefined && kills.found === kills.planted
