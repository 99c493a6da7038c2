import { expect, test } from 'vitest';
import { tidied } from './tidied.ts';

test.each([
	[' {"@type":"Product","name":"Rye"} ', '{\n  "@type": "Product",\n  "name": "Rye"\n}'],
	['{"@type":"Product",}', '{"@type":"Product",}'],
	['', ''],
])('tidies %j', (json, expected) => {
	expect(tidied(json)).toBe(expected);
});
