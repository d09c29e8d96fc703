import { stringify } from 'csv-stringify/sync'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import type { FichierArchive } from './FichierArchive.ts'

const header = ['fichier', 'titre', 'date', 'montant', 'taille', 'sha256']

/** List of the files as spreadsheets read it: no cell is taken for a formula. */
const indexOf = (fichiers: readonly FichierArchive[]) =>
  stringify(
    [
      header,
      ...fichiers.map(({ chemin, titre, date, montant, taille, empreinte }) => [
        chemin,
        titre,
        date,
        montant,
        taille,
        empreinte,
      ]),
    ],
    { bom: true, delimiter: ';', escape_formulas: true, record_delimiter: 'windows' },
  )

const sumLine = (sum: string, path: string) => `${sum}  ${path}\n`

/** Files that an archive adds to the documents: a list of them, and sums that `sha256sum -c` verifies. */
export const archiveIndex = (fichiers: readonly FichierArchive[]) => {
  const index = Buffer.from(indexOf(fichiers))
  const sums = [
    sumLine(sumOf(index), 'index.csv'),
    ...fichiers.map(({ empreinte, chemin }) => sumLine(empreinte, chemin)),
  ]
  return [
    { chemin: 'index.csv', bytes: index },
    { chemin: 'SHA256SUMS', bytes: Buffer.from(sums.join('')) },
  ]
}
