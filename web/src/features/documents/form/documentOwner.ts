import { createContext } from 'react';

/** The candidate whose documents a form shows; null where the candidate is only being registered. */
export const DocumentOwner = createContext<string | null>(null);
