import type { Fault, FaultKind } from './fault.ts';

/** One fault on any number of pages: a template’s fault is one piece of news. */
export interface FaultNews {
	readonly change: 'opened' | 'cleared';
	readonly fault: FaultKind;
	readonly count: number;
	/** The first pages. */
	readonly pages: readonly { readonly url: string; readonly detail: string }[];
}

/** The watch itself did not look for a while. */
export interface SilenceNews {
	readonly change: 'silent';
	readonly sinceMs: number;
}

export type News = FaultNews | SilenceNews;

export interface PageNews {
	readonly url: string;
	readonly opened: readonly Fault[];
	readonly cleared: readonly Fault[];
}

const mostPages = 10;

/** Faults first, then what is well again; each kind once, in the order of the pages. */
export function newsOf(pages: readonly PageNews[]): readonly FaultNews[] {
	return (['opened', 'cleared'] as const).flatMap((change) => {
		const found = pages.flatMap((page) =>
			page[change].map(({ detail, kind }) => ({ kind, url: page.url, detail })),
		);
		return [...Map.groupBy(found, ({ kind }) => kind)].map(([fault, group]) => ({
			change,
			fault,
			count: group.length,
			pages: group.slice(0, mostPages).map(({ detail, url }) => ({ url, detail })),
		}));
	});
}
