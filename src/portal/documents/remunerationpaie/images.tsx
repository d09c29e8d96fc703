import type { ReactNode } from 'react'

/** Ground shared by the pictures. They decorate: the text beside says everything. */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  <svg className="eap-art" viewBox="0 0 240 180" aria-hidden="true" focusable="false">
    <ellipse className="eap-art__ground" cx="120" cy="150" rx="104" ry="18" />
    <circle className="eap-art__ground" cx="178" cy="52" r="34" />
    {children}
  </svg>
)

/** A payslip and its lines. */
const Bulletin = () => (
  <Frame>
    <path className="eap-art__paper" d="M72 24h72l28 28v102H72z" />
    <path className="eap-art__fold" d="M144 24v28h28z" />
    <path className="eap-art__line" d="M88 66h44M88 82h68M88 98h68M88 114h44" />
    <path className="eap-art__strong" d="M120 126h40v16h-40z" />
  </Frame>
)

/** A calendar with a day marked. */
const Calendrier = () => (
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

/** Piles of coins that grow. */
const Pieces = () => (
  <Frame>
    <path className="eap-art__paper" d="M52 122h36v30H52zM102 92h36v60h-36zM152 56h36v96h-36z" />
    <path
      className="eap-art__line"
      d="M52 137h36M102 107h36M102 122h36M102 137h36M152 71h36M152 86h36M152 101h36M152 116h36M152 131h36"
    />
    <path className="eap-art__line" d="M50 92l48-28 36-6 40-32" />
    <circle className="eap-art__strong" cx="176" cy="25" r="8" />
  </Frame>
)

/** An envelope with something new inside. */
const Courrier = () => (
  <Frame>
    <path className="eap-art__paper" d="M74 34h92v80H74z" />
    <path className="eap-art__line" d="M90 54h60M90 70h60" />
    <path className="eap-art__fold" d="M50 76l70 46 70-46v74H50z" />
    <path className="eap-art__line" d="M50 150l52-40M190 150l-52-40" />
    <circle className="eap-art__strong" cx="178" cy="52" r="12" />
  </Frame>
)

/** A calculator beside a balance of bars. */
const Calcul = () => (
  <Frame>
    <rect className="eap-art__paper" x="54" y="28" width="78" height="126" rx="8" />
    <path className="eap-art__fold" d="M66 42h54v24H66z" />
    <path
      className="eap-art__line"
      d="M70 84h10M88 84h10M106 84h10M70 104h10M88 104h10M106 104h10M70 124h10M88 124h10M70 142h28"
    />
    <path className="eap-art__strong" d="M104 116h14v28h-14z" />
    <path className="eap-art__line" d="M150 152v-40M168 152V92M186 152v-56" />
  </Frame>
)

/** Pictures of the pay page, in the order in which they follow one another. */
export const images = [Bulletin, Calendrier, Pieces, Courrier, Calcul] as const
