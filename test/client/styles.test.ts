import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Reads `.icon-btn` of `ui/buttons.module.css` as `iconBtn`, as vite.config.ts sets it up. */
const modules = globSync('client/**/*.module.css').map((path) => {
  const classes = new Set<string>()
  const composed = new Set<string>()
  const root = postcss.parse(read(path))
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) classes.add(name)
  })
  root.walkDecls('composes', ({ value }) => {
    for (const name of value.split(' ')) composed.add(name)
  })
  return { path, subject: basename(path, '.module.css'), classes, composed }
})

/** Every class that a client file reads from a module. */
const reads = globSync('client/**/*.{ts,tsx}').flatMap((file) => {
  const text = read(file)
  const code = text.replace(/ from '.+'/g, '')
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)].flatMap(([, styles, from = '']) => {
    const path = join(dirname(file), from)
    return [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({ file, path, name }))
  })
})

test('every class a component reads from a CSS module exists', () => {
  const known = modules.flatMap(({ path, classes }) => [...classes].map((name) => `${path} ${camelCase(name)}`))
  expect(reads.filter(({ path, name }) => !known.includes(`${path} ${name}`))).toEqual([])
})

test('every list keeps its role in Safari, which drops it together with the markers', () => {
  const lists = globSync('client/**/*.tsx').flatMap((file) => read(file).match(/<[uo]l\b[^>]*/g) ?? [])
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter((list) => !/\brole="list"/.test(list))).toEqual([])
})

test('every class of a CSS module is read or composed', () => {
  const used = new Set(reads.map(({ path, name }) => `${path} ${name}`))
  const unused = modules.flatMap(({ path, classes, composed }) =>
    [...classes].filter((name) => !composed.has(name)).map((name) => `${path} ${camelCase(name)}`),
  )
  expect(unused.filter((name) => !used.has(name))).toEqual([])
})

test('no two CSS modules share a file name', () => {
  expect(new Set(modules.map(({ subject }) => subject)).size).toBe(modules.length)
})

test('every class named in index.html exists', () => {
  const known = modules.flatMap(({ subject, classes }) => [...classes].map((name) => `${subject}_${name}`))
  const [, names = ''] = /class="([^"]+)"/.exec(read('client/index.html')) ?? []
  expect(known).toEqual(expect.arrayContaining(names.split(' ')))
})
