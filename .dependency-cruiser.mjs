/**
 * The worker's rooms from the ground up: each imports only those before it, so that there is no circle of any length. The
 * files of worker/ itself (app.ts, cron.ts) stand above them all; env.ts, and shared/limits.ts in shared/, are open to all.
 */
const ROOMS = [
  'shared/contract',
  'shared/matching',
  'shared/game',
  'db',
  'addresses',
  'http',
  'tokens',
  'identity',
  'audit',
  'ai',
  'lists',
  'guesses',
  'schedule',
  'completions',
  'library',
  'generation',
  'filling',
  'editing',
  'accepting',
  'account',
  'submissions',
  'analytics',
  'pages',
]

const inside = (rooms) => `^worker/(${rooms.join('|')})/`
const SCREENS = '^client/(account|admin|boot|game|library|pages)/'
const ROUTES = '^worker/[^/]+/(admin-)?routes\\.ts$'

const roomOrder = ROOMS.slice(0, -1).map((room, at) => ({
  name: `order: ${room}`,
  comment: 'A room imports only rooms before it in the list at the top of .dependency-cruiser.mjs.',
  from: { path: inside([room]) },
  to: { path: inside(ROOMS.slice(at + 1)) },
}))

export default {
  forbidden: [
    ...roomOrder,
    {
      name: 'room without a place',
      comment: 'Give the room its place in the list at the top of .dependency-cruiser.mjs.',
      from: { path: '^worker/', pathNot: [inside(ROOMS), '^worker/(shared/)?[^/]+$'] },
      to: {},
    },
    {
      name: 'circle of files',
      from: { path: '^(worker|client)/' },
      to: { circular: true },
    },
    {
      name: 'rooms called from above',
      comment: 'app.ts and cron.ts call the rooms, never the other way.',
      from: { path: inside(ROOMS) },
      to: { path: '^worker/(app|cron|index)\\.ts$' },
    },
    {
      name: 'one map of routes',
      comment: 'Only app.ts imports routes.',
      from: { pathNot: '^worker/app\\.ts$' },
      to: { path: ROUTES },
    },
    {
      name: 'no SQL in routes',
      comment: 'SQL lives in queries.ts, beside its noun.',
      from: { path: ROUTES },
      to: { path: '^(worker/db/schema|node_modules/drizzle-orm)/' },
    },
    {
      name: 'client through its door',
      comment: 'The worker renders the client through #render-screens: client/render-screens.tsx, as it is built.',
      from: { path: '^worker/' },
      to: { path: '^client/' },
    },
    {
      name: 'one file at the door',
      comment: 'Only worker/pages/html.ts renders the client.',
      from: { path: '^worker/', pathNot: '^worker/pages/html\\.ts$' },
      to: { path: '^(#render-screens$|dist/render/)' },
    },
    {
      name: 'client shares #shared only',
      comment: 'The client shares worker/shared with the worker, as #shared, and nothing else.',
      from: { path: '^client/' },
      to: { path: '^(worker/(?!shared/)|node_modules/(hono|drizzle-orm)/)' },
    },
    {
      name: 'shared stands alone',
      comment: 'worker/shared imports zod/mini and itself only.',
      from: { path: '^worker/shared/' },
      to: { pathNot: '^(worker/shared|node_modules/zod/mini)/' },
    },
    {
      name: 'rules load no schema',
      comment: 'The rules take types alone from the contract, so that no page brings zod to play.',
      from: { path: '^worker/shared/(matching|game)/' },
      to: { path: '^worker/shared/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'SDK loaded when asked',
      comment: 'The SDK of the models is imported when a model is asked: at the start it would cost every request.',
      from: { path: '^worker/' },
      to: {
        path: '^node_modules/(ai|@ai-sdk|workers-ai-provider)/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'ui and api know no screens',
      from: { path: '^client/(ui|api)/' },
      to: { path: SCREENS },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  // TypeScript 7 has no API for it to parse with.
  options: { parser: 'swc', doNotFollow: { path: '^(node_modules|dist)/' } },
}
