import { useFormikContext } from 'formik'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'

interface RefusalProps {
  readonly titre: string
  /** Nothing shows without one. */
  readonly texte: string | undefined
}

/** Why the last sending was refused: it goes while the form is on its way, or has errors of its own. */
export const Refusal = ({ titre, texte }: RefusalProps) => {
  const { isSubmitting, isValid } = useFormikContext()
  return texte === undefined || isSubmitting || !isValid ? null : (
    <FocusedAlert niveau="error" titre={titre} texte={texte} />
  )
}
