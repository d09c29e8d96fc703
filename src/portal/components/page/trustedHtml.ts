/** What of Trusted Types is used here: the compiler's library does not know them yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML: (html: string) => string
      readonly createScriptURL: (address: string) => string
    },
  ) => {
    readonly createHTML: (html: string) => string
    readonly createScriptURL: (address: string) => string
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The only policy that the content policy of the pages allows, under this name. */
const policy = trustedTypes?.createPolicy('portail', {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
})

/** HTML that the server has sanitised, as browsers that check what is injected want it; any other is refused by them. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

/** Address of a script that the build made, as the same browsers want it. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address
