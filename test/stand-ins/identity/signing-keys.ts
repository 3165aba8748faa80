import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

export async function generateKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = await exportJWK(privateKey)
  return { ...key, kid: await calculateJwkThumbprint(key, 'sha256') }
}

/** The key that signs from now on. */
export async function signingKey(keys: JWK[]) {
  const [newest] = keys
  if (!newest?.kid) throw new Error('There is no signing key.')
  return { kid: newest.kid, key: await importJWK(newest, 'RS256') }
}

/** Exactly the members that Google's key set has. */
export function publicKeys(keys: JWK[]) {
  return { keys: keys.map(({ kty, n, e, kid }) => ({ kty, alg: 'RS256', use: 'sig', kid, n, e })) }
}

export const keySet = (keys: JWK[]) => createLocalJWKSet(publicKeys(keys) as { keys: JWK[] })
