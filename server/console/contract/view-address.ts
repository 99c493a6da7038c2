import { screenPaths } from './screens.ts';

/** A view keeps everything in an address but the site and what is open on a screen. */
const kept = [
	...['engine', 'range', 'vs', 'fresh', 'segment', 'figure'],
	...['view', 'group', 'url', 'state', 'filter', 'sort', 'dir', 'columns'],
];

const longestAddress = 6000;

/** The part of an address that a view keeps, always in one order; null without a screen. */
export function viewAddress(address: string): string | null {
	const [path = '', query] = address.split('?', 2);
	if (!screenPaths.some((known) => known === path) || address.length > longestAddress) return null;
	const given = new URLSearchParams(query);
	const named = kept.flatMap((name) => {
		const value = given.get(name);
		return value ? [[name, value]] : [];
	});
	const text = new URLSearchParams(named).toString();
	return text === '' ? path : `${path}?${text}`;
}
