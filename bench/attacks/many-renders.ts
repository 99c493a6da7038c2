import { findBrowser } from '@plumbline/server/find-browser';
import { type Resources, renderMany } from '@plumbline/server/render-leftovers';
import type { Attack } from './attack.ts';

const count = 1000;
const mostGrowth = 0.15;
/** V8 keeps the memory of an ended thread for eight seconds, in case that one more starts. */
const quietMs = 15_000;
/** A browser keeps a connection or two to the proxy for a while. */
const mostDescriptors = 5;

/** Leftovers of many pages, a tenth of which kill their browser. */
export async function manyRenders(): Promise<Attack> {
	const { afterTen, atTheEnd, failed } = await renderMany(findBrowser(process.env), count, quietMs);
	const row = (name: keyof Resources, most: number, shown: (value: number) => string = String) => [
		name,
		shown(afterTen[name]),
		shown(atTheEnd[name]),
		atTheEnd[name] <= afterTen[name] + most ? 'yes' : 'no',
	];
	const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
	const rows = [
		row('descriptors', mostDescriptors),
		row('processes', 0),
		row('folders', 0),
		row('memoryBytes', afterTen.memoryBytes * mostGrowth, megabytes),
	];
	return {
		title: `${count} rendered pages, of which ${failed} killed their browser twice`,
		columns: ['left', 'after ten pages', 'at the end', 'holds'],
		rows,
		isHeld: rows.every((cells) => cells.at(-1) === 'yes'),
	};
}
