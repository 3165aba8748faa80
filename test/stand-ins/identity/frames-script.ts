/**
 * The parts of Google's gapi.iframes that the SDK uses, over postMessage; for the app's page and for the relay's frame.
 * Sent to the browser as the function's source text, so it must not refer to anything outside itself.
 */
export function installFrames(): void {
  type Handler = (data: unknown) => unknown
  type TakeAnswers = (answers: unknown[]) => void
  interface Message {
    frames: 'ready' | 'call' | 'answer'
    id: number
    name: string
    data: unknown
  }
  interface OpenOptions {
    url: string
    where: HTMLElement
    attributes: { style: Partial<CSSStyleDeclaration> } & Record<string, unknown>
  }

  function connect(peer: () => Window | null) {
    const handlers = new Map<string, Handler>()
    const early: Message[] = []
    const awaited = new Map<number, TakeAnswers>()
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
    let calls = 0
    // Any origin ('*'): the frame does not know the page's, and nothing local is secret.
    const post = (message: Message) => peer()?.postMessage(message, '*')

    async function answer({ name, id, data }: Message, handle: Handler) {
      post({ frames: 'answer', id, name, data: await handle(data) })
    }
    function take(message: Message) {
      const handle = handlers.get(message.name)
      if (message.frames === 'ready') isReady()
      else if (message.frames === 'answer') awaited.get(message.id)?.([message.data])
      else if (handle) answer(message, handle)
      else early.push(message)
    }
    addEventListener('message', ({ source, data }) => {
      if (source !== peer() || !data?.frames) return
      try {
        take(data)
      } catch {
        // The SDK's own callback throws after each answer about web storage; Google's script swallows that, too.
      }
    })

    return {
      announce: () => post({ frames: 'ready', id: 0, name: '', data: null }),
      register(name: string, handle: Handler) {
        handlers.set(name, handle)
        for (const message of early.splice(0)) take(message)
      },
      send(name: string, data: unknown, takeAnswers?: TakeAnswers) {
        calls += 1
        if (takeAnswers) awaited.set(calls, takeAnswers)
        post({ frames: 'call', id: calls, name, data })
      },
      async ping(callback: () => void) {
        await ready
        callback()
      },
      restyle: async () => {},
    }
  }

  function open({ url, where, attributes }: OpenOptions, onOpen: (frame: object) => unknown) {
    const element = document.createElement('iframe')
    const { style, ...others } = attributes
    Object.assign(element.style, style)
    for (const [name, value] of Object.entries(others)) element.setAttribute(name, String(value))
    const frame = connect(() => element.contentWindow)
    element.src = url
    where.appendChild(element)
    return onOpen(frame)
  }

  let parentFrame: ReturnType<typeof connect> | undefined
  const context = {
    open,
    getParentIframe() {
      parentFrame ??= connect(() => window.parent)
      return parentFrame
    },
  }
  const iframes = { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: connect, getContext: () => context }
  const load = (_name: string, { callback }: { callback: () => void }) => callback()
  Object.assign(window, { gapi: { iframes, load } })

  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload')
  const callback: unknown = onload ? Reflect.get(window, onload) : null
  if (typeof callback === 'function') callback()
}
