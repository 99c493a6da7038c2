import { expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import type { LoadedImages } from '../facts/given/loaded-images.ts';
import { pageImages } from './page-images.ts';

it('gives the place, format and name of every image', () => {
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

it('knows the size of an image if a browser laid out the page', () => {
	const [before] = pageImages(factsOfHtml('<img src="a.png">')) ?? [];
	const node = before?.image.node ?? '';
	const loadedImages = {
		images: [
			{
				node,
				width: 319.6,
				height: 200,
				naturalWidth: 640,
				naturalHeight: 400,
				isBroken: false,
				source: 'https://cdn.example/a.avif',
				bytes: 4200,
			},
		],
	} as unknown as LoadedImages; // nothing else of it matters here
	const [image] = pageImages(factsOfHtml('<img src="a.png">', { loadedImages })) ?? [];
	expect(before).toMatchObject({ natural: null, displayed: null, isBroken: false, bytes: null });
	expect(image).toMatchObject({
		natural: { width: 640, height: 400 },
		displayed: { width: 320, height: 200 },
		address: 'https://cdn.example/a.avif',
		format: 'avif',
		bytes: 4200,
	});
});

it.each([
	['data:image/png;base64,AAAA', 3],
	['data:image/png;base64,AAA=', 2],
	['data:image/svg+xml,%3Csvg/%3E', 6],
	['data:,', 0],
])('%s weighs the %i bytes in its data URL', (address, bytes) => {
	const [image] = pageImages(factsOfHtml(`<img src="${address}">`)) ?? [];
	expect(image?.bytes).toBe(bytes);
});
