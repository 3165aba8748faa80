/** Rate limits count by address: a test that sends much uses many addresses, as many players would. */
export function ownAddress() {
  const part = () => Math.floor(Math.random() * 256)
  return { 'CF-Connecting-IP': `10.${part()}.${part()}.${part()}` }
}
