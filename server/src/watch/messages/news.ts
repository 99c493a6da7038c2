import { type Fault, type FaultKind, worstFirst } from '../look/fault.ts';
import type { FieldChange, FieldName } from '../settle/settle-fields.ts';

interface OfPages {
	readonly count: number;
	/** The first pages. */
	readonly pages: readonly { readonly url: string; readonly detail: string }[];
}

/** One fault on any number of pages: a template’s fault is one piece of news. */
export interface FaultNews extends OfPages {
	readonly change: 'opened' | 'cleared';
	readonly fault: FaultKind;
}

/** A field that people change. */
export interface FieldNews extends OfPages {
	readonly change: 'changed';
	readonly field: FieldName;
}

/** The watch itself stopped, or is running again. */
export interface SilenceNews {
	readonly change: 'stopped' | 'resumed';
	readonly sinceMs: number;
}

/** Pages that deserve half an hour, with the reason of each. */
export interface WorthNews extends OfPages {
	readonly change: 'worthwhile';
}

/** Changes whose effect can be said, each with its first page and the sentence that every screen has. */
export interface AnsweredNews extends OfPages {
	readonly change: 'answered';
}

export type News = FaultNews | FieldNews | SilenceNews | WorthNews | AnsweredNews;

export interface PageNews {
	readonly url: string;
	readonly opened: readonly Fault[];
	readonly cleared: readonly Fault[];
	readonly changed: readonly FieldChange[];
}

const mostPages = 10;

/** Faults first, the worst on top, then changes, then recoveries; each kind once. */
export function newsOf(pages: readonly PageNews[]): readonly News[] {
	return [...faultNews(pages, 'opened'), ...fieldNews(pages), ...faultNews(pages, 'cleared')];
}

function faultNews(pages: readonly PageNews[], change: FaultNews['change']): readonly FaultNews[] {
	const found = pages.flatMap((page) =>
		page[change].map(({ detail, kind }) => ({ kind, url: page.url, detail })),
	);
	const byKind = Map.groupBy(found, ({ kind }) => kind);
	return worstFirst([...byKind.keys()]).map((fault) => ({
		change,
		fault,
		...counted(byKind.get(fault) ?? []),
	}));
}

function fieldNews(pages: readonly PageNews[]): readonly FieldNews[] {
	const found = pages.flatMap(({ changed, url }) =>
		changed.map(({ after, before, field }) => ({
			field,
			url,
			detail: `“${before}” → “${after}”`,
		})),
	);
	return [...Map.groupBy(found, ({ field }) => field)].map(([field, group]) => ({
		change: 'changed',
		field,
		...counted(group),
	}));
}

const counted = (group: OfPages['pages']): OfPages => ({
	count: group.length,
	pages: group.slice(0, mostPages).map(({ detail, url }) => ({ url, detail })),
});

/** One message, the same for all of its targets. */
export interface Message {
	/** The same at each attempt, so that receivers that check it show a message once. */
	readonly id: string;
	readonly domain: string;
	readonly watch: string;
	readonly createdMs: number;
	readonly title: string;
	readonly text: string;
	/** The same as HTML, with links to pages and into the console. */
	readonly html: string;
	readonly news: readonly News[];
}
