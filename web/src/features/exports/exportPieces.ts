/** How many candidates of all are in the file by now. */
export interface ExportProgress {
  rows: number;
  total: number;
}

/** What the server sends the file in, when asked with Accept: pieces, each after two big-endian numbers of 32 bits. */
export const PIECES_TYPE = 'application/vnd.esteira.export-pieces';
const HEAD_BYTES = 8;

/**
 * Puts a download in pieces together.
 * @param onRows told the rows that are written, as each piece begins.
 * @throws Error when the download ends inside a piece.
 */
export async function joinPieces(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onRows: (rows: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const head = new Uint8Array(HEAD_BYTES);
  const numbers = new DataView(head.buffer);
  let headFilled = 0;
  let left = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (let at = 0; at < value.length;) {
      if (left === 0) {
        const taken = value.subarray(at, at + HEAD_BYTES - headFilled);
        head.set(taken, headFilled);
        headFilled += taken.length;
        at += taken.length;
        if (headFilled < HEAD_BYTES) continue;
        headFilled = 0;
        left = numbers.getUint32(4);
        onRows(numbers.getUint32(0));
      } else {
        const part = value.subarray(at, at + left);
        parts.push(part);
        left -= part.length;
        at += part.length;
      }
    }
  }
  if (left > 0 || headFilled > 0) throw new Error('The download ended inside a piece.');
  return parts;
}
