import { expect, it } from 'vitest'
import { htmlOf, textOf } from './layout.ts'

const mail = {
  genre: 'essai',
  sujet: 'Prénom <b>& nom</b>',
  paragraphes: ['Est-ce « vous » ?', '<script>"x"</script>'],
  lien: { texte: 'Ouvrir', url: 'https://exemple.fr/?a=1&b="2"' },
}

it('says the same in text and in HTML, where everything is escaped', () => {
  const html = htmlOf(mail)
  expect(html).toContain(
    '<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">Prénom &lt;b&gt;&amp; nom&lt;/b&gt;</h1>',
  )
  expect(html).toContain('&lt;script&gt;&quot;x&quot;&lt;/script&gt;')
  expect(html).toContain('href="https://exemple.fr/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('<html lang="fr">')
  expect(textOf(mail)).toContain(`Ouvrir\u00A0:\n${mail.lien.url}`)
})

it('never breaks a line before a French double sign', () => {
  for (const said of [textOf(mail), htmlOf(mail)]) {
    expect(said).toContain('Est-ce «\u00A0vous\u00A0»\u00A0?')
    expect(said).toContain('automatiquement\u00A0: n’y')
  }
})
