import { expect, it } from 'vitest'
import { fileHeaders } from '../core/file-headers.ts'
import { readConfig } from '../config.ts'
import { editorBackend, editorPolicy } from './backend.ts'

it.each([
  ['github:owner/name', { name: 'github', repo: 'owner/name' }],
  ['gitlab:group/sub/name', { name: 'gitlab', repo: 'group/sub/name' }],
])('%s is a backend of the editor', (name, backend) => {
  expect(editorBackend(readConfig({ EDITOR_BACKEND: name }).EDITOR_BACKEND ?? '')).toEqual(backend)
})

it.each(['on', 'test', 'github:', 'github:owner', 'svn:owner/name', 'github:owner/name;x'])(
  'EDITOR_BACKEND=%s is refused',
  (name) => {
    expect(() => readConfig({ EDITOR_BACKEND: name })).toThrow(
      'EDITOR_BACKEND: expected none, local',
    )
  },
)

it('asks nobody else for files of a computer, and one Git host for those of a repository', () => {
  expect(editorPolicy('local')).not.toContain('https:')
  expect(editorPolicy('github:owner/name')).toContain('https://api.github.com')
  expect(editorPolicy('github:owner/name')).not.toContain('gitlab')
})

it('has headers of its own, and leaves those of pages as they are', () => {
  const editor = fileHeaders('admin.html')
  expect(editor).toMatchObject({ 'Cache-Control': 'no-store' })
  expect(editor['Content-Security-Policy']).toContain("script-src 'self';")
  expect(editor).not.toHaveProperty('Link')
  expect(fileHeaders('about.html', '')['Content-Security-Policy']).not.toContain('unsafe-inline')
})
