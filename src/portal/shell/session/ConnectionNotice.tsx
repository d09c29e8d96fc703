import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { useEffect, useRef, useState } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { shellMessages } from '../words.ts'
import { useConnectionLost } from '#portal/client/session/connection.ts'
import { useMending, useProbe } from './useMending.ts'

const words = shellMessages.connexion

/** Says that the service is out of reach as long as it is, and mends the page when it answers again. */
export const ConnectionNotice = () => {
  const lost = useConnectionLost()
  const mend = useMending()
  const was = useRef(false)
  const [back, setBack] = useState(false)
  useProbe(lost)
  useEffect(() => {
    if (was.current === lost) return
    was.current = lost
    setBack(!lost)
    if (!lost) void mend()
  }, [lost, mend])
  return (
    <>
      {lost ? <Alert small className="fr-mb-4w" severity="warning" description={words.perdue} /> : null}
      <Status>{back ? words.revenue : ''}</Status>
    </>
  )
}
