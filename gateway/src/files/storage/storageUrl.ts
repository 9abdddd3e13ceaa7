/** A bucket of an S3-compatible store, and who asks for it. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where a bucket is, without who asks for it. */
export const bucketAddress = ({ endpoint, bucket }: S3Settings): string => `${endpoint}/${bucket}`;

/**
 * What `STORAGE_URL` says: `s3://key:secret@host:port/bucket?region=…&tls=false`. Region is `us-east-1` unless told, the
 * connection is encrypted unless `tls=false`. Null for a text that says something else.
 */
export function s3Settings(storageUrl: string): S3Settings | null {
  if (!URL.canParse(storageUrl)) return null;
  const url = new URL(storageUrl);
  const bucket = url.pathname.slice(1);
  const tls = url.searchParams.get('tls') ?? 'true';
  const known = [...url.searchParams.keys()].every((key) => key === 'region' || key === 'tls');
  const isWhole = url.protocol === 's3:' && url.host !== '' && url.username !== '' && url.password !== '';
  if (!isWhole || !known || !/^[\w.-]+$/.test(bucket) || !/^(?:true|false)$/.test(tls)) return null;
  return {
    endpoint: `${tls === 'false' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
