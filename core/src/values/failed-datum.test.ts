import { expect, it } from 'vitest';
import { isFailedDatum } from './failed-datum.ts';

it.each<[property: string, text: string, isFailed: boolean]>([
	['name', 'undefined', true],
	['name', 'undefined undefined', true],
	['name', '{{name}}', true],
	['name', '\u0024{title}', true],
	['name', '%%title%%', true],
	['name', '{post_title}', true],
	['name', '[[*pagetitle]]', true],
	['name', '#<Country:0x007f384de31188>', true],
	['name', 'translation missing: en.blog.title', true],
	['description', '[vc_row][vc_column]Rye bread', true],
	['image', 'https://example.com/undefined', true],
	['image', 'false', true],
	['price', 'None', true],
	['ratingValue', 'NaN', true],
	['url', 'http://https://example.com/', true],
	['name', 'Null', false],
	['name', 'None', false],
	['name', 'Array', false],
	['name', 'NAN', false],
	['name', 'How {{ placeholders }} work', false],
	['description', 'A house rule: bring your own bread.', false],
	['target', '{{url}}', false],
	['datePublished', '0000-00-00 00:00:00', false],
])('%s: %j has failed: %j', (property, text, isFailed) => {
	expect(isFailedDatum(property, text)).toBe(isFailed);
});
