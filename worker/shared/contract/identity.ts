import * as z from 'zod/mini'

/** What the page tells the client of the identity service; the page has none of it where sign-in is not offered. */
export const identitySettings = z.object({
  project: z.string(),
  api_key: z.string(),
  /** Absent: the host that the page came from. */
  auth_domain: z.optional(z.string()),
  /** The stand-in's address on this machine; absent for the hosted service. */
  stand_in: z.optional(z.string()),
  /** Where the ID token is posted when it changes, and deleted at sign-out; absent where nobody asks for it. */
  token_sync: z.optional(z.string()),
})
export type IdentitySettings = z.infer<typeof identitySettings>
