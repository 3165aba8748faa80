import { QueryClient } from '@tanstack/react-query'

/** What the screens beside the game have fetched, kept while the page lives. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } })
