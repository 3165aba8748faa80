import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIdentityService } from '../stand-ins/identity/server.ts'
import { IDENTITY_PROJECT, signInVariables } from '../tools/serve-worker.ts'

/**
 * Starts the sign-in stand-in beside the bench. Returns the variables that make a worker trust it, and the headers of a
 * signed-in player.
 */
export async function openSignIn() {
  const folder = mkdtempSync(join(tmpdir(), 'topple-bench-identity-'))
  const { address, close } = await startIdentityService({ port: 0, project: IDENTITY_PROJECT, folder })
  const signIn = async (email: string): Promise<{ Authorization: string }> => {
    const id_token = JSON.stringify({ sub: email, email, email_verified: true, name: email })
    const answer = await fetch(`${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
      method: 'POST',
      body: JSON.stringify({
        requestUri: 'http://localhost',
        postBody: new URLSearchParams({ providerId: 'google.com', id_token }).toString(),
        returnSecureToken: true,
      }),
    })
    const { idToken } = (await answer.json()) as { idToken: string }
    return { Authorization: `Bearer ${idToken}` }
  }
  const end = () => {
    close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { variables: signInVariables(address), signIn, end }
}
