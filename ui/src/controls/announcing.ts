import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Announces a sentence to screen readers. */
export const AnnouncingContext = createContext<(sentence: string) => void>(() => {});

export const useAnnounce = () => useContext(AnnouncingContext);
