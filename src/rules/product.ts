/** Name of the service, as users read it. */
export const serviceName = 'Espace agent public'

/** `{product}` of the specification in cookie names and form error keys. */
export const product = 'espaceagent'

/** Days for which the choices of a person are kept in their browser. */
export const JOURS_PREFERENCES = 365

/** `{product}` of the specification in message keys. */
export const messagePrefix = 'SRE_ESPACEAGENT_'
