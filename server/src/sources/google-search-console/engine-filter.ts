import { threeLetterCountry } from './three-letter-country.ts';

/** Limits the figures of a property to one search engine. */
export interface EngineFilter {
	/** `usa` */
	readonly country: string;
	readonly device: Device | null;
}

type Device = 'DESKTOP' | 'MOBILE' | 'TABLET';

const devices: Readonly<Record<string, Device>> = {
	desktop: 'DESKTOP',
	mobile: 'MOBILE',
	tablet: 'TABLET',
};

/** Null if Search Console does not cover that engine: `bing_us`. */
export function engineFilter(engineKey: string): EngineFilter | null {
	const parts = engineKey.match(/^google_([a-z]{2})(?:__([a-z0-9]+))?$/);
	const country = threeLetterCountry(parts?.[1] ?? '');
	if (country === null) return null;
	const name = parts?.[2];
	if (name === undefined) return { country, device: null };
	const device = devices[name];
	return device === undefined ? null : { country, device };
}
