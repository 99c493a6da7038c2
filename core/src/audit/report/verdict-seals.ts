import type { Indexable } from './verdict.ts';

interface Seal {
	readonly sign: string;
	readonly tone: 'good' | 'bad' | 'quiet';
}

/** The sign beside each answer about indexing, and its tone: only what is known is good or bad. */
export const verdictSeals: Readonly<Record<Indexable, Seal>> = {
	yes: { sign: '✓', tone: 'good' },
	no: { sign: '!', tone: 'bad' },
	hidden: { sign: '–', tone: 'quiet' },
	elsewhere: { sign: '→', tone: 'quiet' },
	unknown: { sign: '?', tone: 'quiet' },
};
