import * as z from 'zod/mini'

/** Absent from the page where sign-in is not offered. */
export const identitySettings = z.object({
  project: z.string(),
  api_key: z.string(),
  /** Absent: the page's own host. */
  auth_domain: z.optional(z.string()),
  /** The local stand-in's address. */
  stand_in: z.optional(z.string()),
  /** Receives the ID token when it changes, and its deletion at sign-out. */
  token_sync: z.optional(z.string()),
})
export type IdentitySettings = z.infer<typeof identitySettings>
