import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zipOf } from '#testing/files.ts'
import { reproachTo } from './activeContent.ts'
import { reproachApart } from './lookApart.ts'

const PDF = 'application/pdf'

const pdf = (objects: string) =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer<<>>\nstartxref\n0\n%%EOF\n`, 'latin1')
const stream = (dictionary: string, content: string | Buffer) =>
  `5 0 obj <<${dictionary}>>\nstream\n${Buffer.from(content).toString('latin1')}\nendstream endobj`
const PACK = '/Type /ObjStm /N 1 /First 4'
const packed = (objects: string, dictionary = `${PACK} /Filter /FlateDecode`) =>
  stream(dictionary, deflateSync(objects))
const SCRIPT = '<</S/JavaScript/JS(x)>>'
const part = (name: string) => ({ name, bytes: Buffer.from('x') })

describe('active content of a PDF', () => {
  it.each([
    ['a script', () => pdf('<</S /JavaScript /JS (app.alert\\(1\\))>>')],
    ['a script whose name is coded', () => pdf('<</S /J#61vaScript /J#53 (x)>>')],
    ['a script in packed objects', () => pdf(packed(`1 0 ${SCRIPT}`))],
    ['one in objects whose kind is coded', () => pdf(packed(SCRIPT, '/Type/Obj#53tm/Filter/FlateDecode'))],
    [
      'one in objects that do not say that they are packed',
      () => pdf(packed(`1 0 ${SCRIPT}`, '/N 1/First 4/Filter[/FlateDecode]')),
    ],
    [
      'one in objects described far before',
      () => pdf(packed(SCRIPT, `${PACK}/Filter/FlateDecode${' '.repeat(600)}`)),
    ],
    ['one in objects that are not compressed', () => pdf(stream(PACK, SCRIPT))],
    ['one behind the word of a stream', () => pdf(`% stream\n1 0 obj ${SCRIPT} endobj\n% endstream`)],
    ['one in packed objects behind that word', () => pdf(`(upstream) ${packed(SCRIPT)}`)],
    [
      'objects packed so, that do not say that they are',
      () => pdf(stream('/N 1/First 4/X(a\nendobj)%endobj\n/Filter[/ASCIIHexDecode/FlateDecode]', '3c3c>')),
    ],
    [
      'one in objects described in the middle of a text',
      () => pdf(`( ${packed(SCRIPT, '/First 4 % ) endobj 9 0 obj<<\n/N 1/Filter/FlateDecode')}`),
    ],
    ['objects packed as no program does', () => pdf(stream(`${PACK}/Filter/ASCIIHexDecode`, '3c3c>'))],
    [
      'objects packed and predicted',
      () => pdf(packed(SCRIPT, `${PACK}/Filter/FlateDecode/DecodeParms<</Predictor 12>>`)),
    ],
    ['packed objects that cannot be read', () => pdf(stream(`${PACK}/Filter/FlateDecode`, 'xyz'))],
    ['more packed objects than are read', () => pdf(packed(' '.repeat(20_000_000)) + packed(' '))],
    ['a form with scripts in its streams', () => pdf('<</AcroForm<</XFA 3 0 R>>>>')],
    ['what happens as a page shows', () => pdf('<</AA<</O 5 0 R>>>>')],
    ['a program to launch', () => pdf('<</S /Launch /F (cmd.exe)>>')],
    ['a file joined to it', () => pdf('<</Names<</EmbeddedFiles<</Names[(a.exe) 5 0 R]>>>>>>')],
    ['the same in packed objects', () => pdf(packed('1 0 <</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>'))],
    ['the same, described elsewhere', () => pdf('<</Type/Filespec/F(a.exe)/EF 5 0 R>>')],
    ['a file pinned on a page', () => pdf('<</Type/Annot/Subtype/FileAttachment/FS 5 0 R>>')],
    ['a form that sends what is typed', () => pdf('<</S/SubmitForm/F(https://mal.example)>>')],
    ['a form that takes what is elsewhere', () => pdf('<</S/ImportData/F(a.fdf)>>')],
    ['a link to another file', () => pdf('<</S/GoToR/F(\\\\mal\\a.pdf)/D[0/Fit]>>')],
    ['a link to a file that is in it', () => pdf('<</S/GoToE/T<</R/C/N(a.pdf)>>>>')],
    ['a film', () => pdf('<</S/Rendition/R 5 0 R/OP 0>>')],
    ['a link to a file of the disk', () => pdf('<</S/URI/URI (file:///C:/a.exe)>>')],
    ['a link that is a script', () => pdf('<</S/URI/URI(javascript:alert\\(1\\))>>')],
    ['an action of opening', () => pdf('<</OpenAction <</S /URI /URI (https://mal.example)>>>>')],
    ['the same, written elsewhere', () => pdf('<</OpenAction 5 0 R>> 5 0 obj<</S/URI/URI(x)>>endobj')],
    [
      'the same, written again',
      () => pdf('<</OpenAction 5 0 R>> 5 0 obj[1 0 R/Fit]endobj 5 0 obj<</S/URI>>'),
    ],
    ['the same, packed', () => pdf(`<</OpenAction 5 0 R>>${packed('5 0 <</S/URI>>')}`)],
    [
      'the same, packed further than it seems',
      () =>
        pdf(
          `<</OpenAction 5 0 R>>${packed('5 0 [3 0 R]<</S/URI>>', '/Type/ObjStm/First 11/Filter/FlateDecode')}`,
        ),
    ],
    ['the same, nowhere to be found', () => pdf('<</OpenAction 5 0 R>>')],
    ['the same after a place', () => pdf('<</OpenAction<</S/GoTo/D[3 0 R]/Next<</S/URI>>>>>>')],
    ['the same beside a text like a place', () => pdf('<</OpenAction<</S/URI/URI(/S/GoTo \\) )>>>>')],
    ['an action with a place in it', () => pdf('<</OpenAction<</S/GoToR/F(x)/X<</S/GoTo>>>>>>')],
    ['an action of two kinds', () => pdf('<</OpenAction<</S/GoTo/S/GoToR/F(x)>>>>')],
    ['an action after a lone sign', () => pdf('<</OpenAction<</S/GoTo/X<a>>/S/GoToR/F(x)>>>>')],
    ['an archive behind it', async () => Buffer.concat([pdf(''), Buffer.from(await zipOf([part('a.exe')]))])],
  ])('of a PDF is refused: %s', async (_, make) =>
    expect(await reproachTo(PDF, await make())).toBe('pieceActive'),
  )

  it.each([
    '/X(a(b)%)/First 4/N 1',
    `/X(${'a'.repeat(600)}%)/First 4/N 1`,
    '% (\n/First 4/N 1 % )\n',
    '/First 4/X((a) endobj )/N 1',
    '/First 4/X( endobj 9 0 obj<<>> endobj )/N 1',
    '/First 4 endobj 9 0 obj /N 1',
    '/First 4/Y#3E#3E endobj 9 0 obj<</N 1>>',
    '/First 4 /X<a>> endobj 9 0 obj << /N 1',
  ])('of a PDF is refused in objects described as %s', async (described) =>
    expect(await reproachTo(PDF, pdf(packed(`1 0 ${SCRIPT}`, `${described}/Filter/FlateDecode`)))).toBe(
      'pieceActive',
    ),
  )

  it('of a PDF cannot be told when it is encrypted', async () => {
    const bytes = `%PDF-1.7\n${packed('xyz')}\ntrailer<</Encrypt 9 0 R>>\nstartxref\n0\n%%EOF\n`
    expect(await reproachTo(PDF, Buffer.from(bytes, 'latin1'))).toBe('pieceProtegee')
    const hidden = bytes
      .replace('trailer', 'stream 1 0 obj trailer')
      .replace('startxref', 'endstream\nstartxref')
    expect(await reproachTo(PDF, Buffer.from(hidden, 'latin1'))).toBe('pieceProtegee')
  })

  it.each([
    ['a place to open at', pdf('<</OpenAction [1 0 R /XYZ null null 0]>>')],
    ['a place to go to', pdf('<</OpenAction <</S /GoTo /D [1 0 R /Fit]>>>>')],
    [
      'a place written elsewhere',
      pdf('<</OpenAction 15 0 R>> 5 0 obj<</S/URI>> 15 0 obj <</S/GoTo/D(a \\( b)>>'),
    ],
    [
      'a packed place',
      pdf(
        `<</OpenAction 7 0 R>>${packed('5 0 7 8 <</A 1>><</S/GoTo/D[3 0 R]>>', `${PACK.replace('4', '8')}/Filter/FlateDecode`)}`,
      ),
    ],
    ['an address to write to', pdf('<</S/URI/URI(mailto:retraite@exemple.fr)>>')],
    ['a page named without its kind', pdf('<</S/URI/URI(www.service-public.fr/a:b)>>')],
    ['a place of the same document', pdf('<</S/GoTo/D[3 0 R/Fit]>>')],
    ['a font called as what joins a file', pdf('<</Font<</EF1 5 0 R/EFG 6 0 R>>>>')],
    ['a link', pdf('<</S /URI /URI (https://www.service-public.fr)>>')],
    ['a text that speaks of it', pdf('<</Length 20>>\nstream\n(/JavaScript /JS)\nendstream')],
    ['packed objects', pdf(packed('1 0 <</Type /Page>>'))],
    [
      'a picture in codes after an outline',
      pdf(
        `7 0 obj<</Count 1/First 3 0 R>>endobj ${stream('/N 3/Filter[/ASCII85Decode/DCTDecode]', 'xyz~>')}`,
      ),
    ],
    [
      'a picture in codes after an outline, in a document with texts',
      pdf(
        `%\u00e2\u00e3\u00cf\u00d3\n7 0 obj<</Count 1/First 3 0 R/Title(a \\( b)/ID<3c3e>>>endobj ${stream('/N 3/Filter/DCTDecode', 'xyz')}`,
      ),
    ],
    [
      'a drawing after an outline',
      pdf(stream('/Outlines<</First 3 0 R>>/Filter/FlateDecode', deflateSync('q 1 0 0 1 cm /JS'))),
    ],
  ])('is not %s', async (_, bytes) => expect(await reproachTo(PDF, bytes)).toBeUndefined())

  it('is looked for in a time that grows with the file alone', async () => {
    const openings = '/OpenAction 5 0 R '.repeat(9)
    for (const [repeated, before = ''] of [
      ['stream\n'],
      ['/Type/ObjStm<<'],
      ['/OpenAction<</S /GoTo '],
      ['/OpenAction 5 0 R 5 0 obj['],
      ['stream 1 0 obj '],
      ['stream endstream '],
      [`${PACK} /Filter/FlateDecode stream x endstream `],
      ['5 0 obj<</S/GoTo>>\n', openings],
      ['/First 10 ', openings],
      ['endobj('],
      ['/First(endobj<'],
    ] as const) {
      const begun = process.cpuUsage()
      await reproachTo(PDF, pdf(before + repeated.repeat(9_000_000 / repeated.length)))
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
    }
  })
  it('leaves the others answered while it is looked for', async () => {
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 1)
    const long = pdf('stream endstream '.repeat(40_000))
    const looks = Promise.all(['camille', 'alain'].map((who) => reproachApart(who, PDF, long)))
    expect(await looks).toEqual([undefined, undefined])
    clearInterval(others)
    // Looked at here, two files would leave two turns.
    expect(turns).toBeGreaterThan(20)
  })
})
