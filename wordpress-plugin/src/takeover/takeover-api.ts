import apiFetch from '@wordpress/api-fetch';
import type { Trial } from './compare/ask-page.ts';

export type Direction = 'take' | 'undo';

/** How far a takeover is; it resumes there. */
export interface Progress {
	readonly direction: Direction;
	/** Changed pages and redirects. */
	readonly pages: number;
	readonly values: number;
	readonly is_finished: boolean;
}

/** A different SEO plugin that has stored something on this site. */
export interface Source {
	readonly slug: string;
	readonly name: string;
	/** It writes the head at present. */
	readonly is_active: boolean;
	readonly progress: Progress | null;
}

/** A value of a page, and what happens to it. */
export interface PlanRow {
	readonly page: string;
	/** Where the page is edited; empty if nowhere. */
	readonly url: string;
	readonly field: string;
	readonly theirs: string;
	readonly ours: string;
	readonly state: 'write' | 'kept' | 'invalid';
	/** Variables that are left out. */
	readonly unknown: readonly string[];
}

export interface PlanStart {
	readonly stage: string;
	readonly after: number;
}

interface PlanPart {
	readonly rows: readonly PlanRow[];
	/** Where the next part begins; null after the last one. */
	readonly next: PlanStart | null;
}

/** A page to compare before the other plugin is deactivated. */
export interface Sample {
	readonly name: string;
	readonly url: string;
	/** Values that keep all pages of its kind out of search; null if that is not a setting. */
	readonly hide: Readonly<Record<string, Readonly<Record<string, boolean>>>> | null;
}

export interface Samples extends Trial {
	readonly pages: readonly Sample[];
	/** The active files of the other plugin, such as `wordpress-seo/wp-seo.php`. */
	readonly plugins: readonly string[];
}

const root = '/plumbline/v1/takeover';

export const askSources = (): Promise<readonly Source[]> => apiFetch({ path: root });

export const askPlan = (slug: string, start: PlanStart, signal: AbortSignal): Promise<PlanPart> =>
	apiFetch({ path: `${root}/${slug}?stage=${start.stage}&after=${start.after}`, signal });

/** Does one part; a part that has begun is never aborted. */
export const step = (slug: string, direction: Direction): Promise<Progress> =>
	apiFetch({ path: `${root}/${slug}`, method: 'POST', data: { direction } });

export const askSamples = (slug: string, signal: AbortSignal): Promise<Samples> =>
	apiFetch({ path: `${root}/${slug}/samples`, signal });

/** Keeps all pages of a kind out of search. */
export const hide = (values: NonNullable<Sample['hide']>): Promise<unknown> =>
	apiFetch({ path: '/plumbline/v1/appearance', method: 'POST', data: { values } });

export const deactivate = (file: string): Promise<unknown> =>
	apiFetch({
		path: `/wp/v2/plugins/${file.replace(/\.php$/, '')}`,
		method: 'PUT',
		data: { status: 'inactive' },
	});
