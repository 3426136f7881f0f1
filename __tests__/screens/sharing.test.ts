import * as Sharing from 'expo-sharing'
import { openShareSheet } from '@/features/transfer/shareText'

const mockFiles = new Map<string, string>()
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'cache' },
  File: jest.fn((folder: string, name: string) => {
    const uri = `${folder}/${name}`
    return {
      uri,
      create: () => mockFiles.set(uri, ''),
      // As in SDK 58; in SDK 57 it writes before it returns.
      write: async (text: string) => {
        await null
        mockFiles.set(uri, text)
      },
    }
  }),
}))
jest.mock('expo-sharing', () => ({ isAvailableAsync: jest.fn(async () => true), shareAsync: jest.fn() }))

const share = jest.mocked(Sharing.shareAsync)

test('The share sheet opens on a file whose text is written', async () => {
  let shared: string | undefined
  share.mockImplementationOnce(async (uri) => {
    shared = mockFiles.get(uri)
  })
  expect(await openShareSheet('match.txt', 'some text')).toBe('shared')
  expect(shared).toBe('some text')
})

test('A device without a share sheet, and a sheet that fails to open, are failures', async () => {
  jest.mocked(Sharing.isAvailableAsync).mockResolvedValueOnce(false)
  expect(await openShareSheet('match.txt', 'some text')).toBe('failed')
  share.mockRejectedValueOnce(new Error('Another share is open'))
  expect(await openShareSheet('match.txt', 'some text')).toBe('failed')
})
