import { type SearchType, searchTypes } from './search-type.ts';
import { threeLetterCountry } from './three-letter-country.ts';

/** Limits the figures of a property to one series. */
export interface EngineFilter {
	/** `usa`; null for all countries together. */
	readonly country: string | null;
	readonly device: Device | null;
	readonly type: SearchType;
}

type Device = 'DESKTOP' | 'MOBILE' | 'TABLET';

const devices: Readonly<Record<string, Device>> = {
	desktop: 'DESKTOP',
	mobile: 'MOBILE',
	tablet: 'TABLET',
};

/** Null if Search Console does not cover that engine: `bing_us`. */
export function engineFilter(engineKey: string): EngineFilter | null {
	const parts = engineKey.match(/^google(?:_([a-z]{2}))?(?:__([a-z0-9]+))?$/);
	if (parts === null) return null;
	const [, market, part] = parts;
	const country = market === undefined ? null : threeLetterCountry(market);
	if (market !== undefined && country === null) return null;
	if (part === undefined) return { country, device: null, type: searchTypes.web };
	const [device, type] = [devices[part], searchTypes[part]];
	if (device !== undefined) return { country, device, type: searchTypes.web };
	return type === undefined || part === 'web' ? null : { country, device: null, type };
}
