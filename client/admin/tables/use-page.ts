import { useSearchParams } from 'react-router'
import { readPage } from '#shared/contract/page-number.ts'

/** The address's page, from 1. Back leaves the screen, whatever pages were turned. */
export function usePage(): [page: number, goTo: (page: number) => void] {
  const [address, setAddress] = useSearchParams()
  const page = readPage(address.get('page'))
  const goTo = (next: number) =>
    setAddress(
      (now) => {
        if (next === 1) now.delete('page')
        else now.set('page', String(next))
        return now
      },
      { replace: true },
    )
  return [page, goTo]
}
