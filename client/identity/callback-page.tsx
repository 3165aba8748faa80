import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Logo } from '../ui/icon.tsx'
import pageState from '../ui/page-state.module.css'

/** The return address of a redirect sign-in. */
export default function CallbackPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate('/account', { replace: true })
  }, [navigate])
  return (
    <main className={pageState.state}>
      <Logo />
      <h1>Redirecting...</h1>
    </main>
  )
}
