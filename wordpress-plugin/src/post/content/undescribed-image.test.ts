import { expect, test } from 'vitest';
import { block } from './block.fixtures.ts';
import { missingAltText, undescribedInText, withoutUnchosenAlt } from './undescribed-image.ts';

const html = '<figure><img src="/loaf.jpg" alt="" class="wp-image-7"/></figure>';
const image = (attributes: object, name = 'core/image') =>
	block({ name, attributes: { ...attributes } });

test.each([
	['an image nobody described', image({ alt: '' }), 'alt'],
	['an image beside text', image({}, 'core/media-text'), 'mediaAlt'],
	['a described image', image({ alt: 'A loaf' }), null],
	['a cover', image({ alt: '' }, 'core/cover'), 'alt'],
	['a block that WordPress renders', image({}, 'core/site-logo'), null],
])('knows whether %s waits for an alt text', (_name, one, attribute) => {
	expect(missingAltText(one)).toBe(attribute);
});

test('an empty alt text that nobody chose does not make the image a decoration', () => {
	expect(withoutUnchosenAlt(image({ alt: '' }), html)).toBe(
		'<figure><img src="/loaf.jpg" class="wp-image-7"/></figure>',
	);
	expect(withoutUnchosenAlt(image({ alt: '' }, 'core/html'), html)).toBe(html);
});

test('a text of the classic editor has images of the media library that nobody described', () => {
	const text = `<p>${html}<img src="/line.png" alt=""></p>`;

	expect(withoutUnchosenAlt(image({}, 'core/freeform'), text)).toBe(
		'<p><figure><img src="/loaf.jpg" class="wp-image-7"/></figure><img src="/line.png" alt=""></p>',
	);
	const found = undescribedInText(text);
	expect(found?.imageId).toBe(7);
	expect(found?.described('A "loaf"')).toBe(
		'<img src="/loaf.jpg" alt="A &quot;loaf&quot;" class="wp-image-7"/>',
	);
	expect(undescribedInText('<img src="/line.png" alt="">')).toBeNull();
});
