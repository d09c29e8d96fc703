import { describe, expect, it } from 'vitest'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import { sortFiles } from './fileRefusals.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)

describe('chosen files', () => {
  it('are accepted by their format, whatever its capitals', () => {
    expect(sortFiles([file('a.PDF'), file('b.odt')], 'iban', 0).accepted.map(({ name }) => name)).toEqual([
      'a.PDF',
    ])
    expect(sortFiles([file('b.odt')], 'autre', 0).refusals).toEqual([])
  })

  it('are refused in a sentence that names them', () => {
    const { fileMaxBytes } = interfaceConstants
    const { accepted, refusals } = sortFiles(
      [
        file('juste.pdf', fileMaxBytes),
        file('gros.pdf', fileMaxBytes + 1),
        file('vide.pdf', 0),
        file('sans'),
      ],
      'autre',
      0,
    )
    expect(accepted.map(({ name }) => name)).toEqual(['juste.pdf'])
    expect(refusals.map((refusal) => /«\s(.*?)\s»/.exec(refusal)?.[1])).toEqual([
      'gros.pdf',
      'vide.pdf',
      'sans',
    ])
  })

  it.each([
    ['autre', 'Choisissez un fichier pdf, jpg, jpeg, gif, png, doc, docx ou odt.'],
    ['iban', 'Choisissez un fichier pdf, jpg, jpeg, gif ou png.'],
  ] as const)('of another format are told those of « %s », as the server tells them', (kind, told) => {
    expect(sortFiles([file('photo.heic')], kind, 0).refusals[0]).toContain(told)
  })

  it('stop at the number that is allowed', () => {
    const { accepted, refusals } = sortFiles([file('24.pdf'), file('25.pdf'), file('26.pdf')], 'autre', 23)
    expect(accepted).toHaveLength(2)
    expect(refusals[0]).toContain('26.pdf')
  })
})
