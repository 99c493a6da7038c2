import { describe, expect, test } from 'vitest';
import { fromHtml } from './from-html.ts';

const mediaIn = (html: string) => fromHtml(html, { given: {}, scope: 'document' }).mediaFiles();
const namedIn = (html: string) => mediaIn(html).map(({ href }) => href);

describe('mediaFiles', () => {
	test.each([
		['<img src="a.png" srcset="a.png, a-2x.png 2x">', ['a.png', 'a-2x.png']],
		['<img srcset=" w_300,h_200/a.png 300w,\n b.png 600w , ">', ['w_300,h_200/a.png', 'b.png']],
		['<img srcset="data:image/gif;base64,R0 1w">', ['data:image/gif;base64,R0']],
		['<img srcset=",, ,">', []],
		['<picture><source srcset="a.avif, b.avif 2x" src="x"><img></picture>', ['a.avif', 'b.avif']],
		['<video src="a.mp4" poster=" a.png "></video>', ['a.mp4', 'a.png']],
		['<video><source src="a.webm" srcset="x"><track src="a.vtt"></video>', ['a.webm', 'a.vtt']],
		['<audio src="a.mp3"></audio><p srcset="x" poster="x">', ['a.mp3']],
	])('of %s are %j', (html, files) => {
		expect(namedIn(html).filter(Boolean)).toEqual(files);
	});

	test('leave out templates, images that scripts load, and the src of an img', () => {
		expect(
			namedIn('<template><video src="a.mp4"></video></template><img src="b" data-srcset="c">'),
		).toEqual([]);
	});

	test('have the offset of their element, however deep it is', () => {
		const html = `${'<div>'.repeat(20_000)}<audio src="a.mp3">`;
		expect(mediaIn(html)).toEqual([{ href: 'a.mp3', node: 100_000 }]);
	});
});
