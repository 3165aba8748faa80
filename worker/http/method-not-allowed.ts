import type { Hono } from 'hono'
import type { AppEnv } from '../env.ts'

/** The methods that `app` answers at `path`, of those in `routes` that are not middleware. */
export function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const methods = app.routes
    .filter((route) => route.method !== 'ALL' && matches(route.path, path))
    .map((route) => route.method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
