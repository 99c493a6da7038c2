import { expect, test } from 'vitest';
import { imageName } from './image-name.ts';

test.each([
	['<figure><img class="a" src="https://example.com/a/loaf.jpg?w=9" alt=""></figure>', 'loaf.jpg'],
	['<img src="/%E3%83%91%E3%83%B3.png">', 'パン.png'],
	['<img src="/100%.png">', '100%.png'],
	['<img src="data:image/png;base64,AAAA">', null],
	['<p>No image</p>', null],
])('names the image in %s', (html, name) => {
	expect(imageName(html)).toBe(name);
});
