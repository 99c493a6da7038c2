import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isLanguageCode, meantLanguage } from '../../core/src/languages/language-codes.ts';

const require = createRequire(import.meta.url);

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const codes = [...pairs, ...letters.flatMap((first) => pairs.map((pair) => first + pair))];

const registry: readonly {
	readonly Type: string;
	readonly Subtag: string;
}[] = require('language-subtag-registry/data/json/registry.json');
const registered = new Set(
	registry.filter(({ Type }) => Type === 'language').map(({ Subtag }) => Subtag),
);
const isPrivate = (code: string) => code >= 'qaa' && code <= 'qtz';

test('core knows exactly the registered codes', () => {
	const wrong = codes.filter(
		(code) =>
			isLanguageCode(code) !== (registered.has(code) || (code.length === 3 && isPrivate(code))),
	);
	expect(wrong).toEqual([]);
});

test('core suggests registered codes, and only in place of unregistered ones', () => {
	const suggested = codes.filter((code) => meantLanguage(code) !== null);
	expect(suggested.length).toBeGreaterThan(190);
	expect(suggested.filter((code) => registered.has(code))).toEqual([]);
	expect(suggested.filter((code) => !registered.has(meantLanguage(code) ?? ''))).toEqual([]);
});
