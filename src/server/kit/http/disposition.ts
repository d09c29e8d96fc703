/** Value of `content-disposition` (RFC 6266): an ASCII name for old readers, the real one beside it. */
export const disposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.normalize('NFD').replaceAll(/[^\w.-]/g, '_')
  const real = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${real}`
}
