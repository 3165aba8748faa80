import { onlineManager, QueryClient } from '@tanstack/react-query'

// TanStack takes a page for online until it hears otherwise: one that starts, or comes back to a screen of these,
// without a network would not notice that the network returned.
onlineManager.setEventListener((setOnline) => {
  const tell = () => setOnline(navigator.onLine)
  tell()
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
})

/**
 * What the screens beside the game have fetched, kept while the page lives. A browser that takes itself for offline may
 * be wrong, and a screen that waits for it says nothing: so it is asked all the same.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // A screen that is gone back to has its length at once, so that the browser can scroll to where it was.
      gcTime: Number.POSITIVE_INFINITY,
      retry: 1,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** Marks what is the same whoever plays. */
export const FOR_ALL = { isForAll: true }

/** What one player fetched is not the next one's. */
export const forgetPlayers = () => queryClient.resetQueries({ predicate: ({ meta }) => meta !== FOR_ALL })
