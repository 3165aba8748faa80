import { onlineManager, QueryClient } from '@tanstack/react-query'

// TanStack Query assumes it is online until an event says otherwise, and would miss the network's return.
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

/** Queries run even if the browser claims to be offline: it may be wrong. */
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

/** Marks queries whose answers are the same for every player. */
export const FOR_ALL = { isForAll: true }

export const forgetPlayers = () => queryClient.resetQueries({ predicate: ({ meta }) => meta !== FOR_ALL })
