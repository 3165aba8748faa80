import { useEffect } from 'react'

/** iOS lays its keyboard over the page: shrinking the shell keeps the bar above it. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const page = document.documentElement
    const fit = () => {
      // Pinch zoom shrinks the visible height too.
      if (viewport.scale > 1.01) return
      page.style.setProperty('--vvh', `${viewport.height}px`)
      if (!document.querySelector('dialog:modal')) window.scrollTo(0, 0)
    }
    viewport.addEventListener('resize', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      page.style.removeProperty('--vvh')
    }
  }, [])
}
