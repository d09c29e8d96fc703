import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useRef, useState } from 'react'
import { Status } from '../page/Status.tsx'
import { captchaMessages as words } from '../words/captcha.ts'

/** Plays the sound at an address when asked, and stops it; nothing plays nor is fetched by itself. */
export const AudioButton = ({ audio }: { readonly audio: string | undefined }) => {
  const player = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [muet, setMuet] = useState(false)
  const stopped = () => setPlaying(false)
  const failed = (fault: unknown) => {
    stopped()
    // Who stops the sound before it comes asked for it.
    setMuet(!(fault instanceof DOMException && fault.name === 'AbortError'))
  }
  const toggle = () => {
    const sound = player.current
    if (!sound || audio === undefined) return
    setMuet(false)
    if (!playing) return void sound.play().catch(failed)
    sound.pause()
    sound.currentTime = 0
  }
  return (
    <>
      <Button
        type="button"
        priority="tertiary"
        size="small"
        iconId={playing ? 'fr-icon-stop-circle-line' : 'fr-icon-volume-up-line'}
        onClick={toggle}
        nativeButtonProps={{
          'aria-label': playing ? words.arreter : words.ecouter,
          'aria-disabled': audio === undefined || undefined,
        }}
      >
        {words.audio}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it says the code that the image shows: captions would repeat it */}
      <audio
        ref={player}
        src={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={stopped}
        onEnded={stopped}
        // Another code has come.
        onEmptied={() => {
          stopped()
          setMuet(false)
        }}
        // What stops once it has begun: the network that is lost, a device without a sound card.
        onError={failed}
      />
      {audio === undefined ? null : (
        <Status alerte className={muet ? 'fr-message fr-message--error' : ''}>
          {muet ? words.sansSon : ''}
        </Status>
      )}
    </>
  )
}
