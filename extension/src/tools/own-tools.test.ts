import { expect, test } from 'vitest';
import { isToolTemplate, ownToolUrl } from './own-tools.ts';

const page = 'https://me:secret@bakery.example/rye?a=1&b#c';

test.each([
	[
		'https://tool.example/?q={url}',
		'https://tool.example/?q=https%3A%2F%2Fbakery.example%2Frye%3Fa%3D1%26b',
	],
	['https://{host}/admin', 'https://bakery.example/admin'],
	['javascript:alert("{url}")', null],
])('fills in the template %s', (template, url) => {
	expect(ownToolUrl({ name: 'Tool', template }, page)).toBe(url);
});

test('gives no URL for a file', () => {
	expect(ownToolUrl({ name: 'Tool', template: 'https://{host}/' }, 'file:///a.html')).toBeNull();
});

test.each([
	['https://tool.example/?q={url}', true],
	['https://{host}/admin', true],
	['https://tool.example/', false],
	['tool.example/{url}', false],
	['javascript:{url}', false],
])('tells whether %s is a template', (template, isTemplate) => {
	expect(isToolTemplate(template)).toBe(isTemplate);
});
