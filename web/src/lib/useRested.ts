import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../constants';

/** A value that follows another one once that has rested for a moment. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
