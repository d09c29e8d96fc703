import { expect, test } from 'vitest'
import { laterImages } from './laterImages.ts'

const SVG = `"data:image/svg+xml,%3csvg viewBox='0 0 1 1'%3e%3c/svg%3e"`

test('an image inside a rule is named there, and given apart, once', () => {
  const { rules, images } = laterImages(`.a{mask-image:url(${SVG})}.b{background:0 0 url(${SVG})}`)

  expect(rules).toBe(
    '.a{mask-image:var(--image-0,linear-gradient(#0000,#0000))}.b{background:0 0 var(--image-0,linear-gradient(#0000,#0000))}',
  )
  expect(images).toBe(`:root{--image-0:url(${SVG})}`)
})

test('an image whose text holds quotes and brackets is taken whole', () => {
  const image = String.raw`"data:image/svg+xml,<svg fill=\"url(#a)\"/>"`

  expect(laterImages(`.a{background-image:url(${image}),url(/seen.png)}`)).toEqual({
    rules: '.a{background-image:var(--image-0,linear-gradient(#0000,#0000)),url(/seen.png)}',
    images: `:root{--image-0:url(${image})}`,
  })
})
