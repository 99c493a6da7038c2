import { expect, it } from 'vitest';
import { factsOfHtml } from '../page/facts-of-html.fixtures.ts';
import { pageImages } from './page-images.ts';

it('says of every image where it is, in which format, and how it is named', () => {
	const images = pageImages(
		factsOfHtml(`<img src="/a.JPEG?w=1" alt="Bread"><img src="data:image/png;base64,AA" alt=" ">
<img src="b"><img src="https://cdn.example/c.webp" aria-label="Rye"><img alt="x">`),
	);
	expect(images?.map(({ address, alt, format }) => [address.slice(0, 24), format, alt])).toEqual([
		['https://example.com/a.JP', 'jpg', 'text'],
		['data:image/png;base64,AA', 'png', 'empty'],
		['https://example.com/brea', '', 'missing'],
		['https://cdn.example/c.we', 'webp', 'named'],
		['', '', 'text'],
	]);
});
