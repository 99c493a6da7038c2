// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contentWithAlts } from './judge-post.ts';

test('changes the alt texts of known images only', () => {
	const content =
		'<p><img src="a.jpg" alt=""><img src="b.jpg" alt="old"><img src="c.jpg" alt=""></p>';
	const images = [
		{ index: 0, src: 'a.jpg', alt: '' },
		{ index: 1, src: 'b.jpg', alt: 'old' },
		{ index: 2, src: 'moved.jpg', alt: '' },
	];
	expect(contentWithAlts(content, images, ({ alt }) => alt && 'A "loaf"')).toBe(
		'<p><img src="a.jpg"><img src="b.jpg" alt="A &quot;loaf&quot;"><img src="c.jpg" alt=""></p>',
	);
});
