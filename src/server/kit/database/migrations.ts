import type { Migration } from 'kysely/migration'
import { up as ouverture } from './migrations/001_ouverture.ts'
import { up as identite } from './migrations/002_identite.ts'
import { up as documents } from './migrations/003_documents.ts'
import { up as retraite } from './migrations/004_retraite.ts'
import { up as transmission } from './migrations/005_transmission.ts'
import { up as fichiers } from './migrations/006_fichiers.ts'
import { up as iban } from './migrations/007_iban.ts'
import { up as evenements } from './migrations/008_evenements.ts'
import { up as attente } from './migrations/009_attente.ts'
import { up as facteurs } from './migrations/010_facteurs.ts'
import { up as audit } from './migrations/011_audit.ts'
import { up as exploitation } from './migrations/012_exploitation.ts'
import { up as pieces } from './migrations/013_pieces.ts'
import { up as deblocage } from './migrations/014_deblocage.ts'
import { up as annulation } from './migrations/015_annulation.ts'
import { up as purge } from './migrations/016_purge.ts'
import { up as references } from './migrations/017_references.ts'
import { up as condamnes } from './migrations/018_condamnes.ts'
import { up as documentsNommes } from './migrations/019_documents_nommes.ts'
import { up as codes } from './migrations/020_codes.ts'
import { up as anciensNumeros } from './migrations/021_anciens_numeros.ts'
import { up as envoisEnAttente } from './migrations/022_envois_en_attente.ts'
import { up as correctionsAnnoncees } from './migrations/023_corrections_annoncees.ts'

/** Every change of the schema, in order. A published one is never edited: add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_ouverture': { up: ouverture },
  '002_identite': { up: identite },
  '003_documents': { up: documents },
  '004_retraite': { up: retraite },
  '005_transmission': { up: transmission },
  '006_fichiers': { up: fichiers },
  '007_iban': { up: iban },
  '008_evenements': { up: evenements },
  '009_attente': { up: attente },
  '010_facteurs': { up: facteurs },
  '011_audit': { up: audit },
  '012_exploitation': { up: exploitation },
  '013_pieces': { up: pieces },
  '014_deblocage': { up: deblocage },
  '015_annulation': { up: annulation },
  '016_purge': { up: purge },
  '017_references': { up: references },
  '018_condamnes': { up: condamnes },
  '019_documents_nommes': { up: documentsNommes },
  '020_codes': { up: codes },
  '021_anciens_numeros': { up: anciensNumeros },
  '022_envois_en_attente': { up: envoisEnAttente },
  '023_corrections_annoncees': { up: correctionsAnnoncees },
}
