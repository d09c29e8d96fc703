import type { CustomFetch } from 'openid-client'

/** Node's own `fetch`, in the form that openid-client wants. */
export const networkFetch: CustomFetch = (url, { body, ...options }) =>
  fetch(url, body === undefined ? options : { ...options, body })
