import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementFacts } from './collected/collected-facts.ts';
import { derivedFacts } from './derived/derived-facts.ts';

const filesBefore = (ending: string) =>
	globSync(`**/*${ending}`, { cwd: import.meta.dirname })
		.map((file) => file.slice(0, -ending.length))
		.sort();

test('has a test beside it', () => {
	const facts = filesBefore('.fact.ts');
	expect(facts).toHaveLength(Object.keys({ ...elementFacts, ...derivedFacts }).length);
	expect(filesBefore('.fact.test.ts')).toEqual(facts);
});
