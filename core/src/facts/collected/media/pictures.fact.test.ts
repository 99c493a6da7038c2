import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('pictures', () => {
	it.each([
		['<picture><source srcset="/a.webp"><img src="/a.jpg"></picture>', true],
		['<picture><noscript><img src="/a.jpg"></noscript></picture>', true],
		['<picture><source srcset="/a.webp"></picture><img src="/b.jpg">', false],
		['<picture></picture>', false],
		['<picture><source srcset="/a.webp">', false],
	])('%s has an image: %j', (html, hasImage) => {
		expect(only(factsOfHtml(html).get('pictures')).hasImage).toBe(hasImage);
	});

	it('are not found in templates', () => {
		const html = '<template><picture><img src="/a.jpg"></picture></template>';
		expect(factsOfHtml(html).get('pictures')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('pictures', `<picture></picture>${tooDeep}`)).toBe('too_deep');
	});
});
