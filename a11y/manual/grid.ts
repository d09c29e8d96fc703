import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import { criteria } from '../referential.ts'
import type { HumanCheck } from '../reporting/humanChecks.ts'
import { sample } from '../sample.ts'
import { cellsOf } from './exports.ts'

type Row = readonly (string | number)[]

/** A sheet of a workbook: its name and its rows. */
interface Sheet {
  readonly name: string
  readonly rows: readonly Row[]
}

/** What a person pasted may hold characters that no XML may. */
const xml = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const cellOf = (value: string | number) =>
  typeof value === 'number'
    ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${xml(value)}</text:p></table:table-cell>`

/** A sheet declares its columns: the schema of OpenDocument wants them, LibreOffice does without. */
const sheetOf = ({ name, rows }: Sheet) => {
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const lines = rows.map((row) => `<table:table-row>${row.map(cellOf).join('')}</table:table-row>`)
  return `<table:table table:name="${xml(name)}"><table:table-column table:number-columns-repeated="${columns}"/>${lines.join('')}</table:table>`
}

const NAMESPACES = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** `content.xml` of a workbook in the OpenDocument format, version 1.3. */
export const workbookXml = (sheets: readonly Sheet[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES} office:version="1.3"><office:body><office:spreadsheet>${sheets.map(sheetOf).join('')}</office:spreadsheet></office:body></office:document-content>`

const TYPE = 'application/vnd.oasis.opendocument.spreadsheet'

const MANIFEST = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`

const COLUMNS = [
  'Thématique',
  'Critère',
  'Recommandation',
  'Statut',
  'Dérogation',
  'Modifications à apporter',
  'Commentaires en cas de dérogations',
]

/** Sheets with the names and columns of the official grid: sample, criteria, summary, then one a page. */
export const gridSheets = (checks: readonly HumanCheck[]): readonly Sheet[] => {
  const cell = cellsOf(checks)
  const themes = [...new Map(criteria.map(({ theme, themeTitle }) => [theme, themeTitle]))]
  const results = ['C', 'NC', 'NA', 'NT'] as const
  const countIn = (theme: number, wanted: (typeof results)[number]) =>
    criteria
      .filter((criterion) => criterion.theme === theme)
      .flatMap(({ id }) => sample.map(({ path }) => cell(id, path)?.result ?? 'NT'))
      .filter((result) => result === wanted).length
  return [
    {
      name: 'Échantillon',
      rows: [
        ['N° page', 'Titre de la page', 'URL'],
        ...sample.map(({ name, path }, rank) => [pageCode(rank), name, path]),
      ],
    },
    {
      name: 'Critères',
      rows: [
        ['Thématique', 'Critère', 'Recommandation'],
        ...criteria.map(({ themeTitle, id, title }) => [themeTitle, id, title]),
      ],
    },
    {
      name: 'Synthèse',
      rows: [
        ['Thématique', ...results],
        ...themes.map(([theme, title]) => [title, ...results.map((result) => countIn(theme, result))]),
      ],
    },
    ...sample.map(({ path }, rank) => ({
      name: pageCode(rank),
      rows: [
        COLUMNS,
        ...criteria.map(({ themeTitle, id, title }) => {
          const check = cell(id, path)
          return [themeTitle, id, title, check?.result ?? 'NT', 'N', check?.comment ?? '', '']
        }),
      ],
    })),
  ]
}

const pageCode = (rank: number) => `P${String(rank + 1).padStart(2, '0')}`

/** Writes the grid at `path`. */
export const writeGrid = async (checks: readonly HumanCheck[], path: string): Promise<void> => {
  const zip = new yazl.ZipFile()
  // The format asks that its type come first, as it is.
  zip.addBuffer(Buffer.from(TYPE), 'mimetype', { compress: false })
  zip.addBuffer(Buffer.from(MANIFEST), 'META-INF/manifest.xml')
  zip.addBuffer(Buffer.from(workbookXml(gridSheets(checks))), 'content.xml')
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}
