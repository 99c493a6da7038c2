import { describe, expect, it } from 'vitest';
import { aboutThing } from './about-thing.ts';

describe('aboutThing', () => {
	it.each([
		['en', 'Malted Rye Bread with Seeds', 'dark rye bread', 'rye flour'],
		['fr', 'Tarte à la rhubarbe', 'tarte meringuée', 'purée de rhubarbe'],
		['ja', '基本のチキンカレー', '本格カレー', 'チキンの下味'],
	])('keeps phrases for the same kind of thing (%s)', (language, title, kept, leftOut) => {
		const dish = { isProduct: false, names: [title] };
		const sources = { title, blocks: [] };
		expect(aboutThing(dish, sources, [leftOut, kept], language)).toEqual([title, kept]);
	});
});
