import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import { mesapMessages } from './words.ts'

/** What who may only read can do here, and how to ask otherwise. */
export const LectureSeule = () => (
  <div className="fr-mb-4w">
    <p className="fr-mb-1w">{mesapMessages.lectureSeule}</p>
    <AddressLink to={paths.contact}>{componentMessages.contact}</AddressLink>
  </div>
)
