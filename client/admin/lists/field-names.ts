const NAMES: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  is_ranked: 'List Type',
  items: 'Items',
  hints: 'Hints',
  sources: 'Sources',
}

/** 'items.3' is 'Item 4'. */
export function fieldName(path: string): string {
  const [field = '', at] = path.split('.')
  if (at === undefined || !/^\d+$/.test(at)) return NAMES[field] ?? field
  if (field === 'items') return `Item ${Number(at) + 1}`
  if (field === 'hints') return `Hint ${Number(at) + 1}`
  if (field === 'sources') return `Source ${Number(at) + 1}`
  return NAMES[field] ?? field
}
