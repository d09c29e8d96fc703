import { Frame } from './Frame.tsx'

/** A payslip and its lines. */
export const Bulletin = () => (
  <Frame>
    <path className="eap-art__paper" d="M72 24h72l28 28v102H72z" />
    <path className="eap-art__fold" d="M144 24v28h28z" />
    <path className="eap-art__line" d="M88 66h44M88 82h68M88 98h68M88 114h44" />
    <path className="eap-art__strong" d="M120 126h40v16h-40z" />
  </Frame>
)
