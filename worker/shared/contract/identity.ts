import * as z from 'zod/mini'

/** What the page tells the client of the identity service; the page has none of it where sign-in is not offered. */
export const identitySettings = z.object({
  project: z.string(),
  api_key: z.string(),
  /** Null: the host that the page came from. */
  auth_domain: z.nullable(z.string()),
  /** The stand-in's address on this machine; null for the hosted service. */
  stand_in: z.nullable(z.string()),
  /** Where the ID token is posted when it changes, and deleted at sign-out; null where nobody asks for it. */
  token_sync: z.nullable(z.string()),
})
export type IdentitySettings = z.infer<typeof identitySettings>
