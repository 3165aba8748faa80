export type Size = { width: number; height: number }

/** A browser with nothing stored. While `inPopup` acts, all calls go to the popup. */
export interface EngineWindow {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs `run` in the page: it must not refer to anything outside itself. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Presses the keys together. */
  press(...keys: Key[]): Promise<void>
  inPopup(open: () => Promise<void>, act: () => Promise<void>): Promise<void>
  screenshot(): Promise<Uint8Array>
  /** Errors, and what the Content-Security-Policy has refused. */
  complaints: string[]
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Control' | 'a' | 'v'

export interface Engine {
  newWindow(size: Size): Promise<EngineWindow>
  close(): Promise<void>
}
