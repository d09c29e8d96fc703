import { compteMessages } from './words.ts'

/** Tells those who may only read. */
export const LectureSeule = () => (
  <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-4w">
    <p>{compteMessages.lectureSeule}</p>
  </div>
)
