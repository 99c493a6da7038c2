import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const filesOf = (html: string) =>
	factsOfHtml(html)
		.get('blockingScripts')
		?.map(({ src }) => src);

describe('blockingScripts', () => {
	it.each([
		['<script src=" /a.js "></script>', ['/a.js']],
		['<script src="/a.js" type="text/javascript"></script>', ['/a.js']],
		['<script src="/a.js" type=" Text/JavaScript "></script>', ['/a.js']],
		['<script async src="/a.js"></script><script defer src="/b.js"></script>', []],
		['<script type="module" src="/a.js"></script>', []],
		['<script type="text/plain" src="/a.js"></script><script>1</script>', []],
		['<script src=""></script>', []],
		['<body><script src="/a.js"></script>', []],
	])('are seen in %s', (html, files) => {
		expect(filesOf(html)).toEqual(files);
	});

	it('cannot be known in a fragment', () => {
		const html = '<script src="/a.js"></script>';
		expect(whyUnknown('blockingScripts', html, { scope: 'fragment' })).toBe('fragment');
	});
});
