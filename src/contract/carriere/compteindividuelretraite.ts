import { Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { departPrevuSchema } from '#contract/carriere/departPrevu.ts'
import { cirSchema, type SectionCir } from './cir.ts'
import {
  calendriercorrection,
  completercorrection,
  correctioncir,
  correctionSchema,
  telechargeraccusecorrection,
} from './corrections.ts'

const verdict = oneOf(['exact', 'acorriger'])
const verdicts = Type.Object({
  situation: verdict,
  enfants: verdict,
  carriere: verdict,
  bonifications: verdict,
  autresregimes: verdict,
} satisfies Record<SectionCir, typeof verdict>)

const shared = { access: 'connecte', service: 'compteindividuelretraite' } as const

export const compteindividuelretraite = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/compteindividuelretraite/v1`,
  resume: 'Compte individuel retraite, ce qui en a été vérifié et les corrections demandées',
  success: Type.Object({
    cir: Type.Optional(cirSchema),
    verification: Type.Optional(
      Type.Object({ le: Type.String({ format: 'date-time' }), sections: verdicts }),
    ),
    listeCorrection: Type.Array(correctionSchema),
    departPrevu: Type.Optional(departPrevuSchema),
  }),
})

export const verificationcir = defineCall({
  ...shared,
  method: 'POST',
  path: `${prive}/verificationcompteindividuelretraite/v1`,
  resume: 'Valide la vérification de chaque section du compte',
  writes: true,
  body: Type.Object({ sections: Type.Partial(verdicts, { additionalProperties: false }) }),
  success: Type.Object({}),
})

export const telechargercir = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/telechargercompteindividuelretraite/v1`,
  acte: 'telechargement',
  resume: 'Télécharge le compte individuel retraite en PDF',
  produces: 'application/pdf',
  success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  refusals: [404],
})

/** What the retirement account calls. */
export const appelsCarriere = [
  compteindividuelretraite,
  verificationcir,
  correctioncir,
  completercorrection,
  telechargercir,
  telechargeraccusecorrection,
  calendriercorrection,
] as const
