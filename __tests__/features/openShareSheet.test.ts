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
      // Asynchronous as in SDK 58; SDK 57 writes before it returns.
      write: async (text: string) => {
        await null
        mockFiles.set(uri, text)
      },
    }
  }),
}))
jest.mock('expo-sharing', () => ({ isAvailableAsync: jest.fn(async () => true), shareAsync: jest.fn() }))

const share = jest.mocked(Sharing.shareAsync)

test('Opens the share sheet with a file that has been written', async () => {
  let shared: string | undefined
  share.mockImplementationOnce(async (uri) => {
    shared = mockFiles.get(uri)
  })
  expect(await openShareSheet('match.txt', 'some text')).toBe('shared')
  expect(shared).toBe('some text')
})

test('Fails on a device without a share sheet, and when the sheet does not open', async () => {
  jest.mocked(Sharing.isAvailableAsync).mockResolvedValueOnce(false)
  expect(await openShareSheet('match.txt', 'some text')).toBe('failed')
  share.mockRejectedValueOnce(new Error('Another share is open'))
  expect(await openShareSheet('match.txt', 'some text')).toBe('failed')
})
