export default function StylesPage() {
  return null
}
