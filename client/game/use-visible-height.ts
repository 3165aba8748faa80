import { useEffect } from 'react'

/** iOS lays its keyboard over the page: the shell is made as high as what stays visible, so that the bar rests on it. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const page = document.documentElement
    const fit = () => {
      // Pinched in, the visible part is smaller for another reason.
      if (viewport.scale > 1.01) return
      page.style.setProperty('--vvh', `${viewport.height}px`)
      window.scrollTo(0, 0)
    }
    viewport.addEventListener('resize', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      page.style.removeProperty('--vvh')
    }
  }, [])
}
