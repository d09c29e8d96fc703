import { type Static, Type } from 'typebox'
import { oneOf } from '#contract/kit/oneOf.ts'

const centimes = (description: string) => Type.Integer({ description: `${description}, en centimes d’euro` })

/** What a line of a payslip does: it is due, withheld from the person, or paid by the employer beside. */
export const natureLigneSchema = oneOf(['aPayer', 'aDeduire', 'employeur'])

export const ligneBulletinSchema = Type.Object({
  code: Type.String({ description: 'Identifie la ligne d’un bulletin à l’autre.' }),
  libelle: Type.String(),
  nature: natureLigneSchema,
  montant: centimes('Montant'),
  base: Type.Optional(centimes('Base de calcul')),
  taux: Type.Optional(Type.Number({ description: 'Taux en pour cent' })),
})

/** A payslip as data, beside its PDF file. */
export const bulletinSchema = Type.Object({
  documentUuid: Type.String({ format: 'uuid' }),
  libelle: Type.String(),
  periode: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'AAAA-MM' }),
  /** Facts that explain the amounts, such as the index or the working time. */
  situation: Type.Array(Type.Object({ code: Type.String(), libelle: Type.String(), valeur: Type.String() })),
  lignes: Type.Array(ligneBulletinSchema),
  /** Sums of the lines: `netAvantImpot` is `brut` less `deductions`, `net` is what is left once the tax is taken. */
  totaux: Type.Object({
    brut: centimes('Total à payer'),
    deductions: centimes('Total à déduire'),
    netAvantImpot: centimes('Net avant impôt sur le revenu'),
    impot: centimes('Impôt prélevé à la source'),
    net: centimes('Net payé'),
  }),
})

export type Bulletin = Static<typeof bulletinSchema>
export type LigneBulletin = Static<typeof ligneBulletinSchema>
