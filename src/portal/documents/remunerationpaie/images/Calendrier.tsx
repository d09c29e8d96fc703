import { Frame } from './Frame.tsx'

/** A calendar with a day marked. */
export const Calendrier = () => (
  <Frame>
    <rect className="eap-art__paper" x="60" y="40" width="120" height="110" rx="6" />
    <path className="eap-art__fold" d="M60 46a6 6 0 0 1 6-6h108a6 6 0 0 1 6 6v20H60z" />
    <path
      className="eap-art__line"
      d="M86 30v20M154 30v20M78 84h18M111 84h18M144 84h18M78 106h18M144 106h18"
    />
    <path className="eap-art__line" d="M78 128h18M111 128h18" />
    <circle className="eap-art__strong" cx="120" cy="106" r="12" />
  </Frame>
)
