/** Lines of an address, one under the other. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <address className="eap-profil__adresse">
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)
