import { showSlot, slotAt } from './show-slot.ts'

export function flashSlot(position: number): void {
  showSlot(position)
  slotAt(position)?.animate({ opacity: [1, 0.35, 1] }, { duration: 420, easing: 'ease-in-out' })
}
