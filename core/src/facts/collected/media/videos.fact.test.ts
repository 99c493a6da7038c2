import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('videos', () => {
	it.each([
		['<video controls src="/a.mp4"></video>', { isDecoration: false, isHidden: false }],
		['<video autoplay muted loop></video>', { isDecoration: true }],
		['<video autoplay controls></video>', { isDecoration: false }],
		['<video>', { isDecoration: false, isHidden: false }],
		['<video aria-hidden="true"></video>', { isHidden: true }],
		['<div hidden><video></video></div>', { isHidden: true }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('videos'))).toMatchObject(expected);
	});

	it('are not found in templates', () => {
		expect(factsOfHtml('<template><video></video></template>').get('videos')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('videos', `<video></video>${tooDeep}`)).toBe('too_deep');
	});
});
