import type { Migration } from 'kysely/migration'
import { up as ouverture } from './migrations/001_ouverture.ts'
import { up as identite } from './migrations/002_identite.ts'
import { up as documents } from './migrations/003_documents.ts'
import { up as retraite } from './migrations/004_retraite.ts'
import { up as transmission } from './migrations/005_transmission.ts'
import { up as facteurs } from './migrations/010_facteurs.ts'
import { up as audit } from './migrations/011_audit.ts'
import { up as exploitation } from './migrations/012_exploitation.ts'
import { up as purge } from './migrations/016_purge.ts'
import { up as uuid } from './migrations/024_contraction_uuid.ts'
import { up as documentsRetires } from './migrations/029_documents_retires.ts'
import * as retouches from './migrations/retouches.ts'

/** What an operator of PostgreSQL reads of a migration before it runs. */
export const toldBefore: Readonly<Record<string, string>> = {
  '024_contraction_uuid':
    'récrit toutes les tables. Compter 15 secondes par million de lignes, où personne ne lit ni n’écrit, et autant de place libre que la base en prend. Lancez ensuite « vacuum analyze » dans PostgreSQL.',
  '026_contraction_evenement_document':
    'ne retire qu’un index, malgré son nom : les serveurs de la version précédente continuent. Arrêtés, ils ne redémarreraient pas.',
}

/** Named as ones that contract, by names that bases have on record: they take away what no version needs to go on. */
export const takingNothing: readonly string[] = ['026_contraction_evenement_document']

/** Every change of the schema, in order. A published one is never edited: add another, in a file of its own where it is more than a touch. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_ouverture': { up: ouverture },
  '002_identite': { up: identite },
  '003_documents': { up: documents },
  '004_retraite': { up: retraite },
  '005_transmission': { up: transmission },
  '006_fichiers': { up: retouches.fichiers },
  '007_iban': { up: retouches.iban },
  '008_evenements': { up: retouches.evenements },
  '009_attente': { up: retouches.attente },
  '010_facteurs': { up: facteurs },
  '011_audit': { up: audit },
  '012_exploitation': { up: exploitation },
  '013_pieces': { up: retouches.pieces },
  '014_deblocage': { up: retouches.deblocage },
  '015_annulation': { up: retouches.annulation },
  '016_purge': { up: purge },
  '017_references': { up: retouches.references },
  '018_condamnes': { up: retouches.condamnes },
  '019_documents_nommes': { up: retouches.documentsNommes },
  '020_codes': { up: retouches.codes },
  '021_anciens_numeros': { up: retouches.anciensNumeros },
  '022_envois_en_attente': { up: retouches.envoisEnAttente },
  '023_corrections_annoncees': { up: retouches.correctionsAnnoncees },
  '024_contraction_uuid': { up: uuid },
  '025_lectures_a_froid': { up: retouches.lecturesAFroid },
  '026_contraction_evenement_document': { up: retouches.evenementDocument },
  '027_lignes_a_froid': { up: retouches.lignesAFroid },
  '028_evenements_a_froid': { up: retouches.evenementsAFroid },
  '029_documents_retires': { up: documentsRetires },
}
