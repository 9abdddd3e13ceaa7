import { useCallback, useEffect, useState } from 'react';

type Loaded<Data> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'loaded'; data: Data };

/**
 * Data of the viewer's own that a dialog reads when it opens.
 * @param read another function reads anew
 * @returns `load` reads again and keeps showing what there is, `reload` as at first.
 */
export function useOwnData<Data>(read: (signal?: AbortSignal) => Promise<Data>) {
  const [state, setState] = useState<Loaded<Data>>({ status: 'loading' });

  const load = useCallback(
    (signal?: AbortSignal) =>
      read(signal).then(
        (data) => setState({ status: 'loaded', data }),
        (error: unknown) => {
          if (!signal?.aborted) setState({ status: 'failed', error });
        },
      ),
    [read],
  );

  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const reload = () => {
    setState({ status: 'loading' });
    void load();
  };

  return { state, load, reload };
}
