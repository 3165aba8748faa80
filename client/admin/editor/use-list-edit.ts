import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { AdminListResponse } from '#shared/contract/admin.ts'
import type { FieldError } from '#shared/contract/common.ts'
import { adminListKey, getAdminList, putList, SCHEDULE_KEY } from '../../api/admin.ts'
import { RequestError } from '../../api/request-error.ts'
import { fieldName } from '../lists/field-names.ts'
import { failureSentence, hasStatus } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import { afterSave, asSent, type Draft, draftOf, editOf, fieldId } from './draft.ts'
import type { Faults } from './field.tsx'
import { merged, withAdditions } from './merge.ts'

/** `theirs` is the stored version after a conflict. */
export type Refusal = {
  sentence: string
  /** Names of the marked fields. */
  fields: string[]
  theirs: AdminListResponse | null
}

const NO_FAULTS: Faults = new Map()

export function useListEdit(first: AdminListResponse, onSaved: (day: AdminListResponse) => void) {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState(first)
  const [draft, setDraft] = useState(() => draftOf(first.list))
  const [faults, setFaults] = useState(NO_FAULTS)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [openItems, setOpenItems] = useState<ReadonlySet<string>>(new Set())
  const { tell } = useToasts()
  const id = loaded.list.id

  const unchanged = useMemo(() => JSON.stringify(asSent(loaded.list)), [loaded])
  const isDirty = JSON.stringify(editOf(draft, loaded.list)) !== unchanged
  useFocusOnFault(refusal)

  const {
    mutate,
    isPending,
    data: saved,
    variables: sent,
  } = useMutation({
    mutationFn: (sent: Draft) => putList(id, editOf(sent, loaded.list)),
    onSuccess: (day) => {
      client.setQueryData(adminListKey(id), day)
      void client.invalidateQueries({ queryKey: SCHEDULE_KEY })
    },
    onError: async (error, sent) => {
      const errors = error instanceof RequestError ? (error.body?.errors ?? []) : []
      // The stored list tells a conflict from a begun day; without it the refusal stands.
      const theirs = hasStatus(error, 409) ? await getAdminList(id).catch(() => null) : null
      const isOvertaken = theirs !== null && theirs.list.version !== loaded.list.version
      const marked = isOvertaken ? NO_FAULTS : faultsOf(errors, sent)
      setFaults(marked)
      setOpenItems((before) => new Set([...before, ...itemsOf(marked)]))
      setRefusal({
        sentence: failureSentence(error, 'Failed to save list'),
        fields: [...new Set(errors.map(({ path }) => fieldName(path)))],
        theirs,
      })
    },
  })

  const begin = (day: AdminListResponse, next: Draft) => {
    setLoaded(day)
    setDraft(next)
    setFaults(NO_FAULTS)
    setRefusal(null)
  }
  const mine = () => editOf(draft, loaded.list)

  const settle = useEffectEvent((day: AdminListResponse, sent: Draft) => {
    if (draft === sent) return onSaved(day)
    begin(day, afterSave(draft, sent, day.list))
    tell('The list was saved', 'The changes you made meanwhile are not saved yet.')
  })
  useEffect(() => {
    if (saved && sent) settle(saved, sent)
  }, [saved, sent])

  return {
    draft,
    loaded,
    faults,
    refusal,
    isDirty,
    isSaving: isPending,
    openItems,
    openItem: (key: string, isOpen: boolean) =>
      setOpenItems((before) => new Set(isOpen ? [...before, key] : [...before].filter((other) => other !== key))),
    mine,
    change: (parts: Partial<Draft>) => setDraft((before) => ({ ...before, ...parts })),
    save: () => isDirty && !isPending && mutate(draft),
    takeTheirs: (theirs: AdminListResponse) => begin(theirs, draftOf(theirs.list)),
    keepMine: (theirs: AdminListResponse) => {
      const hasBegun = theirs.daily_game_date <= theirs.today
      const kept = hasBegun
        ? withAdditions(asSent(loaded.list), mine(), theirs.list)
        : merged(asSent(loaded.list), mine(), asSent(theirs.list))
      begin(theirs, draftOf(kept))
    },
  }
}

function faultsOf(errors: readonly FieldError[], draft: Draft): Faults {
  const faults = new Map<string, string[]>()
  for (const { path, message } of errors) {
    const id = fieldId(path, draft)
    const known = faults.get(id) ?? []
    if (!known.includes(message)) faults.set(id, [...known, message])
  }
  return faults
}

const itemsOf = (faults: Faults) => [...faults.keys()].map((id) => id.split('.')[0] ?? '')

function useFocusOnFault(refusal: Refusal | null): void {
  const seen = useRef(refusal)
  useEffect(() => {
    if (refusal === seen.current) return
    seen.current = refusal
    if (!refusal) return
    const field = document.querySelector<HTMLElement>('main form [aria-invalid="true"]')
    const target = refusal.theirs ? null : field
    ;(target ?? document.querySelector<HTMLElement>('main form [data-part="refusal"]'))?.focus()
  }, [refusal])
}
