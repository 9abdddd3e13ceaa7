/** Bytes in pieces of one size; the last is the one that is known to be followed by nothing, and may be empty. */
export async function* piecesOf(
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    // A full piece stays until something follows it.
    for (; all.length - at > size; at += size) yield { piece: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    heldBytes = all.length - at;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}
