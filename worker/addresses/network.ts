import type { Context } from 'hono'

/** The edge overwrites what a client sends; npm start sets nothing. */
export const addressOf = (c: Pick<Context, 'req'>): string => c.req.header('cf-connecting-ip') ?? 'local'

/** An IPv6 subscriber holds a /64. */
export const subscriberOf = (address: string) => firstGroups(address, 4)

/** Some hold a /48 and change their /64 at will: a day's counts go by it. */
export const siteOf = (address: string) => firstGroups(address, 3)

function firstGroups(address: string, groups: number): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, groups).join(':')
}
