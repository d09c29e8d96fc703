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
import { type Look, longEvents, notUuids } from './obstacles.ts'
import * as retouches from './migrations/retouches.ts'

/** A change of the schema, with all that has to be known of it before it runs. */
export interface Change extends Migration {
  /** What an operator of PostgreSQL reads of it, after its name. */
  readonly toldBefore?: string
  /** Named as one that contracts, by a name that bases have on record: it takes away what no version needs to go on. */
  readonly takesNothing?: true
  /** Looks for the rows that PostgreSQL would refuse. One that constrains rows or indexes their texts has it, or what follows. */
  readonly obstacles?: Look
  /** Why it would refuse none. */
  readonly noObstacle?: string
}

const SHORT = 'What it indexes of rows that are there is states, dates and numbers of a few signs.'
const MANIFEST =
  'An import takes texts of 200 signs at most, a name of a file 154: an entry stays under 2,704 bytes.'

/** Every change of the schema, in order. A published one is never edited: add another, in a file of its own where it is more than a touch. */
export const migrations: Readonly<Record<string, Change>> = {
  '001_ouverture': { up: ouverture },
  '002_identite': { up: identite, noObstacle: SHORT },
  '003_documents': { up: documents, noObstacle: 'Its unique columns are new, and empty in every row.' },
  '004_retraite': { up: retraite },
  '005_transmission': { up: transmission, noObstacle: SHORT },
  '006_fichiers': { up: retouches.fichiers },
  '007_iban': { up: retouches.iban },
  '008_evenements': { up: retouches.evenements },
  '009_attente': { up: retouches.attente },
  '010_facteurs': { up: facteurs },
  '011_audit': { up: audit },
  '012_exploitation': { up: exploitation, noObstacle: SHORT },
  '013_pieces': { up: retouches.pieces },
  '014_deblocage': { up: retouches.deblocage },
  '015_annulation': { up: retouches.annulation },
  '016_purge': { up: purge, noObstacle: SHORT },
  '017_references': { up: retouches.references },
  '018_condamnes': { up: retouches.condamnes },
  '019_documents_nommes': { up: retouches.documentsNommes, noObstacle: MANIFEST },
  '020_codes': { up: retouches.codes },
  '021_anciens_numeros': { up: retouches.anciensNumeros, noObstacle: SHORT },
  '022_envois_en_attente': { up: retouches.envoisEnAttente },
  '023_corrections_annoncees': { up: retouches.correctionsAnnoncees },
  '024_contraction_uuid': {
    up: uuid,
    toldBefore:
      'récrit toutes les tables. Compter 15 secondes par million de lignes, où personne ne lit ni n’écrit, et autant de place libre que la base en prend. Lancez ensuite « vacuum analyze » dans PostgreSQL.',
    obstacles: notUuids,
  },
  '025_lectures_a_froid': { up: retouches.lecturesAFroid, noObstacle: MANIFEST },
  '026_contraction_evenement_document': {
    up: retouches.evenementDocument,
    toldBefore:
      'ne retire qu’un index, malgré son nom : les serveurs de la version précédente continuent. Arrêtés, ils ne redémarreraient pas.',
    takesNothing: true,
  },
  '027_lignes_a_froid': { up: retouches.lignesAFroid, noObstacle: MANIFEST },
  '028_evenements_a_froid': { up: retouches.evenementsAFroid, obstacles: longEvents },
  '029_documents_retires': {
    up: documentsRetires,
    toldBefore:
      'retient désormais les documents retirés, que les imports refusent. Ceux qui l’ont été avant ne le sont pas : ôtez leurs lignes des manifestes avant de les importer de nouveau.',
  },
}
