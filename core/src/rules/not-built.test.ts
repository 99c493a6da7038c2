import { expect, it } from 'vitest';
import { notBuilt } from './not-built.ts';
import { rules } from './rules.ts';

const built = new Set(rules.map(({ name }) => name));

it('names no rule that is built', () => {
	const names = notBuilt.flatMap((entry) => entry.names);
	expect(names.filter((name) => built.has(name))).toEqual([]);
	expect(new Set(names).size).toBe(names.length);
});

it('sends people to rules that are there', () => {
	const meant = notBuilt.flatMap(({ why }) => why.match(/[a-z]+(?:_[a-z]+)+/g) ?? []);
	expect(meant.filter((name) => !built.has(name))).toEqual([]);
});
