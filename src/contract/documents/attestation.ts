import { type Static, Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'
import type { NomComparee } from './listes.ts'

const centimes = (description: string) =>
  Type.Integer({ minimum: 0, description: `${description}, en centimes d’euro` })

/** A tax certificate as data, beside its PDF file. */
export const attestationSchema = Type.Object({
  annee: Type.Integer({ minimum: 1900, maximum: 2099, description: 'Année des revenus.' }),
  netImposable: centimes('Net imposable de l’année'),
  impot: centimes('Impôt prélevé à la source dans l’année'),
})

export type Attestation = Static<typeof attestationSchema>

export const listeAttestationSchema = Type.Object({
  listeAttestation: Type.Array(
    Type.Object({
      documentUuid: Type.String({ format: 'uuid' }),
      libelle: Type.String(),
      dateDocument: dateSchema(),
      ...attestationSchema.properties,
    }),
  ),
})

export type AttestationListee = Static<typeof listeAttestationSchema>['listeAttestation'][number]

/** Boxes of the income tax return no. 2042: of the first declarant, and of the other. */
export interface CasesDeclaration {
  readonly netImposable: readonly [un: string, deux: string]
  readonly impot: readonly [un: string, deux: string]
}

const retenue = ['8HV', '8IV'] as const

/**
 * Boxes where the amounts of a certificate go: those of salaries, or of pensions; what was withheld has the same. Read in
 * the labels of the tax administration's simulator of the whole return (simulateur-ir-ifi.impots.gouv.fr, 2023: « Prélèvement
 * à la source déjà payé, retenue à la source sur les salaires et pensions », 8HV and 8IV), in its program of the tax on the
 * incomes of 2022, which adds 8HV for the first declarant and 8IV for the other, and in OpenFisca France of 2026 (1AJ, 1BJ,
 * 1AS, 1BS). The form of the incomes of 2025 itself was not at hand: the screen says to check the name of the box.
 */
export const casesDeclaration: Readonly<Record<NomComparee, CasesDeclaration>> = {
  remunerationpaie: { netImposable: ['1AJ', '1BJ'], impot: retenue },
  pension: { netImposable: ['1AS', '1BS'], impot: retenue },
}
