/** The package has no types: what is used of it. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly noLayoutClosure?: boolean },
  ) => Promise<Buffer>
  export default subsetFont
}
