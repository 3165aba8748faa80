import { QueryClient } from '@tanstack/react-query'

/**
 * What the screens beside the game have fetched, kept while the page lives. A browser that takes itself for offline may
 * be wrong, and a screen that waits for it says nothing: so it is asked all the same.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnReconnect: true } },
})

/** Marks what is the same whoever plays. */
export const FOR_ALL = { isForAll: true }

/** What one player fetched is not the next one's. */
export const forgetPlayers = () => queryClient.resetQueries({ predicate: ({ meta }) => meta !== FOR_ALL })
