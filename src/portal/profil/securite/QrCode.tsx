interface QrCodeProps {
  /** Modules of a side, margin included. */
  readonly cote: number
  /** Path of the dark modules. */
  readonly chemin: string
  readonly label: string
}

const drawn = ({ cote, chemin }: Omit<QrCodeProps, 'label'>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cote} ${cote}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${cote}v${cote}H0z"/><path d="${chemin}"/></svg>`

/** A QR code, dark on light in both themes: cameras read no other. */
export const QrCode = ({ label, ...code }: QrCodeProps) => (
  <img
    className="eap-profil__qr"
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(drawn(code))}`}
    width={192}
    height={192}
  />
)
