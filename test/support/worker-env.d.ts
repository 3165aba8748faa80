declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    FAULT_SEEDS: string
    FAULT_PLAYERS: string
  }
}
