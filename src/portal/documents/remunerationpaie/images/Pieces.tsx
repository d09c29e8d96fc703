import { Frame } from './Frame.tsx'

/** Piles of coins that grow. */
export const Pieces = () => (
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
