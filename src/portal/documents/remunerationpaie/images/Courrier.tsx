import { Frame } from './Frame.tsx'

/** An envelope with something new inside. */
export const Courrier = () => (
  <Frame>
    <path className="eap-art__paper" d="M74 34h92v80H74z" />
    <path className="eap-art__line" d="M90 54h60M90 70h60" />
    <path className="eap-art__fold" d="M50 76l70 46 70-46v74H50z" />
    <path className="eap-art__line" d="M50 150l52-40M190 150l-52-40" />
    <circle className="eap-art__strong" cx="178" cy="52" r="12" />
  </Frame>
)
