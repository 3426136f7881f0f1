import * as DocumentPicker from 'expo-document-picker'
import { pickFile } from '@/features/transfer/pickFile'

jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }))
jest.mock('expo-file-system', () => ({
  File: jest.fn((uri: string) => ({
    size: uri === 'huge' ? 30_000_000 : uri === 'unknown' ? null : 9,
    text: async () => {
      if (uri === 'gone') throw new Error('No such file')
      return 'some text'
    },
  })),
}))

const choosing = (uri: string, size?: number) =>
  jest.mocked(DocumentPicker.getDocumentAsync).mockResolvedValueOnce({
    canceled: false,
    assets: [{ uri, ...(size !== undefined && { size }), name: uri, lastModified: 0 }],
  })

test('Returns the text of the chosen file', async () => {
  choosing('here', 9)
  expect(await pickFile()).toEqual({ ok: true, text: 'some text' })
})

test('Cancelling is not a failure', async () => {
  jest.mocked(DocumentPicker.getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null })
  expect(await pickFile()).toEqual({ ok: false, reason: 'none' })
})

test('A file that is too large, missing or refused by the system is unreadable', async () => {
  choosing('here', 30_000_000)
  expect(await pickFile()).toEqual({ ok: false, reason: 'unreadable' })
  choosing('gone', 9)
  expect(await pickFile()).toEqual({ ok: false, reason: 'unreadable' })
  jest.mocked(DocumentPicker.getDocumentAsync).mockRejectedValueOnce(new Error('Another picker is open'))
  expect(await pickFile()).toEqual({ ok: false, reason: 'unreadable' })
})

test('A file whose size the system does not say is measured, and refused if that fails', async () => {
  choosing('here')
  expect(await pickFile()).toMatchObject({ ok: true })
  for (const uri of ['huge', 'unknown']) {
    choosing(uri)
    expect(await pickFile()).toEqual({ ok: false, reason: 'unreadable' })
  }
})
