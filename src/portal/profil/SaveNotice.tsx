import { useEffect, useState } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { interfaceConstants } from '#portal/interfaceConstants.ts'

interface SaveNoticeProps {
  readonly saved: { readonly phrase: string } | undefined
}

/** Says that a change is kept: an alert for a short while, then a line that can be read again. */
export const SaveNotice = ({ saved }: SaveNoticeProps) => {
  const [told, setTold] = useState(saved)
  useEffect(() => {
    const timer = setTimeout(() => setTold(saved), interfaceConstants.successNotice)
    return () => clearTimeout(timer)
  }, [saved])
  const fresh = saved !== undefined && saved !== told
  return (
    <Status className={`eap-saved ${fresh ? 'fr-alert fr-alert--success fr-alert--sm' : 'fr-hint-text'}`}>
      {saved?.phrase ?? ''}
    </Status>
  )
}
