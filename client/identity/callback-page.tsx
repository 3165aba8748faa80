import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Logo } from '../ui/icon.tsx'

/** Where a sign-in that went elsewhere may come back to. */
export default function CallbackPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate('/account', { replace: true })
  }, [navigate])
  return (
    <main className="state">
      <Logo />
      <h1>Redirecting...</h1>
    </main>
  )
}
