/** Name of the service, as users read it. */
export const serviceName = 'Espace agent public'

/** `{product}` of the specification in cookie names and form error keys. */
export const product = 'espaceagent'

/** `{product}` of the specification in message keys. */
export const messagePrefix = 'SRE_ESPACEAGENT_'
