/** A download in pieces, as a client puts it together: the file, and the rows that each piece tells. */
export function readPieces(bytes: Buffer): { file: Buffer; rows: number[] } {
  const parts: Buffer[] = [];
  const rows: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at + 4);
    rows.push(bytes.readUInt32BE(at));
    parts.push(bytes.subarray(at + 8, end));
    at = end;
  }
  return { file: Buffer.concat(parts), rows };
}
