import { expect, test } from 'vitest'
import { laterImages } from './laterImages.ts'

const SVG = `"data:image/svg+xml,%3csvg viewBox='0 0 1 1'%3e%3c/svg%3e"`

test('an image inside a rule is named there, and given apart, once, to what uses it', () => {
  const { rules, images } = laterImages(
    `.a{mask-image:url(${SVG})}@media (width>1px){.b{background:0 0 url(${SVG})}}.c{color:red}`,
  )

  expect(rules).toBe(
    '.a{mask-image:var(--image-0,linear-gradient(#0000,#0000))}@media (width>1px){.b{background:0 0 var(--image-0,linear-gradient(#0000,#0000))}}.c{color:red}',
  )
  expect(images).toBe(`.a,.b{--image-0:url(${SVG})}`)
})

test('an image whose text holds quotes and brackets is taken whole', () => {
  const image = String.raw`"data:image/svg+xml,<svg fill=\"url(#a)\"/>"`

  expect(laterImages(`.a{background-image:url(${image}),url(/seen.png)}`)).toEqual({
    rules: '.a{background-image:var(--image-0,linear-gradient(#0000,#0000)),url(/seen.png)}',
    images: `.a{--image-0:url(${image})}`,
  })
})

test('each image is a rule of its own, on its line', () => {
  expect(laterImages('.a{mask-image:url(data:0)}.b{mask-image:url(data:1)}').images).toBe(
    '.a{--image-0:url(data:0)}\n.b{--image-1:url(data:1)}',
  )
})
