import type { Source } from '#shared/contract/game.ts'
import { hostOf, isSourceAddress } from '#shared/game/source-address.ts'

/** With the full stops that browsers take for dots. */
const HOSTS = /(?:[\p{L}\p{N}-]+[.。．｡])+[\p{L}\p{N}-]{2,}/gu

/** Null if it is none. */
const bareHost = (address: string) => hostOf(address)?.replace(/^www\./, '') ?? null

/** Drops sources at hosts that the topic names: whoever sends it must not choose where players are led. */
export function sourcesBeyond(topic: string, sources: readonly Source[]): Source[] {
  const named = (topic.match(HOSTS) ?? []).flatMap((host) => bareHost(`https://${host}/`) ?? [])
  return sources.filter(({ url }) => {
    const host = isSourceAddress(url) ? bareHost(url) : null
    return !named.some((name) => host === name || host?.endsWith(`.${name}`) || name.endsWith(`.${host}`))
  })
}
