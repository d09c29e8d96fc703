import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { remunerationMessages as words } from '../words.ts'
import { images } from './images.tsx'

const PERIOD_MS = 5000

/** Pictures that follow one another until stopped; still from the start for those who asked for less motion. */
export const ImageCycle = () => {
  const still = useReducedMotion()
  const [asked, setAsked] = useState<boolean>()
  const [turn, setTurn] = useState(0)
  const playing = asked ?? !still
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setTurn((before) => before + 1), PERIOD_MS)
    return () => clearInterval(timer)
  }, [playing])
  const Image = images[turn % images.length] ?? images[0]
  return (
    <div className="eap-cycle">
      <Image key={turn} />
      <Button
        type="button"
        priority="tertiary no outline"
        size="small"
        iconId={playing ? 'fr-icon-pause-circle-line' : 'fr-icon-play-circle-line'}
        onClick={() => setAsked(!playing)}
      >
        {playing ? words.arreter : words.lancer}
      </Button>
    </div>
  )
}

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** True when the person asked their system for less motion, and when nobody can know. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
