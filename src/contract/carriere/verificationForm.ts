import { type InferType, object, string } from 'yup'
import { sectionsCir, type SectionCir } from './cir.ts'
import { messageKey } from '#contract/messages.ts'

const verdict = (key: ReturnType<typeof messageKey>) =>
  string<'exact' | 'acorriger' | ''>()
    .defined()
    .oneOf(['exact', 'acorriger', ''])
    .test('choix', key, (chosen) => chosen !== '')

/** What someone says of each section of their account: all of them must be answered. */
export const verificationFormSchema = object({
  situation: verdict(messageKey('VERIFICATION_SITUATION')),
  enfants: verdict(messageKey('VERIFICATION_ENFANTS')),
  carriere: verdict(messageKey('VERIFICATION_CARRIERE')),
  bonifications: verdict(messageKey('VERIFICATION_BONIFICATIONS')),
  autresregimes: verdict(messageKey('VERIFICATION_AUTRESREGIMES')),
} satisfies Record<SectionCir, unknown>)

export type VerificationForm = InferType<typeof verificationFormSchema>

/** Sections that someone finds wrong. */
export const sectionsACorriger = (
  sections: Readonly<Partial<Record<SectionCir, string>>>,
): readonly SectionCir[] => sectionsCir.filter((section) => sections[section] === 'acorriger')
