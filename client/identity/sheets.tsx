/** One chunk: both are small, and who signs in may sign out. */
export { SignInSheet } from './sign-in-sheet.tsx'
export { SignOutSheet } from './sign-out-sheet.tsx'
