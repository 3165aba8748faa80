import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To; state?: unknown }

/** A link to a screen. React Router's own would bring with it what prefetches its framework's routes, 3 kB of a first visit. */
export function Link({ to, state, onClick, ...others }: Props) {
  const go = useLinkClickHandler(to, { state })
  return (
    <a
      {...others}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    />
  )
}

/** One that says so on the screen that it leads to, and without `end` on those below it. */
export function NavLink({ end = false, ...props }: Props & { end?: boolean }) {
  const { pathname } = useLocation()
  const { pathname: own } = useResolvedPath(props.to)
  const isHere = pathname === own || (!end && pathname.startsWith(`${own}/`))
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
