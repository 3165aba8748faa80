/** One chunk for both. */
export { SignInSheet } from './sign-in-sheet.tsx'
export { SignOutSheet } from './sign-out-sheet.tsx'
