import { createLogger, type Logger } from 'vite'

/** Vite's logger, without the warning that each sheet of DSFR begins with its own `@charset`: it is dropped, as it should be. */
export const logger = (): Logger => {
  const vite = createLogger()
  return {
    ...vite,
    warn: (message, options) => {
      if (!message.includes('@charset must precede')) vite.warn(message, options)
    },
  }
}
