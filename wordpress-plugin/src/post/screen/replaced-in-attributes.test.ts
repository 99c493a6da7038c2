import { expect, test } from 'vitest';
import { replacedInAttributes } from './replaced-in-attributes.ts';

test('changes only the texts that contain the part', () => {
	const richText = { toHTMLString: () => '', toString: () => '<a href="/old">Rye</a> $&' };
	const attributes = { content: richText, url: '/old', level: 2, anchor: 'rye' };

	expect(replacedInAttributes(attributes, '/old', '/new$&')).toEqual({
		content: '<a href="/new$&">Rye</a> $&',
		url: '/new$&',
	});
	expect(replacedInAttributes(attributes, '/other', '/new')).toBeNull();
});
