import type { Report } from '@plumbline/core';
import type { SiteMemory } from '../settings/site-memory.ts';

/** What counting needs of the rest of the extension. */
export interface CountHost {
	/** null where nobody wants a number any more, or the browser does not let us read. */
	settingsOf(url: string): Promise<CountSettings | null>;
	show(badge: Badge): Promise<void>;
}

export interface CountSettings {
	readonly site: SiteMemory;
	/** The country whose rules hold where a page names none. */
	readonly usualGeo: string;
}

export interface Badge {
	readonly tabId: number;
	readonly counts: Report['counts'];
}

/** The same as messages, for a page that has no other way. */
export type CountRequest = {
	readonly [Name in keyof CountHost]: {
		readonly count: Name;
		readonly input: Parameters<CountHost[Name]>[0];
	};
}[keyof CountHost];

export type CountAnswer<Name extends keyof CountHost> = Awaited<ReturnType<CountHost[Name]>>;
