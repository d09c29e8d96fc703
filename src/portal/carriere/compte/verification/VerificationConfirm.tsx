import { type SectionCir, sectionsCir } from '#contract/carriere/cir.ts'
import type { VerificationForm } from '#contract/carriere/verificationForm.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { compteSectionsMessages } from '../sections/words.ts'
import { compteSuitesMessages } from '../wordsSuites.ts'
import { modalKeys } from '#portal/paths.ts'

const { verification: words } = compteSuitesMessages

/** Numbers of the findings of each section that has some. */
export type Points = Readonly<Partial<Record<SectionCir, readonly number[]>>>

interface VerificationConfirmProps {
  /** What is about to be sent; closed without it. */
  readonly values: VerificationForm | undefined
  readonly points: Points
  readonly sending: boolean
  readonly onConfirm: (values: VerificationForm) => void
  readonly onClose: () => void
}

/** Sections said to be right although automatic checks found something in them. */
const contredites = (values: VerificationForm | undefined, points: Points) =>
  sectionsCir.flatMap((section) =>
    values?.[section] === 'exact' && points[section] ? [{ section, numeros: points[section] }] : [],
  )

/** What is about to be sent, said back; what a point to check contradicts is asked again. */
export const VerificationConfirm = ({
  values,
  points,
  sending,
  onConfirm,
  onClose,
}: VerificationConfirmProps) => {
  const contradictions = contredites(values, points)
  const nombre = contradictions.flatMap(({ numeros }) => numeros).length
  return (
    <PortalModal
      key={modalKeys.verificationcir}
      open={values !== undefined}
      onClose={onClose}
      titre={words.confirmation.titre}
      texte={<p>{words.confirmation.explication}</p>}
      confirmation={{
        oui: contradictions.length > 0 ? words.confirmation.confirmerQuandMeme : words.confirmation.confirmer,
        enCours: words.enCours,
        non: words.confirmation.revenir,
        busy: sending,
        onOui: () => (values ? onConfirm(values) : undefined),
      }}
    >
      <ul>
        {sectionsCir.map((section) => (
          <li key={section}>
            {compteSectionsMessages.noms[section]} :{' '}
            <strong>{words.verdicts[values?.[section] === 'acorriger' ? 'acorriger' : 'exact']}</strong>
          </li>
        ))}
      </ul>
      {contradictions.length > 0 ? (
        <QuietAlert niveau="warning" titre={words.confirmation.contredite(nombre)} className="fr-mt-2w">
          {contradictions.map(({ section, numeros }) => (
            <p key={section}>
              {words.confirmation.points(
                compteSectionsMessages.noms[section],
                numeros.join(', '),
                numeros.length,
              )}
            </p>
          ))}
        </QuietAlert>
      ) : null}
    </PortalModal>
  )
}
