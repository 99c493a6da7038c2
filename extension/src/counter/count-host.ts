import type { Report } from '@plumbline/core';
import type { SiteMemory } from '../settings/site-memory.ts';

/** The functions that the counter needs from the rest of the extension. */
export interface CountHost {
	/** null when the badge is switched off or the browser no longer lets us read the site. */
	settingsOf(url: string): Promise<CountSettings | null>;
	show(badge: Badge): Promise<void>;
}

export interface CountSettings {
	readonly site: SiteMemory;
	/** The country whose rules apply when a page suggests none. */
	readonly usualGeo: string;
}

export interface Badge {
	readonly tabId: number;
	readonly counts: Report['counts'];
	readonly isFine: boolean;
}

/** The same calls as messages, because an offscreen document has no other API. */
export type CountRequest = {
	readonly [Name in keyof CountHost]: {
		readonly count: Name;
		readonly input: Parameters<CountHost[Name]>[0];
	};
}[keyof CountHost];

export type CountAnswer<Name extends keyof CountHost> = Awaited<ReturnType<CountHost[Name]>>;
