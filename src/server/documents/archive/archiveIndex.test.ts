import { expect, it } from 'vitest'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import { archivePaths } from './archiveIndex.ts'

it('a file stays in the folder of its year, whatever its name, and takes the place of no other', () => {
  const names = ['../../secret.pdf', '..\\secret.pdf', '/etc/passwd', 'a.pdf', 'A.PDF', 'a\u0000\r\nb.pdf']
  const paths = archivePaths(names.map((nom_fichier) => ({ annee: 2026, nom_fichier }) as DocumentRow))
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length)
  for (const path of paths) expect(path).toMatch(/^2026\/[^./\\\p{Cc}][^/\\\p{Cc}]*$/u)
})
