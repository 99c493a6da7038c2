import { expect, test } from 'vitest';
import { parseForm, parseQuery } from './form.ts';

test.each([
	['keyword=sour+dough', 'sour dough'],
	['keyword=c%2B%2B', 'c++'],
	['keyword=%E3%83%91%E3%83%B3', 'パン'],
	['keyword=100%', '100%'],
	['keyword=a=b', 'a=b'],
	['&keyword=x&', 'x'],
])('%s means %s in a form as in a query', (text, keyword) => {
	expect(parseForm(Buffer.from(text))).toEqual({ keyword });
	expect(parseQuery(text)).toEqual({ keyword });
});

test('a repeated field is a list', () => {
	expect(parseForm(Buffer.from('k=a&k=b'))).toEqual({ k: ['a', 'b'] });
});

test('a huge value stays encoded', () => {
	const value = '%3Cp%3E'.repeat(20_000);
	const { html } = parseForm(Buffer.from(`geo=us&html=${value}&x=1`));
	expect(html).toEqual({ kind: 'form', bytes: Buffer.from(value) });
});

test('too many fields are refused', () => {
	expect(() => parseForm(Buffer.from('a&'.repeat(3000)))).toThrow('too many fields');
});
