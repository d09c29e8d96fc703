import { encode } from 'uqr'

/** Light modules around the code, as the standard asks (ISO/IEC 18004). */
const MARGE = 4

/** A QR code as one path of SVG: its side in modules, margin included, and its dark modules, row by row. */
export const qrOf = (text: string): { readonly cote: number; readonly chemin: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: MARGE })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join(''),
  )
  return { cote: size, chemin: rows.join('') }
}
