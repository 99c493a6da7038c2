import { expect, it } from 'vitest';
import { notBuilt } from './not-built.ts';
import { rules } from './rules.ts';

const built = new Set(rules.map(({ name }) => name));

it('lists no rule that exists', () => {
	const names = notBuilt.flatMap((entry) => entry.names);
	expect(names.filter((name) => built.has(name))).toEqual([]);
	expect(new Set(names).size).toBe(names.length);
});

it('refers only to rules that exist', () => {
	const meant = notBuilt.flatMap(({ why }) => why.match(/[a-z]+(?:_[a-z]+)+/g) ?? []);
	expect(meant.filter((name) => !built.has(name))).toEqual([]);
});
