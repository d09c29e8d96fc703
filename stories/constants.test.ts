import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interfaceConstants } from '#portal/interfaceConstants.ts'

const sheet = (name: string) =>
  readFileSync(`src/portal/${name === 'shell' ? 'shell' : 'styles'}/${name}.css`, 'utf8')

/** Widths in sheets follow the size of the text: hundredths of 16 pixels. */
const from = (pixels: number) => `(min-width: ${Math.floor((pixels / 16) * 100) / 100}em)`

test('the sheets, which cannot read the constants, hold the same values', () => {
  const { overlayFade, overlayOpacity, selectArrowWidth } = interfaceConstants
  expect(sheet('portal')).toContain(`animation: eap-veil ${overlayFade}ms`)
  expect(sheet('portal')).toContain(`rgb(22 22 22 / ${overlayOpacity})`)
  expect(sheet('portal')).toContain(`padding-right: ${selectArrowWidth}px`)
})

test('a field of several lines has the same rows in its sheet', () => {
  const { textAreaRows, textAreaRowsMost } = interfaceConstants
  expect(sheet('form')).toContain(`min-height: calc(${textAreaRows}lh + 1rem)`)
  expect(sheet('form')).toContain(`max-height: calc(${textAreaRowsMost}lh + 1rem)`)
})

test('the menu changes at the widths of the specification', () => {
  const { menuFrom, menuPanelColumnFrom } = interfaceConstants
  expect(sheet('shell')).toContain(from(menuFrom))
  expect(sheet('shell')).toContain(from(menuPanelColumnFrom))
})
