import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { nirKey } from '#rules/connexion/nir.ts'

/** A folder of documents to import, as an employer's pay system would write one. */

/** The smallest PDF that a reader opens, with one line of text. */
export const smallPdf = (text: string): Buffer => {
  const stream = `BT /F1 12 Tf 72 720 Td (${text.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const xref = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A right number for each rank: born in January 1980, in Lyon. */
export const nirOf = (rank: number): string => {
  const body = `28001${'69381'}${String(rank % 1000).padStart(3, '0')}`
  return body + String(nirKey(body)).padStart(2, '0')
}

export const manifestHeader = ['reference', 'nir', 'genre', 'code', 'titre', 'date', 'fichier', 'montant']

/** Writes a CSV file with semicolons. */
export const writeCsv = (path: string, rows: readonly (readonly (string | number)[])[]) =>
  writeFileSync(
    path,
    stringify(
      rows.map((row) => [...row]),
      { delimiter: ';' },
    ),
  )

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Writes payslips for some people, in turn, with the register and the manifest; gives their paths. */
export const writeFolder = (folder: string, documents: number, people: number) => {
  const files = join(folder, 'documents')
  mkdirSync(files, { recursive: true })
  const rows = Array.from({ length: documents }, (_, index) => {
    const month = Math.floor(index / people)
    const date = `${2024 - Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}-26`
    const name = `bulletin-${index}.pdf`
    writeFileSync(join(files, name), smallPdf(`Bulletin ${index}`))
    return [
      `PAIE-${index}`,
      nirOf(index % people),
      'remuneration',
      101,
      `Bulletin ${index}`,
      date,
      name,
      '2345,67',
    ]
  })
  writeCsv(join(folder, 'manifeste.csv'), [manifestHeader, ...rows])
  writeCsv(join(folder, 'comptes.csv'), [
    ['nir', 'nom', 'prenom', 'date_naissance', 'services'],
    ...Array.from({ length: people }, (_, rank) => [
      nirOf(rank),
      'Essai',
      `Personne ${rank}`,
      '1980-01-15',
      'remuneration documentemployeur',
    ]),
  ])
  return { files, manifeste: join(folder, 'manifeste.csv'), comptes: join(folder, 'comptes.csv') }
}
