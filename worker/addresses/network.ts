import type { Context } from 'hono'

/** The edge sets it, whatever a client sends; nothing else does under npm start. */
export const addressOf = (c: Pick<Context, 'req'>): string => c.req.header('cf-connecting-ip') ?? 'local'

/** An IPv6 subscriber holds a whole /64. */
export const subscriberOf = (address: string) => firstGroups(address, 4)

/** Some hold a /48, and change their /64 at will: what counts for a day counts by it. */
export const siteOf = (address: string) => firstGroups(address, 3)

/** An IPv4 address is left whole. */
function firstGroups(address: string, groups: number): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, groups).join(':')
}
