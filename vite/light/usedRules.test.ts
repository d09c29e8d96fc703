import { expect, test } from 'vitest'
import { usedRules } from './usedRules.ts'

test('an image that nothing reads is dropped whole, and takes no rule with it', async () => {
  const image = `url("data:image/svg+xml;charset=utf-8,<svg viewBox='0 0 1 1'><path style='fill:red;'/></svg>")`
  const sheet = `.a{--unread:${image};color:red}.b{--read:${image};mask-image:var(--read)}.c{color:green}`

  expect(await usedRules(sheet, '<p class="a b c"></p>')).toBe(
    `.a{color:red}.b{--read:${image};mask-image:var(--read)}.c{color:green}`,
  )
})
