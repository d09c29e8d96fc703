import { Frame } from './Frame.tsx'

/** A calculator beside a balance of bars. */
export const Calcul = () => (
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
