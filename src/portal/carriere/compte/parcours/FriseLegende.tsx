import { useId } from 'react'
import { compteMessages } from '../words.ts'

const { parcours: words } = compteMessages

/** Pattern of what must be checked: never its colour alone. */
export const Hatching = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} className="eap-frise__hachures" width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" />
      <path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" />
    </pattern>
  </defs>
)

/** What the bars mean, for those who see the drawing; nothing is hatched where there is no point to verify. */
export const Legende = ({ points }: { readonly points: boolean }) => {
  const id = useId()
  return (
    <ul
      className="fr-raw-list eap-rang eap-rang--large fr-mb-2w eap-frise__legende"
      aria-label={words.legende}
    >
      <li>
        <svg className="eap-frise" width="32" height="16" aria-hidden="true">
          <rect className="eap-frise__segment" width="32" height="16" />
        </svg>
        {words.legendeService}
      </li>
      {points ? (
        <li>
          <svg className="eap-frise" width="32" height="16" aria-hidden="true">
            <Hatching id={id} />
            <rect className="eap-frise__anomalie" x="1" y="1" width="30" height="14" fill={`url(#${id})`} />
          </svg>
          {words.legendeAnomalie}
        </li>
      ) : null}
    </ul>
  )
}
