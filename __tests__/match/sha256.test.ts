/** SHA-256, compared with the standard's examples (FIPS 180-4) and with Node. */
import { createHash } from 'node:crypto'
import { sha256 } from '@/match/sha256'

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('matches the published hash of %j', (message, digest) => {
  expect(sha256(message)).toBe(digest)
})

it('matches the published hash of a million letters a', () => {
  expect(sha256('a'.repeat(1_000_000))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  )
})

it('equals the hash of Node for any bytes of any length', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Array.from({ length }, (_, at) => (at * 37 + length * 11) & 255)
    expect(sha256(String.fromCharCode(...bytes))).toBe(
      createHash('sha256').update(Uint8Array.from(bytes)).digest('hex'),
    )
  }
})
