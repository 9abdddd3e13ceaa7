import { useEffect, useState } from 'react';
import { loadTexts } from '../../../i18n';
import type { ListInput } from '../listInput/ListInput';

/** What has been loaded for good: a list that is opened later has its input at once, and the focus with it. */
let loaded: typeof ListInput | null = null;

async function load(): Promise<void> {
  const [{ ListInput: arrived }] = await Promise.all([import('../listInput/ListInput'), loadTexts('lists')]);
  loaded = arrived;
}

/** The input of lists, a chunk of its own with its texts, as most forms have none; null until it is there. */
export function useListInput(): { ListInput: typeof ListInput | null; hasFailed: boolean } {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(loaded ? 'loaded' : 'loading');
  useEffect(() => {
    if (loaded) return;
    let isOver = false;
    const tell = (next: 'loaded' | 'failed') => {
      if (!isOver) setState(next);
    };
    load().then(
      () => tell('loaded'),
      () => tell('failed'),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return { ListInput: state === 'loaded' ? loaded : null, hasFailed: state === 'failed' };
}
