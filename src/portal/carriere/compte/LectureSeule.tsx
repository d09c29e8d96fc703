import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { compteMessages } from './words.ts'

/** Tells those who may only read. */
export const LectureSeule = () => (
  <QuietAlert niveau="info" className="fr-mb-4w">
    {compteMessages.lectureSeule}
  </QuietAlert>
)
