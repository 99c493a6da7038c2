import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('frames', () => {
	it.each([
		[
			'<iframe src="/map" title=" A map "></iframe>',
			{ src: '/map', label: 'A map', isHidden: false },
		],
		['<iframe data-src="/map" aria-label="A map"></iframe>', { src: '/map', label: 'A map' }],
		['<iframe src="/map" title=" " aria-label="A map"></iframe>', { label: 'A map' }],
		['<iframe src="/map" aria-labelledby="map"></iframe>', { label: '', labelledBy: 'map' }],
		['<iframe>', { src: '', label: '', isHidden: false }],
		['<iframe src="/count" width="1" height="1"></iframe>', { label: '', isHidden: true }],
		['<iframe src="/count" style="border: 0; width:0px"></iframe>', { isHidden: true }],
		['<iframe src="/map" style="width: 0; width: 300px"></iframe>', { isHidden: false }],
		[
			'<iframe src="/map" style="min-height: 300px; --x: 0; --width:0"></iframe>',
			{ isHidden: false },
		],
		['<iframe src="/map" style="max-width: 100%; height: 100px"></iframe>', { isHidden: false }],
		['<div hidden><iframe src="/count"></iframe></div>', { isHidden: true }],
		['<iframe src="/count" tabindex="-1"></iframe>', { isHidden: true }],
		['<iframe src="/count" aria-hidden="true"></iframe>', { isHidden: true }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('frames'))).toMatchObject(expected);
	});

	it('are not found in templates', () => {
		expect(factsOfHtml('<template><iframe src="/map"></iframe></template>').get('frames')).toEqual(
			[],
		);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('frames', `<iframe src="/map"></iframe>${tooDeep}`)).toBe('too_deep');
	});
});
