/** What reaches in from outside: passed in, so that tests can stand in its place. */
export type World = {
  /** Milliseconds since 1970 UTC. */
  now: () => number
  /** A number from 0 up to 1. */
  dice: () => number
}

export const realWorld: World = { now: () => Date.now(), dice: () => Math.random() }

export type AppEnv = { Bindings: Env; Variables: { world: World } }
